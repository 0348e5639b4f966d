import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { sum } from "../../../shared/money";
import { fundReturn } from "../../fund/server/fund.payments";
import { entriesOfPlan } from "../../ledger/server/ledger.repository";
import { type PaidShare, sharesOfBookings } from "../../payments/payment.shares";
import { addRefund, type RefundReason, refundableAmounts, refundId } from "../../payments/server/payment.owed";
import { paidBy } from "../../payments/server/payment.repository";
import { refundedWithoutBooking } from "../../payments/server/refunds.repository";
import { partsOf } from "./refund.settling";
import { paidBookings, type Settled, settledFor } from "./refunds.repository";

/**
 * Refunds what was paid for bookings of a plan that end together, less earlier refunds: the way it came, and the fund's
 * part to its lots. (REFUND-11)
 */
export async function refundPlan(
  tx: Tx,
  planId: number,
  bookingIds: readonly number[],
  reason: RefundReason,
  at: Instant,
): Promise<void> {
  const payments = await paidBy(tx, planId);
  const first = payments.at(-1);
  if (!first) return;
  const shares = sharesOfBookings(await paidBookings(tx, planId, bookingIds), first);
  const settled = await settledFor(
    tx,
    shares.map(({ bookingId }) => bookingId),
  );
  // Amounts paid beyond the bookings (the method's charge, a transfer's excess) are refunded as well. The price of a
  // booking that ended earlier is not, nor what was already refunded beyond its price.
  const goneOf = ({ bookingId, amount, fromFund }: PaidShare) => {
    const ended = !bookingIds.includes(bookingId);
    const gone = settled.filter((refund) => refund.bookingId === bookingId);
    return {
      byMethod: Math.max(ended ? amount - fromFund : 0, sum(gone.map(besideLots))),
      fromFund: Math.max(ended ? fromFund : 0, sum(gone.map(({ toLots }) => toLots))),
    };
  };
  const gone = shares.map(goneOf);
  const fromFund = first.fundAmount - sum(gone.map((of) => of.fromFund));
  let beside = 0;
  for (const { id } of payments) beside += await refundedWithoutBooking(tx, id);
  const byMethod = sum(payments.map(({ captured }) => captured)) - beside - sum(gone.map((of) => of.byMethod));
  // A bank may have taken more than is left for these bookings.
  const left = await refundableAmounts(tx, payments);
  for (const { payment, amount } of await partsOf(tx, payments, Math.min(byMethod, left)))
    await addRefund(tx, payment, { id: refundId(payment.id, reason), amount, reason }, at);
  // The plan's services were not delivered, so its credit keeps its value. (FUND-6)
  const heldSince = null;
  await fundReturn(tx, {
    paymentId: first.id,
    key: planReturnKey(first.id, reason),
    amount: fromFund,
    at,
    heldSince,
  });
}

/** The key of a plan's refund to the fund's lots. */
const planReturnKey = (paymentId: string, reason: RefundReason): string => `payment/${paymentId}/${reason}`;

/** The refund of a plan whose receipt was not signed: the way it came, and into the fund's lots. */
export async function unsignedRefund(db: Tx, plan: { id: number; clientId: number }) {
  const first = (await paidBy(db, plan.id)).at(-1);
  if (!first) return null;
  const key = planReturnKey(first.id, "unsigned");
  const entries = await entriesOfPlan(db, plan);
  const toLots = sum(entries.filter((entry) => entry.key === key && entry.amount > 0).map(({ amount }) => amount));
  return { id: refundId(first.id, "unsigned"), toLots };
}

const besideLots = ({ toMethod, toNewLot }: Settled) => toMethod + toNewLot;
