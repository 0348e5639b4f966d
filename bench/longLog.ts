import type { CheckoutEvent } from "../src/features/plan/checkout/checkout.events";
import { PaymentProvider } from "../src/shared/enumerations";
import { added, attempt, booking, checked, starts } from "../test/checkoutStory";

/** Hours between two laps: so all of them lie within the 72 hours of the first booking. */
const STEP = 0.001;

/**
 * A plan's log in which a booking is added, confirmed, checked, declined by the card's bank and deleted, again and
 * again.
 */
export function longLog(length: number): CheckoutEvent[] {
  const laps = Array.from({ length: Math.ceil(length / lap(0).length) }, (_lap, index) => lap(index));
  return laps.flat().slice(0, length);
}

function lap(index: number): CheckoutEvent[] {
  const at = index * STEP;
  const id = index + 1;
  const chosen = added(at, id);
  return [
    chosen,
    booking("booking.confirmed", at, id),
    checked(at),
    { type: "method.changed", at: chosen.at, method: PaymentProvider.Clover },
    starts("payment.started", at),
    attempt("payment.unknown", at),
    attempt("payment.declined", at),
    booking("booking.removed", at, id),
  ];
}
