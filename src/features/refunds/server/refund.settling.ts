import type { Caller } from "../../../platform/server/http/caller";
import type { Values } from "../../../platform/server/http/texts";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { refuseWhileRestored } from "../../../platform/server/restored.repository";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { sum } from "../../../shared/money";
import { fundPath } from "../../account/account.pages";
import { fates, lotExpiry, type Return, type ReturnedPart, sumOfFate } from "../../fund/fund.rules";
import { fundCredit, fundReturn } from "../../fund/server/fund.payments";
import { arrival, wayBack } from "../../payments/money.words";
import { type PaidShare, paidShares } from "../../payments/payment.shares";
import { isDisputed } from "../../payments/server/disputes/disputes.repository";
import { unattributedOf } from "../../payments/server/outside/outside.repository";
import { derivedId, leftOfPayment, oweRefund } from "../../payments/server/payment.owed";
import { type PaymentRow, successfulPaymentOf } from "../../payments/server/payment.repository";
import { type CancellationPhase, cancellationPhases, phaseAt } from "../../plan/cancellation.rules";
import { type CheckoutContext, standingBookings } from "../../plan/checkout/checkout.context";
import type { Booking } from "../../plan/plan.schemas";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { actorOf } from "../../plan/server/plan.service";
import { type Left, leftOf, leftWithin, type PaidBooking, sumOfLegs } from "../refunds.rules";
import { type PaidFor, refundLines } from "./refund.lines";
import { paidBookings, type RequestRow, setLots, settledFor } from "./refunds.repository";

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
  paid: PaidFor;
};

/** What a refund of a booking depends on, at an instant. Throws `notFound`. */
export async function refundFacts(
  db: Tx,
  { findBooking }: Pick<BookingReader, "findBooking">,
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
  if (!payment) return { booking, phase, begun, payment, disputed: false, left: nothingLeft, paid: nothingPaid };
  const disputed = await isDisputed(db, payment.id);
  return {
    booking,
    phase,
    begun,
    payment,
    disputed,
    ...(await leftOfBooking(db, payment, openIds(context), bookingId)),
  };
}

/** What was paid for one of a payment's bookings, and what is left of it. */
export async function leftOfBooking(
  db: Tx,
  payment: PaymentRow,
  openIds: readonly number[],
  bookingId: number,
): Promise<Pick<RefundFacts, "left" | "paid">> {
  const lefts = await leftsOf(db, payment, openIds);
  const own = lefts.find((paid) => paid.bookingId === bookingId);
  // Money that went back in other ways, such as by the payer's bank, is not left for the booking either.
  const byMethod = Math.max(0, await leftOfPayment(db, payment));
  // Until finance has said what it was, money that went back elsewhere counts as of the bookings' prices.
  const unattributed = await unattributedOf(db, payment.id);
  const ofPrices = sum(lefts.map((of) => of.left.amount - of.left.fromFund));
  const ofPrice = unattributed > 0 ? Math.max(0, ofPrices - unattributed) : byMethod;
  const left = leftWithin(own?.left ?? nothingLeft, byMethod, ofPrice);
  return { left, paid: own ? paidFor(own, left) : nothingPaid };
}

/** What was paid for a booking and has gone of it. `within`: what can still go back of it. */
function paidFor({ share, left }: PaidBookingOf, within: Left): PaidFor {
  const price = share.amount;
  const charge = share.charge.amount;
  const gone = price + charge - left.whole.amount;
  return { price, charge, gone, elsewhere: left.whole.amount - within.whole.amount };
}

const nothingPaid: PaidFor = { price: 0, charge: 0, gone: 0, elsewhere: 0 };

const openIds = (context: CheckoutContext): number[] => standingBookings(context).map(({ id }) => id);

/** A booking that was paid, with its part of what was paid, and what is left of it. */
type PaidBookingOf = { bookingId: number; share: PaidShare; left: Left };

/**
 * What is left of each booking that a payment was for, by what was refunded of it: of these, and of those that were
 * refunded.
 */
