import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import { clients } from "../../account/server/account.tables";
import { payments } from "../../payments/server/payments.tables";
import { receiptEvents, receipts } from "./papers.tables";
import type { TrailEntry } from "./receipt.trail";

export type ReceiptRow = typeof receipts.$inferSelect;

export async function findReceipt(db: Tx, planId: number): Promise<ReceiptRow | undefined> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.planId, planId));
  return receipt;
}

export async function insertReceipt(tx: Tx, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

/** The trail of a plan's receipt, in order. */
export async function trailOf(db: Tx, planId: number): Promise<TrailEntry[]> {
  const { seq, type, at, address, userAgent, sha256, hash } = receiptEvents;
  return db
    .select({ seq, type, at, address, userAgent, sha256, hash })
    .from(receiptEvents)
    .where(eq(receiptEvents.planId, planId))
    .orderBy(seq);
}

/** Appends to the trail; entries that a concurrent request has appended stay as they are. */
export async function appendTrail(tx: Tx, planId: number, entries: readonly TrailEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(receiptEvents)
    .values(entries.map((entry) => ({ ...entry, planId })))
    .onConflictDoNothing();
}

/** A signed receipt by its code or by the SHA-256 of its file. */
export async function findReceiptBy(db: Tx, by: { code: string } | { sha256: string }) {
  const which = "code" in by ? eq(receipts.code, by.code) : eq(receipts.sha256, by.sha256);
  const [receipt] = await db.select().from(receipts).where(which);
  return receipt;
}

/** The payment that paid the plan, with its payer. Undefined: not paid. */
export async function findPaidBy(db: Tx, planId: number) {
  const [row] = await db
    .select({ payment: payments, email: clients.email, firstName: clients.firstName, lastName: clients.lastName })
    .from(payments)
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success)));
  return row;
}
