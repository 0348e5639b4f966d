import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { currentRequestId } from "../../../../platform/server/logs/requestId";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { clients } from "../../../account/server/account.tables";
import { travelPlans } from "../../../plan/server/plan.tables";
import { type HoldOnPapers, papersBlockedBy } from "../../disputes/dispute.rules";
import type { OwedRefund } from "../../money.words";
import { refundCodes } from "../../refunds/refundCodes";
import { disputes, payments } from "../payments.tables";
import type { RefundRow } from "../refunds.repository";
import { refunds } from "../refunds.tables";

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute by the provider's id, locked. The caller holds its plan's lock already. */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for("update");
  return row;
}

type NewDispute = Omit<DisputeRow, "logId" | "answeredLogId" | "closedLogId">;

/** Stores a dispute's present state, and the request ids of its answer and decision. (OPS-37) */
export async function saveDispute(tx: Tx, row: NewDispute): Promise<void> {
  const existing = await lockDispute(tx, row.id);
  const ofStep = (at: Instant | null, before: Instant | null | undefined, logId: string | null | undefined) => {
    if (at === null) return null;
    return at === before ? (logId ?? null) : (currentRequestId() ?? null);
  };
  const steps = {
    answeredLogId: ofStep(row.answeredAt, existing?.answeredAt, existing?.answeredLogId),
    closedLogId: ofStep(row.closedAt, existing?.closedAt, existing?.closedLogId),
  };
  const now = { ...row, ...steps };
  await tx.insert(disputes).values(now).onConflictDoUpdate({ target: disputes.id, set: now });
}

/** What the client got twice by a lost dispute, from us and from the bank, minor units. */
export async function setShortfall(tx: Tx, id: string, shortfall: Minor): Promise<void> {
  await tx.update(disputes).set({ shortfall }).where(eq(disputes.id, id));
}

/** Every dispute of a plan's payments, the newest first. */
export async function disputesOfPlan(db: Tx, planId: number): Promise<DisputeRow[]> {
  const rows = await db
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(payments.planId, planId))
    .orderBy(desc(disputes.openedAt), disputes.id);
  return rows.map(({ dispute }) => dispute);
}

/**
 * Undecided disputes with their clients, and whether the disputed payment paid the plan: those without evidence first,
 * then by the deadline for evidence.
 */
export async function undecidedDisputes(db: Tx) {
  const { firstName, lastName } = clients;
  const paidPlan = sql<boolean>`${payments.status} = ${PaymentStatus.Success}`;
  return db
    .select({ dispute: disputes, planId: payments.planId, paidPlan, firstName, lastName })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(inArray(disputes.status, ["open", "answered"]))
    .orderBy(desc(disputes.status), asc(disputes.respondBy), disputes.id);
}

/**
 * Lost disputes that staff have to settle, with their clients, oldest first: those with a claim, and those that block
 * the papers of a plan that was not cancelled. (PAY-32)
 */
export async function unsettledLosses(db: Tx) {
  const { firstName, lastName } = clients;
  const holds = and(eq(payments.status, PaymentStatus.Success), ne(travelPlans.state, "cancelled"));
  return db
    .select({ dispute: disputes, planId: payments.planId, firstName, lastName })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(travelPlans, eq(travelPlans.id, payments.planId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(eq(disputes.status, "lost"), isNull(disputes.settledAt), or(gt(disputes.shortfall, 0), holds)))
    .orderBy(asc(disputes.closedAt), disputes.id);
}

/** The plan whose payment is disputed; undefined if there is no such dispute. */
export async function planOfDispute(db: Tx, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ planId: payments.planId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(disputes.id, id));
  return row?.planId;
}

/**
 * Why a plan's papers are blocked: its payment's dispute is undecided or lost; null if they are not. A dispute of other
 * money, such as a link's second payment, does not count. (PAY-30)
 */
export async function holdOnPapers(db: Tx, planId: number): Promise<HoldOnPapers | null> {
  const rows = await db
    .select({ status: disputes.status })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success), isNull(disputes.settledAt)));
  return papersBlockedBy(rows.map(({ status }) => status));
}

/** The blocked papers of a client's plans, by plan; other plans are absent. */
export async function holdsOfClient(db: Tx, clientId: number): Promise<Map<number, HoldOnPapers>> {
  const rows = await db
    .select({ planId: payments.planId, status: disputes.status })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(
      and(eq(payments.clientId, clientId), eq(payments.status, PaymentStatus.Success), isNull(disputes.settledAt)),
    );
  const holds = new Map<number, HoldOnPapers>();
  for (const { planId } of rows) {
    const hold = papersBlockedBy(rows.filter((row) => row.planId === planId).map(({ status }) => status));
    if (hold) holds.set(planId, hold);
  }
  return holds;
}

/** Whether the bank has not decided yet about a payment: until then nothing of it is refunded. (PAY-31) */
export async function isDisputed(db: Tx, paymentId: string): Promise<boolean> {
  const undecided = and(eq(disputes.paymentId, paymentId), inArray(disputes.status, ["open", "answered"]));
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(undecided).limit(1);
  return row !== undefined;
}

/** The amount owed back on a plan, and whether it waits for a bank's decision. (PAY-31) */
export async function owedRefunds(db: Tx, planId: number): Promise<OwedRefund[]> {
  const undecided = db
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(inArray(disputes.status, ["open", "answered"]));
  return db
    .select({
      method: payments.method,
      amount: refunds.amount,
      waits: sql<boolean>`${inArray(refunds.paymentId, undecided)}`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.planId, planId), eq(refunds.status, PaymentStatus.Created)));
}

/** Whether a bank has taken back money of a payment: its provider may then refuse to refund the rest. */
export async function isTakenBack(db: Tx, paymentId: string): Promise<boolean> {
  const lost = and(eq(disputes.paymentId, paymentId), eq(disputes.status, "lost"));
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(lost).limit(1);
  return row !== undefined;
}

/** Refunds of a payment that were not sent yet, the oldest first. */
export async function openRefundsOf(db: Tx, paymentId: string): Promise<RefundRow[]> {
  return ofOpenRefunds(db, paymentId);
}

/** The same, locked. */
export async function lockOpenRefunds(tx: Tx, paymentId: string): Promise<RefundRow[]> {
  return ofOpenRefunds(tx, paymentId).for("update");
}

const ofOpenRefunds = (db: Tx, paymentId: string) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, PaymentStatus.Created)))
    .orderBy(refunds.createdAt, refunds.id);

/** Releases refunds that waited for the bank's decision and that the bank did not make itself. */
export async function resumeRefunds(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  const waiting = and(eq(refunds.paymentId, paymentId), eq(refunds.failureCode, refundCodes.disputed));
  await tx
    .update(refunds)
    .set({ askAgainAt: at, failureCode: null })
    .where(and(waiting, eq(refunds.status, PaymentStatus.Created)));
}
