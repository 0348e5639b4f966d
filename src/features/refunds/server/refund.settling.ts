import type { Caller } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { sum } from "../../../shared/money";
import { lotExpiry } from "../../fund/fund.rules";
import { fundCredit, fundReturn } from "../../fund/server/fund.payments";
import { arrival, wayBack } from "../../payments/money.words";
import { paidShares } from "../../payments/payment.shares";
import { isDisputed } from "../../payments/server/disputes/disputes.repository";
import { unattributedOf } from "../../payments/server/outside/outside.repository";
import { derivedId, leftOfPayment, oweRefund } from "../../payments/server/payment.owed";
import { type PaymentRow, successfulPaymentOf } from "../../payments/server/payment.repository";
import { type CancellationPhase, cancellationPhases, phaseAt } from "../../plan/cancellation.rules";
import { type CheckoutContext, openBookings } from "../../plan/checkout/checkout.context";
import type { Booking } from "../../plan/plan.schemas";
import { findBooking } from "../../plan/server/bookings/bookings.repository";
import type { LockedPlan } from "../../plan/server/checkout/checkout.commands";
import { actorOf } from "../../plan/server/plan.service";
import { type Left, leftOf, leftWithin, type PaidBooking, sumOfLegs } from "../refunds.rules";
import { paidBookings, type RequestRow, settledFor } from "./refunds.repository";

/** What a refund of a booking depends on: what was paid, what is left, and the cancellation rule in force. */
export type RefundFacts = {
  booking: Booking;
  phase: CancellationPhase;
  /** The service has begun, so that a part of it may have been used. */
  begun: boolean;
  payment: PaymentRow | null;
  /** The payer's bank has not decided about the payment. (PAY-31) */
  disputed: boolean;
  left: Left;
};

/** What a refund of a booking depends on, at an instant. Throws `notFound`. */
export async function refundFacts(
  db: Tx,
  bookingId: number,
  context: CheckoutContext,
  at: Instant,
): Promise<RefundFacts> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new Problem("notFound");
  // What may be kept of its price is not known.
  if (booking.Unreadable) throw new Problem("plan.unreadable", { plan: booking.TravelPlanId });
  const { PayNow: amount, Units: units, StartsAt: startsAt } = booking;
  const phase = phaseAt(cancellationPhases(booking.CancellationRules, { amount, units, startsAt }), at, amount);
  const begun = at >= startsAt;
  const payment = (await successfulPaymentOf(db, context.planId)) ?? null;
  if (!payment) return { booking, phase, begun, payment, disputed: false, left: nothingLeft };
  const lefts = await leftsOf(db, payment, openIds(context));
  const left = lefts.find((paid) => paid.bookingId === bookingId)?.left ?? nothingLeft;
  // Money that went back in other ways, such as by the payer's bank, is not left for the booking either.
  const byMethod = Math.max(0, await leftOfPayment(db, payment));
  // Until finance has said what it was, money that went back elsewhere counts as of the bookings' prices.
  const unattributed = await unattributedOf(db, payment.id);
  const ofPrices = sum(lefts.map((of) => of.left.amount - of.left.fromFund));
  const ofPrice = unattributed > 0 ? Math.max(0, ofPrices - unattributed) : byMethod;
  const disputed = await isDisputed(db, payment.id);
  return { booking, phase, begun, payment, disputed, left: leftWithin(left, byMethod, ofPrice) };
}

const openIds = (context: CheckoutContext): number[] => openBookings(context).map(({ id }) => id);

/**
 * What is left of each booking that a payment was for, by what was refunded of it: of these, and of those that were
 * refunded.
 */
export async function leftsOf(
  db: Tx,
  payment: PaymentRow,
  bookingIds: readonly number[],
): Promise<{ bookingId: number; left: Left }[]> {
  const shares = paidShares(await paidBookings(db, payment.planId, bookingIds), payment);
  const settled = await settledFor(
    db,
    shares.map(({ bookingId }) => bookingId),
  );
  return shares.map((share) => {
    const { bookingId } = share;
    const ofBooking = settled.filter((refund) => refund.bookingId === bookingId);
    return { bookingId, left: leftOf(share, ofBooking) };
  });
}

/**
 * The bookings that a plan's payment was for, with what is left of each; null while the plan is not paid. With an
 * unsigned receipt the method's charge has gone back too. (REFUND-11)
 */
export async function bookingsPaidFor(db: Tx, context: CheckoutContext): Promise<PaidBooking[] | null> {
  const payment = await successfulPaymentOf(db, context.planId);
  if (!payment) return null;
  const open = openIds(context);
  const lefts = await leftsOf(db, payment, [...open, ...(context.cancelled?.bookingIds ?? [])]);
  return lefts.map(({ bookingId, left }) => {
    const whole = context.cancelled?.reason === "unsigned" ? left : left.whole;
    return { left: { ...left, whole }, open: open.includes(bookingId) };
  });
}

const nothingLeft: Left = { amount: 0, fromFund: 0, whole: { amount: 0, fromFund: 0 } };

type Parts = { notify: Notify };

export type SettleRefund = ReturnType<typeof refundSettling>;

/**
 * Carries out a decided refund, in the transaction that records it: the row for the provider, the fund's returns and
 * new lots, the end of the booking, and the notification of the client. Throws `refund.disputed` while the payer's bank
 * has not decided about the charge. (REFUND-16, PAY-31)
 */
export function refundSettling({ notify }: Parts) {
  return async (plan: LockedPlan, request: RequestRow, payment: PaymentRow, caller: Caller): Promise<void> => {
    const { tx, at } = plan;
    const { id, bookingId, planId, clientId, toMethod, toLots, toNewLot } = request;
    if (await isDisputed(tx, payment.id)) throw new Problem("refund.disputed");
    const refund = { id: derivedId(`refund/${id}`), amount: toMethod, reason: "cancelled", bookingId, requestId: id };
    await oweRefund(tx, payment, refund, at);
    await fundReturn(tx, { paymentId: payment.id, key: `refund/${id}/lots`, amount: toLots, at });
    await fundCredit(tx, { clientId, planId, bookingId, requestId: id, amount: toNewLot, at });
    if (request.endsBooking) {
      const refused = plan.take({ type: "booking.refunded", bookingId }, actorOf(caller));
      if (refused) throw refused;
    }
    await notifyClient(tx, request, payment.method, at);
  };

  async function notifyClient(tx: Tx, request: RequestRow, method: number, at: Instant): Promise<void> {
    const { id, clientId, planId, bookingId, toMethod, toLots, toNewLot } = request;
    const lots = { lots: toLots > 0 ? "yes" : "no", toLotsAmount: toLots };
    const parts = { amount: sumOfLegs(request), toMethodAmount: toMethod, newLotAmount: toNewLot, ...lots };
    const values = { planId, bookingId, ...parts, ...wayBack(method), ...arrival("no") };
    const key = `refund-${id}-approved`;
    if (toNewLot === 0) {
      const template = toMethod > 0 ? "refundApproved" : "refundToLots";
      return notify(tx, { clientId, planId, key, template, values, ...(toMethod === 0 && { path: "/fund" }), at });
    }
    const expiresOn = havanaDate(lotExpiry(at));
    const credited = { ...values, expiresOn };
    await notify(tx, { clientId, planId, key, template: "refundToFund", values: credited, path: "/fund", at });
  }
}
