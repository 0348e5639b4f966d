import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import type { WebState } from "../../../web/state";
import type { BookingProposal } from "../proposal.schemas";
import { ProposalCard } from "./ProposalCard";
import { useGetProposalsQuery } from "./proposal.api";
import type { OpenCheckout } from "./useCheckout";

const NONE: readonly BookingProposal[] = [];

/** What the desk proposes for a plan: asked for while a booking still waits for its supplier, and at no other time. */
export function usePlanProposals(planId: number, { snapshot }: OpenCheckout): readonly BookingProposal[] {
  const lang = useSelector(({ language }: WebState) => language.current);
  const waits = snapshot.context.bookings.some(({ status }) => status === "requested");
  const { data = NONE } = useGetProposalsQuery(waits ? { planId, lang } : skipToken);
  return waits ? data : NONE;
}

export function PlanProposals({ proposals }: { readonly proposals: readonly BookingProposal[] }) {
  return proposals.map((proposal) => <ProposalCard key={proposal.ProposalId} proposal={proposal} />);
}
