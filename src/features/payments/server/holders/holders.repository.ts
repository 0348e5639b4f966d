import { and, eq } from "drizzle-orm";
import { currentRequestId } from "../../../../platform/server/logs/requestId";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { isSameName } from "../../../../shared/names/names";
import { holderReviews } from "../payments.tables";

/**
 * Uses up staff's acceptance of this exact name for this plan, which is valid for one attempt. False: there is none.
 * The caller holds the plan's lock. (PAY-4)
 */
export async function spendAcceptance(tx: Tx, planId: number, name: string): Promise<boolean> {
  const review = await reviewOf(tx, planId, name);
  if (review?.status !== "accepted") return false;
  await tx.update(holderReviews).set({ status: "used" }).where(eq(holderReviews.id, review.id));
  return true;
}

/**
 * Asks staff to review a name. A refused name stays refused; a name whose acceptance was used up is reviewed again.
 * Resolves to the review's id, or null if nothing has changed.
 */
export async function askAboutHolder(tx: Tx, planId: number, name: string, askedAt: Instant): Promise<number | null> {
  const review = await reviewOf(tx, planId, name);
  const waiting = { status: "waiting" as const, askedAt, decidedAt: null };
  if (!review) {
    const [row] = await tx
      .insert(holderReviews)
      .values({ planId, name, ...waiting })
      .returning({ id: holderReviews.id });
    return row?.id ?? null;
  }
  if (review.status !== "used") return null;
  const logId = currentRequestId() ?? null;
  await tx
    .update(holderReviews)
    .set({ ...waiting, logId })
    .where(eq(holderReviews.id, review.id));
  return review.id;
}

async function reviewOf(tx: Tx, planId: number, name: string) {
  return (await reviewsOfPlan(tx, planId)).find((row) => isSameName(row.name, name));
}

/** All reviews of names on cards of a plan, whatever their result, the oldest first. */
export async function reviewsOfPlan(db: Tx, planId: number) {
  return db.select().from(holderReviews).where(eq(holderReviews.planId, planId)).orderBy(holderReviews.id);
}

/** Decides on a waiting name. Resolves to its plan; undefined if it does not wait. (PAY-4) */
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
