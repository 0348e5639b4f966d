import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { holderReviews } from "./payments.tables";

/** Brings a name before the desk; one that was decided on stays decided. */
export async function askAboutHolder(tx: Tx, planId: number, name: string, askedAt: Instant): Promise<void> {
  await tx.insert(holderReviews).values({ planId, name, status: "waiting", askedAt }).onConflictDoNothing();
}

/** Decides on the names that wait; false when none does. */
export async function decideHolders(
  tx: Tx,
  planId: number,
  status: "accepted" | "refused",
  decidedAt: Instant,
): Promise<boolean> {
  const rows = await tx
    .update(holderReviews)
    .set({ status, decidedAt })
    .where(and(eq(holderReviews.planId, planId), eq(holderReviews.status, "waiting")))
    .returning({ id: holderReviews.id });
  return rows.length > 0;
}
