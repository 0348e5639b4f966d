import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { isSameName } from "../../../shared/names";
import { holderReviews } from "./payments.tables";

/** Whether staff have accepted this very name for this plan. (PAY-4) */
export async function isAcceptedHolder(tx: Tx, planId: number, name: string): Promise<boolean> {
  const accepted = and(eq(holderReviews.planId, planId), eq(holderReviews.status, "accepted"));
  const rows = await tx.select({ name: holderReviews.name }).from(holderReviews).where(accepted);
  return rows.some((row) => isSameName(row.name, name));
}

/** Brings a name before the desk; one that was decided on stays decided. */
export async function askAboutHolder(tx: Tx, planId: number, name: string, askedAt: Instant): Promise<void> {
  await tx.insert(holderReviews).values({ planId, name, status: "waiting", askedAt }).onConflictDoNothing();
}

/** Decides on one name that waits; the plan that it is for, undefined when it does not wait. (PAY-4) */
export async function decideHolder(
  tx: Tx,
  id: number,
  status: "accepted" | "refused",
  decidedAt: Instant,
): Promise<number | undefined> {
  const [row] = await tx
    .update(holderReviews)
    .set({ status, decidedAt })
    .where(and(eq(holderReviews.id, id), eq(holderReviews.status, "waiting")))
    .returning({ planId: holderReviews.planId });
  return row?.planId;
}
