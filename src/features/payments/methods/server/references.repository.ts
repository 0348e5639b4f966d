import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import { transferOrders, transferReviews } from "../transfer/server/transfers.tables";

/** The attempts with a reference of a payment method, one query for each table with such references. */
export function paymentsByReference(db: Tx, says: (column: AnyPgColumn) => SQL) {
  return [
    db.select({ id: transferOrders.paymentId }).from(transferOrders).where(says(transferOrders.reference)),
    db.select({ id: transferReviews.paymentId }).from(transferReviews).where(says(transferReviews.bankReference)),
  ];
}
