import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import type { WebState } from "../../../platform/web/state";
import type { Booking } from "../../plan/plan.schemas";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import type { BookingProposal } from "../proposal.schemas";
import { ProposalCard } from "./ProposalCard";
import { useGetProposalsQuery } from "./proposal.api";

const NONE: readonly BookingProposal[] = [];

/** What the desk proposes for a plan: asked for while a booking still waits for its supplier, and at no other time. */
export function usePlanProposals(planId: number, { snapshot }: OpenCheckout): readonly BookingProposal[] {
  const lang = useSelector(({ language }: WebState) => language.current);
  const waits = snapshot.context.bookings.some(({ status }) => status === "requested");
  const { data = NONE } = useGetProposalsQuery(waits ? { planId, lang } : skipToken);
  return waits ? data : NONE;
}

type Props = { readonly proposals: readonly BookingProposal[]; readonly bookings: readonly Booking[] };

export function PlanProposals({ proposals, bookings }: Props) {
  return proposals.map((proposal) => {
    const booked = bookings.find(({ BookingId }) => BookingId === proposal.BookingId);
    return booked && <ProposalCard key={proposal.ProposalId} proposal={proposal} booked={booked} />;
  });
}
