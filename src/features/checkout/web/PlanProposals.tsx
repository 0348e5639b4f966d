import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import type { WebState } from "../../../web/state";
import { ProposalCard } from "./ProposalCard";
import { useGetProposalsQuery } from "./proposal.api";
import type { OpenCheckout } from "./useCheckout";

/** What the desk proposes for this plan: asked for while a booking still waits for its supplier, and at no other time. */
export function PlanProposals({ planId, open }: { readonly planId: number; readonly open: OpenCheckout }) {
  const lang = useSelector(({ language }: WebState) => language.current);
  const waits = open.snapshot.context.bookings.some(({ status }) => status === "requested");
  const { data = [] } = useGetProposalsQuery(waits ? { planId, lang } : skipToken);
  if (!waits) return null;
  return data.map((proposal) => <ProposalCard key={proposal.ProposalId} proposal={proposal} />);
}
