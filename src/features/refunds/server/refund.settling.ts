import type { Caller } from "../../../platform/server/http/caller";
import type { Values } from "../../../platform/server/http/texts";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { refuseWhileRestored } from "../../../platform/server/restored.repository";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { type Minor, sum } from "../../../shared/money";
import { fundPath } from "../../account/account.pages";
import { fates, lotExpiry, type Return, type ReturnedPart, sumOfFate } from "../../fund/fund.rules";
import { fundCredit, fundReturn } from "../../fund/server/fund.payments";
import { arrival, wayBack } from "../../payments/money.words";
import { allocateInOrder, type PaidShare, sharesOfBookings } from "../../payments/payment.shares";
import { isDisputed } from "../../payments/server/disputes/disputes.repository";
import { unattributedOf } from "../../payments/server/outside/outside.repository";
import { addRefund, derivedId, refundableAmount, refundableAmounts } from "../../payments/server/payment.owed";
import { type PaymentRow, paidBy } from "../../payments/server/payment.repository";
import { type CancellationPhase, cancellationPhases, phaseAt } from "../../plan/cancellation/cancellation.rules";
import { type CheckoutContext, effectiveBookings, waitingChange } from "../../plan/checkout/checkout.context";
import type { Booking } from "../../plan/plan.schemas";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { actorOf } from "../../plan/server/plan.service";
import { type Left, leftOf, leftWithin, type PaidBooking, sumOfLegs } from "../refunds.rules";
import { type PaidFor, refundLines } from "./refund.lines";
import { paidBookings, type RequestRow, setLots, settledFor } from "./refunds.repository";

/** The data for a refund of a booking: the paid amount, what is left of it, and the cancellation rule in force. */
export type RefundFacts = {
  booking: Booking;
  phase: CancellationPhase;
  /** The service has begun, so the client may have used a part of it. */
  begun: boolean;
  /**
   * The payments that paid for it: those of its own changes that cost more, the latest first, and last the plan's
   * payment. Empty: not paid.
   */
  payments: readonly PaymentRow[];
  /** The payer's bank has not decided about one of these payments. (PAY-31) */
  disputed: boolean;
  left: Left;
  paid: PaidFor;
};

/**
 * The data for a refund of a booking, at an instant. Throws `notFound`, and `plan.unreadable` if its rules are damaged.
 */
export async function refundFacts(
  db: Tx,
  { findBooking }: Pick<BookingReader, "findBooking">,
  bookingId: number,
  context: CheckoutContext,
  at: Instant,
): Promise<RefundFacts> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new Problem("notFound");
  // Without readable rules, the charge for cancelling is unknown.
  if (booking.Unreadable) throw new Problem("plan.unreadable", { plan: booking.TravelPlanId });
  const { PayNow: amount, Units: units, StartsAt: startsAt } = booking;
  const phase = phaseAt(cancellationPhases(booking.CancellationRules, { amount, units, startsAt }), at, amount);
  const begun = at >= startsAt;
  const all = await paidBy(db, context.planId);
  const of = { booking, phase, begun };
  if (all.length === 0) return { ...of, payments: [], disputed: false, left: nothingLeft, paid: nothingPaid };
  const paid = await leftOfBooking(db, all, openIds(context), bookingId);
  return { ...of, disputed: await isAnyDisputed(db, paid.payments), ...paid };
}

/** Whether the payer's bank has not decided about one of these payments. (PAY-31) */
async function isAnyDisputed(db: Tx, payments: readonly PaymentRow[]): Promise<boolean> {
  for (const { id } of payments) if (await isDisputed(db, id)) return true;
  return false;
}

/** The amount paid for one of the bookings of a plan, its payments, and what is left of it. Minor units. */
export async function leftOfBooking(
  db: Tx,
  all: readonly PaymentRow[],
  openIds: readonly number[],
  bookingId: number,
): Promise<Pick<RefundFacts, "left" | "paid" | "payments">> {
  const lefts = await leftsOf(db, all, openIds);
  const own = lefts.find((paid) => paid.bookingId === bookingId);
  const isOwn = ({ id, forBookingId }: PaymentRow) => forBookingId === null || own?.supplements.includes(id);
  const payments = all.filter(isOwn);
  // Money returned in other ways, such as by the payer's bank, cannot be refunded for the booking either.
  const byMethod = Math.max(0, await refundableAmounts(db, payments));
  // Until finance has attributed it, an external refund counts against the sum of the bookings' prices.
  let unattributed = 0;
  for (const { id } of all) unattributed += await unattributedOf(db, id);
  const ofPrices = sum(lefts.map((of) => of.left.amount - of.left.fromFund));
  const ofPrice = unattributed > 0 ? Math.max(0, ofPrices - unattributed) : byMethod;
  const left = leftWithin(own?.left ?? nothingLeft, byMethod, ofPrice);
  return { left, paid: own ? paidFor(own, left) : nothingPaid, payments };
}

