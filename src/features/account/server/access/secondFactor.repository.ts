import { and, count, eq, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { SealLocation } from "../../../../platform/server/sealed/vault";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { recoveryCodes, secondFactors } from "../account.tables";

/** An app's secret in base32; `confirmed`: its codes count. */
export type FactorApp = { secret: string; confirmed: boolean; lastStep: number };

/** The place to which a client's encrypted secret is bound. */
export const placeOfFactor = (clientId: number): SealLocation => ({
  table: "second_factors",
  field: "sealed",
  row: clientId,
});

export async function appOf(tx: Tx, clientId: number): Promise<FactorApp | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.clientId, clientId));
  if (!row) return null;
  const secret = vaultOf(tx).openText(row.sealed, placeOfFactor(clientId));
  return { secret, confirmed: row.confirmedAt !== null && row.app, lastStep: row.lastStep };
}

/** Whether a client needs a second factor to sign in. */
export async function hasFactor(tx: Tx, clientId: number): Promise<boolean> {
  const confirmed = and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt));
  return (await tx.select({ id: secondFactors.clientId }).from(secondFactors).where(confirmed)).length > 0;
}

/** Whether an app's codes are part of a client's second factor. */
export async function hasApp(tx: Tx, clientId: number): Promise<boolean> {
  const { clientId: whose, confirmedAt, app } = secondFactors;
  const counting = and(eq(whose, clientId), isNotNull(confirmedAt), app);
  return (await tx.select({ id: whose }).from(secondFactors).where(counting)).length > 0;
}

/** Stores an unconfirmed app's secret, replacing an earlier unconfirmed one. */
export async function saveApp(tx: Tx, clientId: number, secret: string): Promise<void> {
  const sealed = vaultOf(tx).sealText(secret, placeOfFactor(clientId));
  await tx
    .insert(secondFactors)
    .values({ clientId, sealed })
    .onConflictDoUpdate({
      target: secondFactors.clientId,
      set: { sealed, lastStep: 0 },
      setWhere: or(isNull(secondFactors.confirmedAt), not(secondFactors.app)),
    });
}

/** Uses up the code of a 30-second step; false if it, or a later one, was used before. */
export async function consumeStep(tx: Tx, clientId: number, step: number): Promise<boolean> {
  const unused = and(eq(secondFactors.clientId, clientId), lt(secondFactors.lastStep, step));
  return (await tx.update(secondFactors).set({ lastStep: step }).where(unused).returning()).length > 0;
}

/** From now on the new app's codes count, and the second factor is required. */
export async function confirmApp(tx: Tx, clientId: number, at: Instant): Promise<void> {
  const confirmedAt = sql`coalesce(${secondFactors.confirmedAt}, ${sql.param(at, secondFactors.confirmedAt)}::timestamptz)`;
  await tx.update(secondFactors).set({ app: true, confirmedAt }).where(eq(secondFactors.clientId, clientId));
}

/** From now on the second factor is required, without an app; `secret`: one that nobody was shown. */
export async function confirmWithoutApp(
  tx: Tx,
  { clientId, secret, at }: { clientId: number; secret: string; at: Instant },
): Promise<void> {
  const sealed = vaultOf(tx).sealText(secret, placeOfFactor(clientId));
  await tx
    .insert(secondFactors)
    .values({ clientId, sealed, confirmedAt: at, app: false })
    .onConflictDoUpdate({
      target: secondFactors.clientId,
      set: { confirmedAt: at, app: false },
      setWhere: isNull(secondFactors.confirmedAt),
    });
}

/** Replaces a client's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, clientId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, clientId })));
}

/** Uses a recovery code up; false if it is unknown, another account's or used. */
export async function consumeRecoveryCode(tx: Tx, clientId: number, codeHash: string, at: Instant): Promise<boolean> {
  const { codeHash: hash, clientId: whose, usedAt } = recoveryCodes;
  const unused = and(eq(hash, codeHash), eq(whose, clientId), isNull(usedAt));
  return (await tx.update(recoveryCodes).set({ usedAt: at }).where(unused).returning()).length > 0;
}

export async function recoveryCodesLeft(tx: Tx, clientId: number): Promise<number> {
  const unused = and(eq(recoveryCodes.clientId, clientId), isNull(recoveryCodes.usedAt));
  const [row] = await tx.select({ left: count() }).from(recoveryCodes).where(unused);
  return row?.left ?? 0;
}

/** Deletes a second factor with its passkeys and recovery codes; false if there was none. */
export async function dropFactor(tx: Tx, clientId: number): Promise<boolean> {
  return (await tx.delete(secondFactors).where(eq(secondFactors.clientId, clientId)).returning()).length > 0;
}
