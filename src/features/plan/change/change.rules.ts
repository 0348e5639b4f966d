import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { cancellationPhases, phaseAt } from "../cancellation/cancellation.rules";
import type { CheckoutEventOf } from "../checkout/checkout.events";
import { whyNot } from "../checkout/checkout.reasons";
import { type CheckoutSnapshot, refundsBookings, stateName, takesBookings } from "../checkout/checkout.states";
import type { Booking } from "../plan.schemas";

/** Why no booking of a plan can be changed at an instant; null if one may be. (PLAN-40, PLAN-42) */
export function refusedChange(snapshot: CheckoutSnapshot, at: Instant): Refusal | null {
  const state = stateName(snapshot);
  if (takesBookings(snapshot, at) || refundsBookings(state)) return null;
  return { code: "notInState", facts: { event: "booking.added", state } };
}

/** Why a booking cannot be changed to another; empty: it can. (PLAN-40, PLAN-42) */
export function whyNoChange(
  snapshot: CheckoutSnapshot,
  booking: Booking,
  event: CheckoutEventOf<"booking.added">,
): Refusal[] {
  const refused = refusedChange(snapshot, event.at);
  if (refused) return [refused];
  const refusals = whyNot(snapshot, event);
  if (!snapshot.hasTag("paid") || refusals.length > 0 || isFreeToCancel(booking, event.at)) return refusals;
  return [{ code: "changeNotFree", facts: { booking: booking.BookingId } }];
}

/** Why a booking cannot be changed at all at an instant; empty: it can, to a later time for instance. (PLAN-40) */
export function whyUnchangeable(snapshot: CheckoutSnapshot, booking: Booking, at: Instant): Refusal[] {
  const planned = snapshot.context.bookings.find(({ id }) => id === booking.BookingId);
  if (!planned) return [{ code: "bookingUnknown", facts: { booking: booking.BookingId } }];
  const { id, productType, startsAt, endsAt, amount } = planned;
  return whyNoChange(snapshot, booking, {
    type: "booking.added",
    at,
    booking: { id, productType, startsAt, endsAt, amount, replaces: id },
  });
}

/**
 * Whether a booking's own schedule, with the terms of its sale, would keep nothing of its price at an instant.
 * (PLAN-42)
 */
function isFreeToCancel(booking: Booking, at: Instant): boolean {
  const { CancellationRules, PayNow: amount, Units: units, StartsAt: startsAt, Unreadable } = booking;
  if (Unreadable) return false;
  return phaseAt(cancellationPhases(CancellationRules, { amount, units, startsAt }), at, amount).charge === 0;
}