export async function leftsOf(db: Tx, payment: PaymentRow, bookingIds: readonly number[]): Promise<PaidBookingOf[]> {
  const shares = paidShares(await paidBookings(db, payment.planId, bookingIds), payment);
  const settled = await settledFor(
    db,
    shares.map(({ bookingId }) => bookingId),
  );
  return shares.map((share) => {
    const { bookingId } = share;
    const ofBooking = settled.filter((refund) => refund.bookingId === bookingId);
    return { bookingId, share, left: leftOf(share, ofBooking) };
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

/** A paid booking, and since when the client could not use the credit that goes back to its lots. */
type Paid = { payment: PaymentRow; paid: PaidFor } & Pick<Return, "heldSince">;

/**
 * Credit that expired while a request waited for us goes back as it was when the client asked; where the supplier failed,
 * as it was when it was paid. (FUND-6)
 */
export const heldSinceOf = ({ supplierFault, askedAt }: Pick<RequestRow, "supplierFault" | "askedAt">) =>
  supplierFault ? null : askedAt;

type Parts = { notify: Notify };

export type SettleRefund = ReturnType<typeof refundSettling>;

/**
 * Carries out a decided refund as `payingBack` does, and ends the booking if the request says so. Throws also
 * `checkout.refused`. (REFUND-16)
 */
export function refundSettling(parts: Parts) {
  const payBack = payingBack(parts);
  return async (plan: LockedPlan, request: RequestRow, facts: Paid, caller: Caller): Promise<void> => {
    await payBack(plan, request, facts);
    if (!request.endsBooking) return;
    const refused = plan.take({ type: "booking.refunded", bookingId: request.bookingId }, actorOf(caller));
    if (refused) throw refused;
  };
}

/**
 * Pays a decided refund back, in the transaction that records it: the row for the provider, the fund's returns and new
 * lots, and the notification of the client. Throws `refund.disputed` while the payer's bank has not decided about the
 * charge, `refund.heldBack` while the database may not know what has gone back. (PAY-31, PAY-45)
 */
export function payingBack({ notify }: Parts) {
  return async ({ tx, at }: Pick<LockedPlan, "tx" | "at">, request: RequestRow, facts: Paid): Promise<void> => {
    const { payment, paid, heldSince } = facts;
    const { id, bookingId, planId, clientId, toMethod, toLots, toNewLot } = request;
    await refuseWhileRestored(tx, "refund.heldBack");
    if (await isDisputed(tx, payment.id)) throw new Problem("refund.disputed");
    const refund = { id: derivedId(`refund/${id}`), amount: toMethod, reason: "cancelled", bookingId, requestId: id };
    await oweRefund(tx, payment, refund, at);
    const returned = { paymentId: payment.id, key: `refund/${id}/lots`, amount: toLots, at, heldSince };
    const lots = await fundReturn(tx, returned);
    await setLots(tx, id, { lotsLost: sumOfFate(lots, "lost"), lotsRenewed: sumOfFate(lots, "renewed") });
    await fundCredit(tx, { clientId, planId, bookingId, requestId: id, amount: toNewLot, at });
    await notifyClient(tx, { request, paid, lots, method: payment.method }, at);
  };

  async function notifyClient(tx: Tx, { request, paid, lots, method }: Settled, at: Instant): Promise<void> {
    const { id, clientId, planId, bookingId, toMethod, toNewLot } = request;
    const amount = sumOfLegs(request) - sumOfFate(lots, "lost");
    const parts = { amount, usable: amount > 0 ? "yes" : "no", toMethodAmount: toMethod, newLotAmount: toNewLot };
    const ofLots = { lotsMessage: "money.lots", ...Object.assign({}, ...fates.map((fate) => fateValues(lots, fate))) };
    const values = { planId, bookingId, ...parts, ...ofLots, ...wayBack(method), ...arrival("no") };
    const money = refundLines(paid, request, { lots, method });
    const about = { clientId, planId, key: `refund-${id}-approved`, money, at };
    if (toNewLot === 0) {
      const template = toMethod > 0 ? "refundApproved" : "refundToLots";
      return notify(tx, { ...about, template, values, ...(toMethod === 0 && { path: fundPath() }) });
    }
    const expiresOn = havanaDate(lotExpiry(at));
    await notify(tx, { ...about, template: "refundToFund", values: { ...values, expiresOn }, path: fundPath() });
  }
}

/** What a decided refund did. */
type Settled = { request: RequestRow; paid: PaidFor; lots: readonly ReturnedPart[]; method: number };

/** How much of what went back to the fund's lots had a fate, and until when, as values of messages. */
function fateValues(lots: readonly ReturnedPart[], fate: ReturnedPart["fate"]): Values {
  const last = lots.findLast((part) => part.fate === fate);
  const on = last ? { [`${fate}On`]: havanaDate(last.until) } : {};
  return { [fate]: last ? "yes" : "no", [`${fate}Amount`]: sumOfFate(lots, fate), ...on };
}
