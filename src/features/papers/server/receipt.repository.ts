import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { clients } from "../../account/server/account.tables";
import { payments } from "../../payments/server/payments.tables";
import { refundRequests } from "../../payments/server/refunds.tables";
import { bookings } from "../../plan/server/plan.tables";
import { receiptEvents, receipts } from "./papers.tables";
import type { TrailEntry } from "./receipt.trail";

export type ReceiptRow = typeof receipts.$inferSelect;

/** The last receipt of a plan that was signed. */
export async function findReceipt(db: Tx, planId: number): Promise<ReceiptRow | undefined> {
  const ofPlan = db.select().from(receipts).where(eq(receipts.planId, planId));
  const [receipt] = await ofPlan.orderBy(desc(receipts.edition)).limit(1);
  return receipt;
}

export async function insertReceipt(tx: Tx, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

/** An edition of a plan's receipt. */
export type Edition = Pick<ReceiptRow, "planId" | "edition">;

/** The trail of a plan's receipt, in order. */
export async function trailOf(db: Tx, { planId, edition }: Edition): Promise<TrailEntry[]> {
  const { seq, type, at, address, userAgent, sha256, hash } = receiptEvents;
  return db
    .select({ seq, type, at, address, userAgent, sha256, hash })
    .from(receiptEvents)
    .where(and(eq(receiptEvents.planId, planId), eq(receiptEvents.edition, edition)))
    .orderBy(seq);
}

/** Appends to the trail; entries that a concurrent request has appended stay as they are. */
export async function appendTrail(tx: Tx, { planId, edition }: Edition, entries: readonly TrailEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(receiptEvents)
    .values(entries.map((entry) => ({ ...entry, planId, edition })))
    .onConflictDoNothing();
}

/** A signed receipt by its code or by the SHA-256 of its file. */
export async function findReceiptBy(db: Tx, by: { code: string } | { sha256: string }) {
  const which = "code" in by ? eq(receipts.code, by.code) : eq(receipts.sha256, by.sha256);
  const [receipt] = await db.select().from(receipts).where(which);
  return receipt;
}

/**
 * The amount paid for some bookings of a plan, including the bookings that they replaced; and the part of it that
 * returned to the fund's lots because changes cost less. Minor units. (PLAN-42)
 */
export async function paidForBookings(db: Tx, planId: number, ids: readonly number[]) {
  const { payNow, paidAmount } = bookings;
  const [paid] = await db
    .select({ amount: sql<Minor>`coalesce(sum(coalesce(${paidAmount}, ${payNow})), 0)::int` })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  const { toLots, askedBy, endsBooking, status } = refundRequests;
  const byChanges = and(eq(askedBy, "client"), eq(endsBooking, false), eq(status, "approved"));
  const [back] = await db
    .select({ toLots: sql<Minor>`coalesce(sum(${toLots}), 0)::int` })
    .from(refundRequests)
    .where(and(eq(refundRequests.planId, planId), byChanges));
  return { amount: paid?.amount ?? 0, backToLots: back?.toLots ?? 0 };
}

/**
 * The payment that paid the plan, with its payer, and what was paid for changes that cost more. Undefined: not paid.
 * (PLAN-44)
 */
export async function findPaidBy(db: Tx, planId: number) {
  const [first, ...others] = await db
    .select({ payment: payments, email: clients.email, firstName: clients.firstName, lastName: clients.lastName })
    .from(payments)
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success)))
    .orderBy(desc(sql`${payments.forBookingId} is null`), asc(payments.settledAt), asc(payments.id));
  return first && { ...first, supplements: others.map(({ payment }) => payment) };
}
