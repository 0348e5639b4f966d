import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { paidShares } from "../../payments/payment.shares";
import { type PaymentRow, successfulPaymentOf } from "../../payments/server/payment.repository";
import { type CancellationPhase, cancellationPhases, phaseAt } from "../../plan/cancellation.rules";
import { type CheckoutContext, openBookings } from "../../plan/checkout/checkout.context";
import type { Booking } from "../../plan/plan.schemas";
import { findBooking } from "../../plan/server/bookings.repository";
import { type Left, leftOf } from "../refunds.rules";
import { paidBookings, settledFor } from "./refund.repository";

/** A booking in view of a refund: what was paid for it, what may still go back, and the cancellation rule in force. */
export type RefundFacts = {
  booking: Booking;
  phase: CancellationPhase;
  payment: PaymentRow | null;
  left: Left;
};

/** Reads what a refund of a booking depends on, at an instant. Throws `notFound`. */
export async function refundFacts(
  db: Tx,
  bookingId: number,
  context: CheckoutContext,
  at: Instant,
): Promise<RefundFacts> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new Problem("notFound");
  const { PayNow: amount, Units: units, StartsAt: startsAt } = booking;
  const phase = phaseAt(cancellationPhases(booking.CancellationRules, { amount, units, startsAt }), at, amount);
  const payment = (await successfulPaymentOf(db, context.planId)) ?? null;
  if (!payment) return { booking, phase, payment, left: { amount: 0, fromFund: 0 } };
  const openIds = openBookings(context).map(({ id }) => id);
  const shares = paidShares(await paidBookings(db, context.planId, openIds), payment.fundAmount);
  const share = shares.find((paid) => paid.bookingId === bookingId) ?? { bookingId, amount: 0, fromFund: 0 };
  return { booking, phase, payment, left: leftOf(share, await settledFor(db, [bookingId])) };
}
