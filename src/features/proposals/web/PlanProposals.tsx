import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import type { WebState } from "../../../platform/web/state";
import type { PlanPlaces } from "../../plan/web/PlanPlaces";
import { ProposalCard } from "./ProposalCard";
import { useGetProposalsQuery } from "./proposal.api";

/** The proposals for a plan; loaded only while a booking waits for its supplier. */
export const PlanProposals: PlanPlaces["Proposals"] = ({ plan, open: { snapshot }, children }) => {
  const lang = useSelector(({ language }: WebState) => language.current);
  const waits = snapshot.context.bookings.some(({ status }) => status === "requested");
  const { data = [] } = useGetProposalsQuery(waits ? { planId: plan.TravelPlanId, lang } : skipToken);
  const proposals = waits ? data : [];
  const cards = proposals.map((proposal) => {
    const booked = plan.Bookings.find(({ BookingId }) => BookingId === proposal.BookingId);
    return booked && <ProposalCard key={proposal.ProposalId} proposal={proposal} booked={booked} />;
  });
  return children(proposals.length, cards);
};