/** The amounts paid and refunded for a booking, in minor units. `within`: the part of it that can still be refunded. */
function paidFor({ share, left }: PaidBookingOf, within: Left): PaidFor {
  const price = share.amount;
  const charge = share.charge.amount;
  const gone = price + charge - left.whole.amount;
  return { price, charge, gone, elsewhere: left.whole.amount - within.whole.amount };
}

const nothingPaid: PaidFor = { price: 0, charge: 0, gone: 0, elsewhere: 0 };

const openIds = (context: CheckoutContext): number[] => effectiveBookings(context).map(({ id }) => id);

/** A paid booking, with its part of the payment, what is left of it, and the payments of its own changes. */
type PaidBookingOf = { bookingId: number; share: PaidShare; left: Left; supplements: readonly string[] };

/**
 * What is left of each booking that a plan's payments were for, after the refunds of these bookings and of those
 * already refunded.
 */
export async function leftsOf(
  db: Tx,
  all: readonly PaymentRow[],
  bookingIds: readonly number[],
): Promise<PaidBookingOf[]> {
  const first = all.at(-1);
  if (!first) return [];
  const paid = await paidBookings(db, first.planId, bookingIds);
  const shares = sharesOfBookings(paid, first);
  const settled = await settledFor(
    db,
    shares.map(({ bookingId }) => bookingId),
  );
  return shares.map((share) => {
    const { bookingId } = share;
    const ofBooking = settled.filter((refund) => refund.bookingId === bookingId);
    const supplements = paid.find(({ id }) => id === bookingId)?.supplements ?? [];
    const own = supplements.map(({ paymentId }) => paymentId);
    return { bookingId, share, left: leftOf(share, ofBooking), supplements: own };
  });
}

/**
 * The bookings that a plan's payments were for, with what is left of each; null while the plan is not paid. After an
 * unsigned receipt none of the method's charge is left, because it was refunded too. (REFUND-11)
 */
export async function bookingsPaidFor(db: Tx, context: CheckoutContext): Promise<PaidBooking[] | null> {
  const all = await paidBy(db, context.planId);
  if (all.length === 0) return null;
  const open = openIds(context);
  const lefts = await leftsOf(db, all, [...open, ...(context.cancelled?.bookingIds ?? [])]);
  return lefts.map(({ bookingId, left }) => {
    const whole = context.cancelled?.reason === "unsigned" ? left : left.whole;
    return { left: { ...left, whole }, open: open.includes(bookingId) };
  });
}

const nothingLeft: Left = { amount: 0, fromFund: 0, whole: { amount: 0, fromFund: 0 } };

/** A paid booking, and since when the client could not use the credit that goes back to its lots. */
type Paid = { payments: readonly PaymentRow[]; paid: PaidFor } & Pick<Return, "heldSince">;

/** What ends with the refunded booking: the change that waits to replace it, and its plan. */
type Ends = { changeId?: number | undefined; endsPlan?: boolean };

/**
 * Since when the client could not use credit that a request gives back: from the request on, because it waited for us;
 * null: since the payment, if the supplier failed. Credit that expired in that time is renewed. (FUND-6)
 */
export const heldSinceOf = ({ supplierFault, askedAt }: Pick<RequestRow, "supplierFault" | "askedAt">) =>
  supplierFault ? null : askedAt;

type Deps = { notify: Notify };

export type SettleRefund = ReturnType<typeof refundSettling>;

/**
 * Carries out a decided refund like `payingBack`, and ends the booking if the request says so. Also throws
 * `checkout.refused`. (REFUND-16)
 */
export function refundSettling(deps: Deps) {
  const payBack = refundPayments(deps);
  return async (plan: LockedPlan, request: RequestRow, facts: Paid, caller: Caller): Promise<void> => {
    const { context } = plan.snapshot;
    const ends = request.endsBooking && {
      changeId: waitingChange(context, request.bookingId)?.id,
      endsPlan: effectiveBookings(context).every(({ id }) => id === request.bookingId),
    };
    await payBack(plan, request, { ...facts, ...ends });
    if (!request.endsBooking) return;
    const refused = plan.take({ type: "booking.refunded", bookingId: request.bookingId }, actorOf(caller));
    if (refused) throw refused;
  };
}

/**
 * Pays a decided refund, in the transaction that records it: the row for the provider, the fund's returns and new lots,
 * and the notification of the client. Throws `refund.disputed` while the payer's bank has not decided about the charge,
 * `refund.heldBack` while a restored database may lack refunds. (PAY-31, PAY-45)
 */
