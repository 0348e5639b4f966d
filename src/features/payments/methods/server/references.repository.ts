import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import { payments } from "../../server/payments.tables";
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
 * Money with a bank reference that was entered for these plans by mistake, and taken off again; the latest last. What was
 * entered for the same order once more is left out. (PAY-33)
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
