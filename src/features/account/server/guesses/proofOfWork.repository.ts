import { lte } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { spentChallenges } from "../account.tables";

/** Marks a challenge as used; false if it was used before, in any process. Deletes expired ones. */
export async function spendChallenge(db: Tx, digest: string, expiresAt: Instant, now: Instant): Promise<boolean> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now));
  const spent = await db.insert(spentChallenges).values({ digest, expiresAt }).onConflictDoNothing().returning();
  return spent.length > 0;
}
