import type { Instant } from "../../shared/instant";
import type { Refusal } from "../../shared/refusals";
import type { PlanBooking } from "./checkout/checkout.context";
import type { CheckoutEventOf } from "./checkout/checkout.events";
import { whyNot } from "./checkout/checkout.reasons";
import { type CheckoutSnapshot, stateName, takesBookings } from "./checkout/checkout.states";

/** Why no booking of a plan can be changed at an instant, whichever it is; null: one may be. (PLAN-40) */
export function refusedChange(snapshot: CheckoutSnapshot, at: Instant): Refusal | null {
  if (takesBookings(snapshot, at)) return null;
  return { code: "notInState", facts: { event: "booking.added", state: stateName(snapshot) } };
}

/** Why a booking cannot be changed to another; empty: it can. (PLAN-40) */
export function whyNoChange(snapshot: CheckoutSnapshot, event: CheckoutEventOf<"booking.added">): Refusal[] {
  const refused = refusedChange(snapshot, event.at);
  return refused ? [refused] : whyNot(snapshot, event);
}

/** Why a booking cannot be changed at all at an instant; empty: it can, to a later time for instance. (PLAN-40) */
export function whyUnchangeable(snapshot: CheckoutSnapshot, booking: PlanBooking, at: Instant): Refusal[] {
  const { id, productType, startsAt, endsAt, amount } = booking;
  return whyNoChange(snapshot, {
    type: "booking.added",
    at,
    booking: { id, productType, startsAt, endsAt, amount, replaces: id },
  });
}
