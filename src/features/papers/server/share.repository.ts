import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clients } from "../../account/server/account.tables";
import { travelPlans } from "../../plan/server/plan.tables";

/** The secret of a plan's link; null: it is not shared, or there is no such plan. */
export async function shareTokenOf(db: Tx, planId: number): Promise<string | null> {
  const [plan] = await db.select({ token: travelPlans.shareToken }).from(travelPlans).where(eq(travelPlans.id, planId));
  return plan?.token ?? null;
}

/** Shares a paid plan by `secret`, or by the one that it is shared by already; null: it is not paid. */
export async function shareByToken(db: Tx, planId: number, secret: string): Promise<string | null> {
  const [plan] = await db
    .update(travelPlans)
    .set({ shareToken: sql`coalesce(${travelPlans.shareToken}, ${secret})` })
    .where(and(eq(travelPlans.id, planId), isNotNull(travelPlans.paidAt)))
    .returning({ token: travelPlans.shareToken });
  return plan?.token ?? null;
}

export async function endSharing(db: Tx, planId: number): Promise<void> {
  await db.update(travelPlans).set({ shareToken: null }).where(eq(travelPlans.id, planId));
}

/** The paid plan that a link opens, with its client's first name; undefined: the link opens nothing. */
export async function sharedPlan(db: Tx, token: string) {
  const [plan] = await db
    .select({ id: travelPlans.id, firstName: clients.firstName })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(and(eq(travelPlans.shareToken, token), isNotNull(travelPlans.paidAt)));
  return plan;
}
