import { and, eq } from "drizzle-orm";
import { clients } from "../../../server/db/schema/account";
import { payments, receipts } from "../../../server/db/schema/plan";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Tx } from "../../plan/server/plan.ports";

export type ReceiptRow = typeof receipts.$inferSelect;

export async function findReceipt(db: Tx, planId: number): Promise<ReceiptRow | undefined> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.planId, planId));
  return receipt;
}

export async function insertReceipt(tx: Tx, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

/** The payment that paid the plan, with who paid. Undefined: it is not paid. */
export async function findPaidBy(db: Tx, planId: number) {
  const [row] = await db
    .select({ payment: payments, email: clients.email, firstName: clients.firstName, lastName: clients.lastName })
    .from(payments)
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success)));
  return row;
}
