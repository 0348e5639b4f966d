import { skipToken } from "@reduxjs/toolkit/query";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { useBookingNames } from "../../plan/web/bookings/useBookingNames";
import type { PlanSlots } from "../../plan/web/PlanSlots";
import { ProposalCard } from "./ProposalCard";
import { useGetProposalsQuery } from "./proposal.api";

/** The proposals for a plan; loaded only while one waits for the client's answer. */
export const PlanProposals: PlanSlots["Proposals"] = ({ plan, open: { checkout } }) => {
  const lang = useLanguage();
  const { Proposed } = checkout;
  const nameOf = useBookingNames(plan.Bookings);
  const { data = [] } = useGetProposalsQuery(
    Proposed.length > 0 ? { planId: plan.TravelPlanId, lang } : skipToken,
    pollingOptions(),
  );
  return data.map((proposal) => {
    const { ProposalId, BookingId } = proposal;
    const booked = Proposed.includes(BookingId) && plan.Bookings.find((booking) => booking.BookingId === BookingId);
    return booked && <ProposalCard key={ProposalId} proposal={proposal} booked={booked} name={nameOf(booked)} />;
  });
};
