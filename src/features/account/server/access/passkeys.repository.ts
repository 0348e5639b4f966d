import { and, asc, count, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { passkeyChallenges, passkeys } from "../account.tables";

export type PasskeyRow = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferSelect;

/** A client's passkeys, the oldest first. */
export async function passkeysOf(tx: Tx, clientId: number): Promise<PasskeyRow[]> {
  const { clientId: whose, addedAt, id } = passkeys;
  return tx.select().from(passkeys).where(eq(whose, clientId)).orderBy(asc(addedAt), asc(id));
}

export async function countPasskeys(tx: Tx, clientId: number): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(passkeys).where(eq(passkeys.clientId, clientId));
  return row?.all ?? 0;
}

/** False, without storing it, if the credential is known already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  return (await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;
}

export async function deletePasskey(tx: Tx, clientId: number, id: string): Promise<PasskeyRow | null> {
  const own = and(eq(passkeys.id, id), eq(passkeys.clientId, clientId));
  return (await tx.delete(passkeys).where(own).returning())[0] ?? null;
}

/** Stores the authenticator's counter; false if it has not increased: somebody may have a copy of the passkey. */
export async function countUse(
  tx: Tx,
  { id, counter, at }: { id: string; counter: number; at: Instant },
): Promise<boolean> {
  // Authenticators whose keys are synced to several devices do not count: their counter stays 0.
  const further = or(
    sql`${passkeys.counter} < ${counter}::bigint`,
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const used = tx
    .update(passkeys)
    .set({ counter, usedAt: at })
    .where(and(eq(passkeys.id, id), further));
  return (await used.returning({ id: passkeys.id })).length > 0;
}

export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await tx.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up; false if it is unknown, another account's, expired, used, or for another purpose. */
export async function consumeChallenge(
  tx: Tx,
  { challengeHash, clientId, purpose, at }: Omit<Challenge, "expiresAt"> & { at: Instant },
): Promise<boolean> {
  const { challengeHash: hash, clientId: whose, purpose: what, expiresAt } = passkeyChallenges;
  const open = and(eq(hash, challengeHash), eq(whose, clientId), eq(what, purpose), gt(expiresAt, at));
  return (await tx.delete(passkeyChallenges).where(open).returning()).length > 0;
}

/** Deletes expired challenges. */
export async function forgetChallenges(tx: Tx, now: Instant): Promise<void> {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
