import { and, asc, desc, eq, gte, inArray, isNotNull, like, max, notExists, sql } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { clients } from "../../../../account/server/account.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";
import { refunds } from "../../../../refunds/server/refunds.tables";
import type { PaymentRow } from "../../../server/payment.repository";
import { payments } from "../../../server/payments.tables";
import { transferOrders, transferProofs, transferReviews } from "./transfers.tables";

export type OrderRow = typeof transferOrders.$inferSelect;
export type Ordered = { payment: PaymentRow; order: OrderRow };

export async function insertOrder(tx: Tx, row: typeof transferOrders.$inferInsert): Promise<void> {
  await tx.insert(transferOrders).values(row);
}

export async function markReported(tx: Tx, paymentId: string, reportedAt: number): Promise<void> {
  await tx.update(transferOrders).set({ reportedAt }).where(eq(transferOrders.paymentId, paymentId));
}

const ordered = (db: Tx) =>
  db
    .select({ payment: payments, order: transferOrders })
    .from(transferOrders)
    .innerJoin(payments, eq(payments.id, transferOrders.paymentId));

export async function findOrder(db: Tx, paymentId: string): Promise<Ordered | undefined> {
  const [row] = await ordered(db).where(eq(transferOrders.paymentId, paymentId));
  return row;
}

/** The plan's latest order. */
export async function latestOrder(db: Tx, planId: number): Promise<Ordered | undefined> {
  const [row] = await ordered(db).where(eq(payments.planId, planId)).orderBy(desc(payments.createdAt)).limit(1);
  return row;
}

/**
 * Orders of all plans, or of one, whose money is still waited for, with whose they are; those under review first, then those whose
 * proof nobody has looked at, the oldest first.
 */
export async function openOrders(db: Tx, planId?: number) {
  const { firstName, lastName, email, language } = clients;
  const { state } = travelPlans;
  const lookedAt = db
    .select({ at: transferReviews.at })
    .from(transferReviews)
    .where(and(eq(transferReviews.paymentId, payments.id), gte(transferReviews.at, transferOrders.reportedAt)));
  return db
    .select({ payment: payments, order: transferOrders, firstName, lastName, email, language, state })
    .from(transferOrders)
    .innerJoin(payments, eq(payments.id, transferOrders.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .innerJoin(travelPlans, eq(travelPlans.id, payments.planId))
    .where(
      and(
        inArray(payments.status, [PaymentStatus.Created, PaymentStatus.Expired]),
        planId === undefined ? undefined : eq(payments.planId, planId),
      ),
    )
    .orderBy(
      desc(like(travelPlans.state, "%reviewing")),
      desc(and(isNotNull(transferOrders.reportedAt), notExists(lookedAt)) ?? sql`false`),
      asc(payments.status),
      sql`${transferOrders.reportedAt} asc nulls last`,
      asc(payments.createdAt),
    )
    .limit(200);
}

export async function insertProof(tx: Tx, row: typeof transferProofs.$inferInsert): Promise<void> {
  await tx.insert(transferProofs).values(row);
}

/** What was sent as a proof, its contents left out. */
export async function proofsOf(db: Tx, paymentId: string) {
  const { id, mediaType, size, givenAt, sha256 } = transferProofs;
  return db
    .select({ id, mediaType, size, givenAt, sha256 })
    .from(transferProofs)
    .where(eq(transferProofs.paymentId, paymentId))
    .orderBy(givenAt, id);
}

/** A proof with whose it is. */
export async function findProof(db: Tx, id: string) {
  const [row] = await db
    .select({ proof: transferProofs, clientId: payments.clientId, planId: payments.planId })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .where(eq(transferProofs.id, id));
  return row;
}

/** False: this money was entered before, under the bank's own reference. */
export async function insertReview(tx: Tx, row: typeof transferReviews.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(transferReviews)
    .values(row)
    .onConflictDoNothing({ target: transferReviews.bankReference })
    .returning({ id: transferReviews.id });
  return rows.length > 0;
}

export async function reviewsOf(db: Tx, paymentId: string) {
  const { at, finding, amount, reason, id } = transferReviews;
  return db
    .select({ at, finding, amount, reason })
    .from(transferReviews)
    .where(eq(transferReviews.paymentId, paymentId))
    .orderBy(at, id);
}

/** When staff last found something out about each of these transfers. */
export async function lastFindings(db: Tx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  const { paymentId, at } = transferReviews;
  const rows = await db
    .select({ paymentId, at: max(at) })
    .from(transferReviews)
    .where(inArray(paymentId, [...paymentIds]))
    .groupBy(paymentId);
  return new Map(rows.map((row) => [row.paymentId, Number(row.at)]));
}

/** The refunds of a payment, and how much of them has been sent. Minor units. */
export async function goingBack(db: Tx, paymentId: string): Promise<{ owed: number; sent: number }> {
  const total = (status: PaymentStatus) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = ${status}), 0)::int`;
  const [row] = await db
    .select({ owed: total(PaymentStatus.Created), sent: total(PaymentStatus.Success) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row ?? { owed: 0, sent: 0 };
}
