import { and, asc, eq, inArray, not, notInArray, or, sql } from "drizzle-orm";
import { isAbout, type Whose } from "../../../../platform/server/background/whose";
import { databaseFailure } from "../../../../platform/server/db/databaseFailures";
import { isDue } from "../../../../platform/server/db/due";
import { isKeptBy, type Listed } from "../../../../platform/server/listed.repository";
import type { Tx } from "../../../../platform/server/services";
import { HOUR, type Instant } from "../../../../shared/instant";
import { clients } from "../../../account/server/account.tables";
import { type SetAsideCause, tryAgainIn } from "../../checkout/setAside";
import { plansSetAside, travelPlans } from "../plan.tables";

/** Whether the database failed, rather than a plan. */
export const isOfDatabase = (error: unknown): boolean => databaseFailure(error) !== null;

type Aside = { planId: number; why: SetAsideCause; at: Instant };

/** Sets a plan aside for people; no effect if it is set aside already. (OPS-113) */
export async function setAside(db: Tx, { planId, why, at }: Aside): Promise<void> {
  await db.insert(plansSetAside).values({ planId, why, since: at, tryAgainAt: at }).onConflictDoNothing();
}

/** The same after a failed try. Resolves to the number of failures and the time of the next try. (OPS-113) */
export async function postponeRetry(
  db: Tx,
  { planId, why, at }: Aside,
): Promise<{ tries: number; tryAgainAt: Instant }> {
  const [row] = await db.select().from(plansSetAside).where(eq(plansSetAside.planId, planId));
  const tries = row?.why === why ? row.tries + 1 : 1;
  const tryAgainAt = at + tryAgainIn(why, tries - 1);
  await db
    .insert(plansSetAside)
    .values({ planId, why, since: at, tries, tryAgainAt })
    .onConflictDoUpdate({ target: plansSetAside.planId, set: { why, tries, tryAgainAt } });
  return { tries, tryAgainAt };
}

/**
 * Locks a plan that is due to be retried and that no other sweeper has locked, except those in `but`, and takes it
 * back. It stays set aside if the transaction is rolled back. `now` null: regardless of when it is due. Null: there is
 * none.
 */
export async function claimSetAside(
  tx: Tx,
  now: Instant | null,
  but: readonly number[],
  whose: Whose,
): Promise<number | null> {
  const { planId, tryAgainAt } = plansSetAside;
  const [row] = await tx
    .select({ planId })
    .from(travelPlans)
    .innerJoin(plansSetAside, eq(planId, travelPlans.id))
    .where(
      and(
        now === null ? undefined : isDue(tryAgainAt, now, HOUR),
        notInArray(planId, [...but]),
        isAbout(travelPlans.clientId, whose),
      ),
    )
    .orderBy(asc(tryAgainAt))
    .limit(1)
    .for("update", { of: travelPlans, skipLocked: true });
  if (!row) return null;
  await tx.delete(plansSetAside).where(eq(planId, row.planId));
  return row.planId;
}

/** The plans that are set aside, each with its client, the longest first. */
export async function listSetAside(db: Tx, { kept, limit }: Listed) {
  const { planId, why, since } = plansSetAside;
  const isKept = isKeptBy(planId, kept);
  const first = db
    .select({ planId })
    .from(plansSetAside)
    .where(not(isKept))
    .orderBy(asc(since), asc(planId))
    .limit(limit);
  const { id: clientId, firstName, lastName } = clients;
  return db
    .select({ planId, why, since, clientId, firstName, lastName })
    .from(plansSetAside)
    .innerJoin(travelPlans, eq(travelPlans.id, planId))
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(or(isKept, inArray(planId, first)))
    .orderBy(asc(since), asc(planId));
}

/** Why and since when a plan is set aside; undefined if it is not. */
export async function findSetAside(db: Tx, planId: number) {
  const [row] = await db.select().from(plansSetAside).where(eq(plansSetAside.planId, planId));
  return row;
}

/** The number of plans that are set aside, by reason. */
export async function countSetAside(db: Tx): Promise<Partial<Record<SetAsideCause, number>>> {
  const { why } = plansSetAside;
  const rows = await db.select({ why, n: sql<number>`count(*)::int` }).from(plansSetAside).groupBy(why);
  return Object.fromEntries(rows.map(({ why: cause, n }) => [cause, n]));
}
