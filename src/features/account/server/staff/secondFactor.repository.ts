import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Place } from "../../../../platform/server/sealed/vault";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { recoveryCodes, secondFactors } from "../account.tables";

/** A second factor with its secret in base32, as apps take it. */
export type SecondFactor = { secret: string; confirmed: boolean; lastStep: number };

/** Where a client's secret is sealed. */
export const placeOfFactor = (clientId: number): Place => ({ table: "second_factors", field: "sealed", row: clientId });

export async function factorOf(tx: Tx, clientId: number): Promise<SecondFactor | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.clientId, clientId));
  if (!row) return null;
  const secret = vaultOf(tx).openText(row.sealed, placeOfFactor(clientId));
  return { secret, confirmed: row.confirmedAt !== null, lastStep: row.lastStep };
}

/** Whether a second factor is asked of a client. */
export async function hasFactor(tx: Tx, clientId: number): Promise<boolean> {
  const confirmed = and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt));
  return (await tx.select({ id: secondFactors.clientId }).from(secondFactors).where(confirmed)).length > 0;
}

/** Keeps a secret that is not confirmed yet, in the place of another such one. */
export async function putFactor(tx: Tx, clientId: number, secret: string): Promise<void> {
  const sealed = vaultOf(tx).sealText(secret, placeOfFactor(clientId));
  await tx
    .insert(secondFactors)
    .values({ clientId, sealed })
    .onConflictDoUpdate({
      target: secondFactors.clientId,
      set: { sealed, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    });
}

/** Takes the code of a count of 30 seconds; false when it, or a later one, was taken before. */
export async function takeStep(tx: Tx, clientId: number, step: number): Promise<boolean> {
  const unused = and(eq(secondFactors.clientId, clientId), lt(secondFactors.lastStep, step));
  return (await tx.update(secondFactors).set({ lastStep: step }).where(unused).returning()).length > 0;
}

/** From now on the second factor is asked for, and these stand in for it. */
export async function confirmFactor(
  tx: Tx,
  { clientId, codeHashes, at }: { clientId: number; codeHashes: readonly string[]; at: Instant },
): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.clientId, clientId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, clientId })));
}

/** Uses a recovery code up; false for one that is nobody's, another's or used. */
export async function takeRecoveryCode(tx: Tx, clientId: number, codeHash: string, at: Instant): Promise<boolean> {
  const { codeHash: hash, clientId: whose, usedAt } = recoveryCodes;
  const unused = and(eq(hash, codeHash), eq(whose, clientId), isNull(usedAt));
  return (await tx.update(recoveryCodes).set({ usedAt: at }).where(unused).returning()).length > 0;
}

export async function recoveryCodesLeft(tx: Tx, clientId: number): Promise<number> {
  const unused = and(eq(recoveryCodes.clientId, clientId), isNull(recoveryCodes.usedAt));
  const [row] = await tx.select({ left: count() }).from(recoveryCodes).where(unused);
  return row?.left ?? 0;
}

/** Takes a second factor and its recovery codes away; false where there was none. */
export async function dropFactor(tx: Tx, clientId: number): Promise<boolean> {
  return (await tx.delete(secondFactors).where(eq(secondFactors.clientId, clientId)).returning()).length > 0;
}
