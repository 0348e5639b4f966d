import Type, { type Static } from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";
import { bookingCall, shownPrice } from "../plan/bookings/booking.schemas";
import { Booking } from "../plan/plan.schemas";

/** A proposal by staff for a booking that its supplier cannot provide. */
export const BookingProposal = Strict({
  ProposalId: Id,
  /** The booking that it would replace. */
  BookingId: Id,
  /** The alternative with its price, as a booking of the plan. */
  Offer: Booking,
  /** Staff's note about it. */
  Note: Type.String(),
  AnswerBy: InstantMs,
});
export type BookingProposal = Static<typeof BookingProposal>;

export const ProposalAnswer = Strict({ ProposalId: Id });
export type ProposalAnswer = Static<typeof ProposalAnswer>;

/**
 * An acceptance has the same fields as a booking: the shown price, and whether a second booking is allowed. (PLAN-37)
 */
export const AcceptedProposal = Strict({
  ...ProposalAnswer.properties,
  UnlessBooked: bookingCall.UnlessBooked,
  ...shownPrice,
});
export type AcceptedProposal = Static<typeof AcceptedProposal>;
