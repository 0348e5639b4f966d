import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clients } from "../../account/server/account.tables";
import { travelPlans } from "../../plan/server/plan.tables";

/** The secret of a plan's link; null: it is not shared, or there is no such plan. */
export async function shareTokenOf(db: Tx, planId: number): Promise<string | null> {
  const [plan] = await db.select({ token: travelPlans.shareToken }).from(travelPlans).where(eq(travelPlans.id, planId));
  return plan?.token ?? null;
}

export async function keepShareToken(db: Tx, planId: number, shareToken: string | null): Promise<void> {
  await db.update(travelPlans).set({ shareToken }).where(eq(travelPlans.id, planId));
}

/** The plan that a link opens, with its client's first name; undefined: the link opens nothing. */
export async function sharedPlan(db: Tx, token: string) {
  const [plan] = await db
    .select({ id: travelPlans.id, firstName: clients.firstName })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(eq(travelPlans.shareToken, token));
  return plan;
}
