import Type, { type Static } from "typebox";
import { Id, StatedPrice, Strict } from "../../shared/schemas";

/**
 * A field of the booking calls of products whose bookings can be changed: the booking whose place this one takes. It is
 * booked in that booking's plan. (PLAN-40)
 */
export const changeCall = { Replaces: Type.Optional(Id) };

/** What changing a booking would cost. Nothing is changed or held by asking. (PLAN-40) */
export const ChangeQuote = Strict({
  Was: StatedPrice,
  Now: StatedPrice,
  /** False: the booking stays as it is until its supplier has confirmed the change. */
  ConfirmsInstantly: Type.Boolean(),
});
export type ChangeQuote = Static<typeof ChangeQuote>;
