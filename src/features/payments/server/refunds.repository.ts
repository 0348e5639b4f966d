import { type AnyColumn, and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isAbout } from "../../../platform/server/background/whose";
import { isDue } from "../../../platform/server/db/due";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import type { OwnRefund } from "../outside/outside.rules";
import { LONGEST_WAIT } from "../providerTimeout.rules";
import { refundCodes, refundReasons } from "../refunds/refundCodes";
import { attributedOf } from "./outside/outside.repository";
import { type Claim, ofEnd, type PaymentRow } from "./payment.repository";
import { payments } from "./payments.tables";
import { refundRequests, refunds } from "./refunds.tables";

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** Records a refund; false if one with the same id exists, which stays as it is. */
export async function insertRefund(tx: Tx, row: NewRefund): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values({ ...row, ...ofEnd(row) })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** The refunds of a payment, sent or owed. The caller holds its plan's lock. */
export async function refundedOf(tx: Tx, paymentId: string): Promise<Minor> {
  return refundedWhere(tx, paymentId);
}

/**
 * Refunds of a payment without a booking: a transfer's excess, a lost dispute, an external refund that is not
 * attributed to a booking. Minor units.
 */
export async function refundedWithoutBooking(tx: Tx, paymentId: string): Promise<Minor> {
  return (await refundedWhere(tx, paymentId, isNull(refunds.bookingId))) - (await attributedOf(tx, paymentId));
}

async function refundedWhere(tx: Tx, paymentId: string, which?: SQL): Promise<Minor> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)::text` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, PaymentStatus.Failed), which));
  return Number(row?.total ?? 0);
}

/** The client whose payment a row belongs to. */
export const clientOfPayment = (paymentId: AnyColumn): SQL =>
  sql`(select ${payments.clientId} from ${payments} where ${payments.id} = ${paymentId})`;

/** Claims refunds that are due to be sent, as `claimPayments` does. */
export async function claimRefunds(db: Tx, { now, until, limit, whose }: Claim): Promise<string[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, PaymentStatus.Created),
        isDue(refunds.askAgainAt, now, LONGEST_WAIT),
        isAbout(clientOfPayment(refunds.paymentId), whose),
      ),
    )
    .orderBy(asc(refunds.askAgainAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(refunds)
    .set({ askAgainAt: until, questionCount: sql`${refunds.questionCount} + 1` })
    .where(inArray(refunds.id, due))
    .returning({ id: refunds.id });
  return claimed.map(({ id }) => id);
}

export type RefundToSend = { refund: RefundRow; payment: PaymentRow };

export async function findRefund(db: Tx, id: string): Promise<RefundToSend | undefined> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return row;
}

/** Changes a refund that is under way; false if it was settled, claimed or changed since it was read as `known`. */
export async function updateOpenRefund(
  tx: Tx,
  id: string,
  change: Partial<NewRefund>,
  known?: Pick<RefundRow, "failureCode" | "askAgainAt">,
): Promise<boolean> {
  const { failureCode, askAgainAt, status } = refunds;
  const isAsRead = known && [isOf(failureCode, known.failureCode), isOf(askAgainAt, known.askAgainAt)];
  const rows = await tx
    .update(refunds)
    .set({ ...change, ...ofEnd(change) })
    .where(and(eq(refunds.id, id), eq(status, PaymentStatus.Created), ...(isAsRead ?? [])))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

const isOf = <Value>(column: AnyColumn, value: Value | null) => (value === null ? isNull(column) : eq(column, value));

/** The refund that we sent under this reference of the provider. */
export async function findSentRefund(tx: Tx, paymentId: string, reference: string): Promise<RefundRow | undefined> {
  const ours = ne(refunds.reason, refundReasons.elsewhere);
  const sent = and(eq(refunds.status, PaymentStatus.Success), eq(refunds.providerReference, reference), ours);
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sent));
  return row;
}

/** Refunds that providers have sent for us, or may have sent. A provider's report on a charge may include them. */
export const sentByUs = and(
  or(
    eq(refunds.status, PaymentStatus.Success),
    inArray(refunds.failureCode, [refundCodes.unknown, refundCodes.sentBack]),
  ),
  notInArray(refunds.reason, [refundReasons.elsewhere, refundReasons.disputed]),
  eq(refunds.otherWay, false),
);

/** The same for one payment, by our ids and the provider's references. */
export async function refundsByUs(tx: Tx, paymentId: string): Promise<OwnRefund[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sentByUs));
  return rows.map(ownRefund);
}

/** In the form that the rules compare with a provider's report. */
export const ownRefund = ({ id, providerReference: reference, amount, status, failureCode }: RefundRow): OwnRefund => ({
  id,
  reference,
  amount,
  isUnknown: status === PaymentStatus.Created && failureCode === refundCodes.unknown,
});

/** Whether a provider may have sent a refund of a payment without our having recorded it. */
export async function hasUnknownRefund(tx: Tx, paymentId: string): Promise<boolean> {
  const { id, status, failureCode } = refunds;
  const open = and(eq(refunds.paymentId, paymentId), eq(status, PaymentStatus.Created));
  const rows = await tx
    .select({ id })
    .from(refunds)
    .where(and(open, eq(failureCode, refundCodes.unknown)))
    .limit(1);
  return rows.length > 0;
}

/** Changes a refund in any state. The caller holds its plan's lock. */
export async function updateRefund(tx: Tx, id: string, change: Partial<NewRefund>): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, ...ofEnd(change) })
    .where(eq(refunds.id, id));
}

/** Makes a sent refund owed again; no provider is asked again. Its old reference stays until it is sent another way. */
export async function reopenRefund(tx: Tx, id: string, failureCode: string): Promise<void> {
  await updateRefund(tx, id, { status: PaymentStatus.Created, askAgainAt: null, settledAt: null, failureCode });
}

/** The ids of a plan's requested refunds, as a query. */
export const requestsOf = (tx: Tx, planId: number) =>
  tx.select({ id: refundRequests.id }).from(refundRequests).where(eq(refundRequests.planId, planId));
