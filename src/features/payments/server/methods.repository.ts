import { asc, eq, sql } from "drizzle-orm";
import { drafts, statement } from "../../../platform/server/db/statement";
import type { Tx } from "../../../platform/server/services";
import { purchaseMethods } from "./payments.tables";

export type MethodRow = typeof purchaseMethods.$inferSelect;

/** The ways to pay that are turned on, in the order in which they are shown. */
export async function enabledMethods(db: Tx): Promise<MethodRow[]> {
  return db
    .select()
    .from(purchaseMethods)
    .where(eq(purchaseMethods.enabled, true))
    .orderBy(asc(purchaseMethods.position));
}

/** Offers a payment method, as an operator does. */
export async function enableMethod(db: Tx, id: number): Promise<void> {
  await db.update(purchaseMethods).set({ enabled: true }).where(eq(purchaseMethods.id, id));
}

const methodById = statement(
  drafts
    .select()
    .from(purchaseMethods)
    .where(eq(purchaseMethods.id, sql.placeholder("id"))),
);

export async function findMethod(db: Tx, id: number): Promise<MethodRow | undefined> {
  const [row] = await methodById(db, { id });
  return row;
}
