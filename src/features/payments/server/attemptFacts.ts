import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { CheckoutFact } from "../../plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../plan/checkout/checkout.states";
import type { PaymentRow } from "./payment.repository";

/** An attempt, and the change whose difference it pays; null: it pays the plan. (PLAN-44) */
type Attempt = Pick<PaymentRow, "id" | "forBookingId">;

/** The chart's facts about an attempt to pay a plan, or a change that costs more. */
export const capturedFact = ({ id: attemptId, forBookingId }: Attempt, amount: Minor): CheckoutFact =>
  forBookingId === null
    ? { type: "payment.captured", attemptId, amount }
    : { type: "supplement.captured", attemptId, amount };

export const declinedFact = ({ id: attemptId, forBookingId }: Attempt): CheckoutFact =>
  forBookingId === null ? { type: "payment.declined", attemptId } : { type: "supplement.declined", attemptId };

export const unknownFact = ({ id: attemptId, forBookingId }: Attempt): CheckoutFact =>
  forBookingId === null ? { type: "payment.unknown", attemptId } : { type: "supplement.unknown", attemptId };

/** Whether the plan knows that the attempt's provider has not answered. */
export const isKnownUnknown = ({ context }: CheckoutSnapshot, { forBookingId }: Attempt): boolean =>
  Boolean((forBookingId === null ? context.attempt : context.supplement)?.unknown);

/** Until when the plan or change of an attempt can be paid; null: no longer. */
export function payableUntil({ context }: CheckoutSnapshot, { forBookingId }: Attempt): Instant | null {
  if (forBookingId === null) return context.payWindow?.closesAt ?? null;
  const change = context.bookings.find(({ id }) => id === forBookingId);
  return change?.status === "agreed" ? change.holdUntil : null;
}
