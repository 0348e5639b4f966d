import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import { payments } from "../../server/payments.tables";
import { keyOfReference } from "../transfer/bankReference.rules";
import { transferOrders, transferReviews } from "../transfer/server/transfers.tables";

/** The attempts with a reference of a payment method, one query for each table with such references. */
export function paymentsByReference(db: Tx, says: (column: AnyPgColumn) => SQL) {
  return [
    db.select({ id: transferOrders.paymentId }).from(transferOrders).where(says(transferOrders.reference)),
    db.select({ id: transferReviews.paymentId }).from(transferReviews).where(says(transferReviews.bankReference)),
    db.select({ id: transferReviews.paymentId }).from(transferReviews).where(says(transferReviews.reversedReference)),
  ];
}

/**
 * Bank references of money that was entered for these plans by mistake and reversed, the latest last. A reference that
 * was entered again for the same order is left out. (PAY-33)
 */
export function reversedByReference(db: Tx, says: (column: AnyPgColumn) => SQL, planIds: readonly number[]) {
  const { paymentId, reversedReference, reversedAt, referenceKey } = transferReviews;
  const again = alias(transferReviews, "again");
  const isSame = or(eq(again.referenceKey, referenceKey), eq(again.bankReference, reversedReference));
  return db
    .select({ planId: payments.planId, reference: reversedReference, at: reversedAt })
    .from(transferReviews)
    .innerJoin(payments, eq(payments.id, paymentId))
    .leftJoin(again, and(eq(again.paymentId, paymentId), isNotNull(again.bankReference), isSame))
    .where(and(inArray(payments.planId, [...planIds]), says(reversedReference), isNull(again.id)))
    .orderBy(asc(reversedAt));
}

/** Gives a key to every bank reference that the last release entered; idempotent. (PAY-28) */
export async function fillReferenceKeys(db: Tx): Promise<void> {
  const { id, bankReference, reversedReference, referenceKey } = transferReviews;
  const reference = sql<string>`coalesce(${bankReference}, ${reversedReference})`;
  for (;;) {
    const rows = await db
      .select({ id, reference })
      .from(transferReviews)
      .where(and(isNull(referenceKey), isNotNull(reference)))
      .limit(KEYS_PER_BATCH);
    if (rows.length === 0) return;
    const keys = JSON.stringify(rows.map((row) => ({ id: row.id, key: keyOfReference(row.reference) })));
    await db.execute(sql`update ${transferReviews} set ${sql.identifier(referenceKey.name)} = filled.key
      from jsonb_to_recordset(${keys}::jsonb) as filled(id uuid, key text) where ${id} = filled.id`);
  }
}

const KEYS_PER_BATCH = 500;
