import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { attempts } from "../account.tables";

/** The attempts of a key that still count. */
const recent = (since: Instant): SQL =>
  sql`array(select made from unnest(${attempts.made}) as made where made > ${since}::bigint)`;

type Counted = { key: string; most: number; within: number; at: Instant };

/** Counts an attempt across processes; false, without counting it, when there were `most` in the period before. */
export async function countAttempt(db: Tx, { key, most, within, at }: Counted): Promise<boolean> {
  const forgetAt = at + within;
  const counted = await db
    .insert(attempts)
    .values({ key, made: [at], forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { made: sql`${recent(at - within)} || ${at}::bigint`, forgetAt },
      setWhere: sql`cardinality(${recent(at - within)}) < ${most}::int`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}

/** Whether there were `most` attempts in the period before. */
export async function areUsedUp(db: Tx, { key, most, within, at }: Counted): Promise<boolean> {
  const usedUp = and(eq(attempts.key, key), sql`cardinality(${recent(at - within)}) >= ${most}::int`);
  return (await db.select({ key: attempts.key }).from(attempts).where(usedUp)).length > 0;
}

/** A right guess clears the wrong ones before it. */
export async function forgiveAttempts(db: Tx, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes expired attempts. */
export async function forgetAttempts(db: Tx, now: Instant): Promise<void> {
  await db.delete(attempts).where(lte(attempts.forgetAt, now));
}
