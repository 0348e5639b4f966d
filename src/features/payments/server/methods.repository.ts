import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { drafts, statement } from "../../../platform/server/db/statement";
import type { Tx } from "../../../platform/server/services";
import { choosesMethod } from "../../plan/checkout/checkout.states";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
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

/**
 * Unpaid plans without an attempt under way, whose chosen method is turned off, is not one of `offered`, or does not
 * take the price of their open bookings. (PLAN-39)
 */
export async function plansWithLapsedMethod(db: Tx, offered: readonly number[]): Promise<number[]> {
  const { id, state, checkpoint, nextTickAt } = travelPlans;
  const { minAmount, maxAmount, enabled } = purchaseMethods;
  const chosen = sql<number | null>`(${checkpoint} #>> '{stored,context,method}')::int`;
  const price = sql<number>`(select coalesce(sum(${bookings.payNow}), 0) from ${bookings}
    where ${bookings.planId} = ${id} and ${bookings.status} in ('requested', 'confirmed'))`;
  const isLapsed = or(
    isNull(purchaseMethods.id),
    eq(enabled, false),
    notInArray(chosen, [...offered]),
    sql`${price} < ${minAmount}`,
    sql`${price} > ${maxAmount}`,
  );
  const rows = await db
    .select({ id })
    .from(travelPlans)
    .leftJoin(purchaseMethods, eq(purchaseMethods.id, chosen))
    .where(
      and(isNotNull(nextTickAt), inArray(state, [...choosesMethod]), isNotNull(chosen), sql`${price} > 0`, isLapsed),
    )
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