export function refundPayments({ notify }: Deps) {
  return async ({ tx, at }: Pick<LockedPlan, "tx" | "at">, request: RequestRow, facts: Paid & Ends): Promise<void> => {
    const { payments, paid, heldSince, changeId, endsPlan = false } = facts;
    const { id, bookingId, planId, clientId, toMethod, toLots, toNewLot } = request;
    const first = payments.at(-1);
    if (!first) throw new Problem("refund.nothing");
    await refuseWhileRestored(tx, "refund.heldBack");
    if (await isAnyDisputed(tx, payments)) throw new Problem("refund.disputed");
    const parts = await partsOf(tx, payments, toMethod);
    for (const { payment, amount } of parts) {
      const ofPayment = payment === first ? `refund/${id}` : `refund/${id}/${payment.id}`;
      const refund = { id: derivedId(ofPayment), amount, reason: "cancelled", bookingId, requestId: id };
      await addRefund(tx, payment, refund, at);
    }
    // The fund pays for no change, so its part belongs to the plan's payment.
    const returned = { paymentId: first.id, key: `refund/${id}/lots`, amount: toLots, at, heldSince };
    const lots = await fundReturn(tx, returned);
    await setLots(tx, id, { lotsLost: sumOfFate(lots, "lost"), lotsRenewed: sumOfFate(lots, "renewed") });
    await fundCredit(tx, { clientId, planId, bookingId, requestId: id, amount: toNewLot, at });
    const methods = (parts.length > 0 ? parts.map(({ payment }) => payment) : [first]).map(({ method }) => method);
    await notifyClient(tx, { request, paid, lots, methods, changeId, endsPlan }, at);
  };

  async function notifyClient(tx: Tx, settled: Settled, at: Instant): Promise<void> {
    const { request, paid, lots, methods, changeId, endsPlan } = settled;
    const { id, clientId, planId, bookingId, toMethod, toNewLot } = request;
    const amount = sumOfLegs(request) - sumOfFate(lots, "lost");
    const parts = { amount, usable: amount > 0 ? "yes" : "no", toMethodAmount: toMethod, newLotAmount: toNewLot };
    const ofLots = { lotsMessage: "money.lots", ...Object.assign({}, ...fates.map((fate) => fateValues(lots, fate))) };
    const change = changeId !== undefined && { changeId };
    const values = { planId, bookingId, ...change, ...parts, ...ofLots, ...wayBack(...methods), ...arrival("no") };
    const money = refundLines(paid, request, { lots, methods });
    const about = { clientId, planId, key: `refund-${id}-approved`, money, endsPlan, at };
    if (toNewLot === 0) {
      const template = toMethod > 0 ? "refundApproved" : "refundToLots";
      return notify(tx, { ...about, template, values, ...(toMethod === 0 && { path: fundPath() }) });
    }
    const expiresOn = havanaDate(lotExpiry(at));
    await notify(tx, { ...about, template: "refundToFund", values: { ...values, expiresOn }, path: fundPath() });
  }
}

/** The result of a decided refund. */
type Settled = {
  request: RequestRow;
  paid: PaidFor;
  lots: readonly ReturnedPart[];
  methods: readonly number[];
  changeId: number | undefined;
  endsPlan: boolean;
};

type Part = { payment: PaymentRow; amount: Minor };

/**
 * Splits an amount over the payments it is refunded from, in their order and at most what is left of each. (PLAN-44)
 */
export async function partsOf(tx: Tx, payments: readonly PaymentRow[], amount: Minor): Promise<Part[]> {
  const lefts: Minor[] = [];
  for (const payment of payments) lefts.push(await refundableAmount(tx, payment));
  const taken = allocateInOrder(amount, lefts);
  return payments.map((payment, index) => ({ payment, amount: taken[index] ?? 0 })).filter((part) => part.amount > 0);
}

/**
 * The part of a refund that returns to lots of the fund with one outcome, and the latest date of these, as values of
 * messages.
 */
function fateValues(lots: readonly ReturnedPart[], fate: ReturnedPart["fate"]): Values {
  const last = lots.findLast((part) => part.fate === fate);
  const on = last ? { [`${fate}On`]: havanaDate(last.until) } : {};
  return { [fate]: last ? "yes" : "no", [`${fate}Amount`]: sumOfFate(lots, fate), ...on };
}

/** The value that all of these have; null: they differ, or there are none. */
export function commonValue<Value>(values: readonly Value[]): Value | null {
  const [only = null, ...others] = new Set(values);
  return others.length > 0 ? null : only;
}
