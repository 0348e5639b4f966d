import Type, { type Static } from "typebox";
import { destinations } from "../../../shared/enumerations";
import { Id, MinorUnits, Nullable, StatedPrice, Strict } from "../../../shared/schemas";

/** Fields of the booking calls of products whose bookings can be changed. */
export const changeCall = {
  /** The booking that this one replaces. It is booked in that booking's plan. (PLAN-40) */
  Replaces: Type.Optional(Id),
  /**
   * The destination of the difference if the replaced booking is paid and cost more. Absent: the way it was paid.
   * (PLAN-42)
   */
  RefundTo: Type.Optional(Type.Enum(destinations)),
};

/** The refunded amount, in minor units: the way it was paid, and to the fund credit that paid. */
export const PaidBack = Strict({
  Amount: MinorUnits,
  /** Goes into the fund instead, if the client chooses so. */
  ToMethod: MinorUnits,
  ToLots: MinorUnits,
  /** The part of `ToLots` that goes to expired credit. */
  Lost: MinorUnits,
  CardLast4: Nullable(Type.String()),
});
export type PaidBack = Static<typeof PaidBack>;

/** A preview of a booking's change. The call changes and reserves nothing. (PLAN-40) */
export const ChangeQuote = Strict({
  Was: StatedPrice,
  Now: StatedPrice,
  /** False: the booking stays as it is until its supplier has confirmed the change. */
  ConfirmsInstantly: Type.Boolean(),
  /**
   * Whether the plan's receipt is signed, so that it must be signed again at another price. Absent: it is not.
   * (PLAN-43)
   */
  SignAnew: Type.Optional(Type.Literal(true)),
  /** What is to be paid before the change replaces a paid booking, minor units. Absent: nothing. (PLAN-44) */
  More: Type.Optional(MinorUnits),
  /** Absent: the booking is not paid, or the change costs the same or more. */
  Back: Type.Optional(PaidBack),
});
export type ChangeQuote = Static<typeof ChangeQuote>;
