import Type, { type Static } from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";
import { Booking } from "../plan/plan.schemas";

/** What the desk offers in the place of a booking that its supplier cannot give. */
export const BookingProposal = Strict({
  ProposalId: Id,
  /** The booking that it would replace. */
  BookingId: Id,
  /** The alternative, with its price, as it would be in the plan. */
  Offer: Booking,
  /** Why, in our staff's words. */
  Note: Type.String(),
  AnswerBy: InstantMs,
});
export type BookingProposal = Static<typeof BookingProposal>;

export const ProposalAnswer = Strict({ ProposalId: Id });
export type ProposalAnswer = Static<typeof ProposalAnswer>;
