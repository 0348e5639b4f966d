import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { isAbout, type Whose } from "../../../platform/server/background/whose";
import { isDue } from "../../../platform/server/db/due";
import { currentRequestId } from "../../../platform/server/logs/requestId";
import type { Tx } from "../../../platform/server/services";
import { shopName } from "../../../platform/server/shop/shop.repository";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { clients } from "../../account/server/account.tables";
import { isSilentForLong, LONGEST_WAIT } from "../providerTimeout.rules";
import { payments } from "./payments.tables";
import { refunds } from "./refunds.tables";

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** A new attempt, with the shop's present name; undefined when its id is taken. */
export async function insertPayment(tx: Tx, row: NewPayment): Promise<PaymentRow | undefined> {
  const [inserted] = await tx
    .insert(payments)
    .values({ ...row, seller: shopName })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function findPayment(db: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The attempt, locked. The caller holds its plan's lock already. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return row;
}

/** The request id under which an attempt or a refund was settled. (OPS-37) */
export const ofEnd = ({ settledAt }: { settledAt?: Instant | null }) =>
  settledAt ? { settledLogId: currentRequestId() } : {};

export async function updatePayment(tx: Tx, id: string, change: Partial<NewPayment>): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...change, ...ofEnd(change) })
    .where(eq(payments.id, id))
    .returning();
  if (!row) throw new Error(`payment ${id} is gone`);
  return row;
}

/** Every attempt on a plan, the newest first. */
export async function paymentsOfPlan(db: Tx, planId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.planId, planId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/**
 * The payments of a paid plan: those of changes that cost more, the latest first, and last the one that paid the plan.
 * Empty if it is not paid. (PLAN-44)
 */
export async function paidBy(db: Tx, planId: number): Promise<PaymentRow[]> {
  const paid = and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success));
  const isFirst = sql`${payments.forBookingId} is null`;
  return db.select().from(payments).where(paid).orderBy(asc(isFirst), desc(payments.settledAt), desc(payments.id));
}

/** The money received by a paid plan's payments, less their refunds, except one of them. Minor units. */
export async function heldByOthers(tx: Tx, planId: number, paymentId: string): Promise<Minor> {
  const gone = sql`(select sum(${refunds.amount}) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} <> ${PaymentStatus.Failed})`;
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${payments.captured} - coalesce(${gone}, 0)), 0)::text` })
    .from(payments)
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success), ne(payments.id, paymentId)));
  return Number(row?.total ?? 0);
}

/** Up to `limit` of what is due at `now` for some clients, claimed until an instant. */
export type Claim = { now: Instant; until: Instant; limit: number; whose: Whose };

/**
 * Attempts whose provider is due to be asked. Each is claimed by moving its next question to `until`, so that no other
 * process asks meanwhile; after that instant the claim of a crashed process lapses.
 */
export async function claimPayments(db: Tx, { now, until, limit, whose }: Claim): Promise<string[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, PaymentStatus.Created),
        isDue(payments.askAgainAt, now, LONGEST_WAIT),
        isAbout(payments.clientId, whose),
      ),
    )
    .orderBy(asc(payments.askAgainAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(payments)
    .set({ askAgainAt: until })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return claimed.map(({ id }) => id);
}

/**
 * Counts a further question before it is sent; undefined if the attempt is settled. The first process then sees that
 * another one has asked too.
 */
export async function countQuestion(db: Tx, id: string): Promise<PaymentRow | undefined> {
  const open = and(eq(payments.id, id), eq(payments.status, PaymentStatus.Created));
  const questionCount = sql`${payments.questionCount} + 1`;
  const [row] = await db.update(payments).set({ questionCount }).where(open).returning();
  return row;
}

/** Attempts whose providers have been silent for long, with their clients, oldest first. (DESK-50) */
export async function silentPayments(db: Tx) {
  const { firstName, lastName } = clients;
  const rows = await db
    .select({ payment: payments, client: { firstName, lastName } })
    .from(payments)
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(eq(payments.status, PaymentStatus.Created), gt(payments.questionCount, 0)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.filter(({ payment }) => isSilentForLong(payment.questionCount));
}

/** The id of the last attempt to pay a plan, whatever its outcome; null without one. */
export async function lastPaymentId(db: Tx, planId: number): Promise<string | null> {
  const { id, createdAt } = payments;
  const ofPlan = db.select({ id }).from(payments).where(eq(payments.planId, planId));
  const [row] = await ofPlan.orderBy(desc(createdAt), desc(id)).limit(1);
  return row?.id ?? null;
}
