import { and, asc, desc, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import { currentRequestId } from "../../../../platform/server/logs/requestId";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { clients } from "../../../account/server/account.tables";
import { travelPlans } from "../../../plan/server/plan.tables";
import { refunds } from "../../../refunds/server/refunds.tables";
import { type HoldOnPapers, holdOf } from "../../dispute.rules";
import { refundCodes } from "../../refundCodes";
import type { RefundRow } from "../payment.repository";
import { disputes, payments } from "../payments.tables";

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute by the provider's id, locked. Whoever locks it holds its plan's lock already. */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for("update");
  return row;
}

type NewDispute = Omit<DisputeRow, "logId" | "answeredLogId" | "closedLogId">;

/** Writes a dispute down as it stands now, and under which request it was answered and decided. (OPS-37) */
export async function putDispute(tx: Tx, row: NewDispute): Promise<void> {
  const known = await lockDispute(tx, row.id);
  const ofStep = (at: Instant | null, before: Instant | null | undefined, logId: string | null | undefined) => {
    if (at === null) return null;
    return at === before ? (logId ?? null) : (currentRequestId() ?? null);
  };
  const steps = {
    answeredLogId: ofStep(row.answeredAt, known?.answeredAt, known?.answeredLogId),
    closedLogId: ofStep(row.closedAt, known?.closedAt, known?.closedLogId),
  };
  const now = { ...row, ...steps };
  await tx.insert(disputes).values(now).onConflictDoUpdate({ target: disputes.id, set: now });
}

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

/** Disputes that are not decided, those without evidence first, then by when it is due; with whose plan each is about. */
export async function undecidedDisputes(db: Tx) {
  const { firstName, lastName } = clients;
  return db
    .select({ dispute: disputes, planId: payments.planId, firstName, lastName })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(inArray(disputes.status, ["open", "answered"]))
    .orderBy(desc(disputes.status), asc(disputes.respondBy), disputes.id);
}

/**
 * Lost disputes that leave something open: a claim, or papers that are held of a plan that goes on. Staff settle them; the
 * oldest first, with whose plan each is about. (PAY-32)
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

/** The plan whose payment is disputed; undefined where there is no such dispute. */
export async function planOfDispute(db: Tx, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ planId: payments.planId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(disputes.id, id));
  return row?.planId;
}

/**
 * Why a plan's papers cannot be used: a dispute of its payment that is undecided, or lost; null: they can. One of money that
 * came besides, as of a link that was paid twice, says nothing about the plan. (PAY-30)
 */
export async function holdOnPapers(db: Tx, planId: number): Promise<HoldOnPapers | null> {
  const rows = await db
    .select({ status: disputes.status })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success), isNull(disputes.settledAt)));
  return holdOf(rows.map(({ status }) => status));
}

/** The same for all plans of a client: those with a hold on their papers. */
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
    const hold = holdOf(rows.filter((row) => row.planId === planId).map(({ status }) => status));
    if (hold) holds.set(planId, hold);
  }
  return holds;
}

/** Whether the bank has yet to decide about a payment: until then nothing of it is refunded. (PAY-31) */
export async function isDisputed(db: Tx, paymentId: string): Promise<boolean> {
  const undecided = and(eq(disputes.paymentId, paymentId), inArray(disputes.status, ["open", "answered"]));
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(undecided).limit(1);
  return row !== undefined;
}

/** Whether a bank has taken money of a payment: its provider may not refund the rest of it. */
export async function isTakenBack(db: Tx, paymentId: string): Promise<boolean> {
  const lost = and(eq(disputes.paymentId, paymentId), eq(disputes.status, "lost"));
  const [row] = await db.select({ id: disputes.id }).from(disputes).where(lost).limit(1);
  return row !== undefined;
}

/** Refunds of a payment that were not sent yet, the oldest first, locked. */
export async function lockOpenRefunds(tx: Tx, paymentId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, PaymentStatus.Created)))
    .orderBy(refunds.createdAt, refunds.id)
    .for("update");
}

/** What waited for the bank's decision, and was not made by it, is sent now. */
export async function resumeRefunds(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  const waiting = and(eq(refunds.paymentId, paymentId), eq(refunds.failureCode, refundCodes.disputed));
  await tx
    .update(refunds)
    .set({ askAgainAt: at, failureCode: null })
    .where(and(waiting, eq(refunds.status, PaymentStatus.Created)));
}
