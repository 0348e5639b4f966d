import { asc, eq, max, min } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { passkeys, phoneCodes, recoveryCodes, secondFactors, sessions } from "./account.tables";

/** The stored data about a client's sign-ins, for the copy of their data. (SAFE-24) */
export async function signInDataOf(db: Tx, clientId: number) {
  return {
    Sessions: await sessionsOf(db, clientId),
    SecondFactor: await secondFactorOf(db, clientId),
    PhoneCodes: await phoneCodesOf(db, clientId),
  };
}

/** One for each sign-in, whose token is replaced again and again. */
async function sessionsOf(db: Tx, clientId: number) {
  const BeganAt = min(sessions.createdAt);
  const rows = await db
    .select({ Browser: max(sessions.device), BeganAt, EndedAt: max(sessions.revokedAt) })
    .from(sessions)
    .where(eq(sessions.clientId, clientId))
    .groupBy(sessions.family)
    .orderBy(asc(BeganAt));
  return rows.map((row) => ({ ...row, BeganAt: row.BeganAt ?? 0 }));
}

/** Null while none is on. What opens the account is left out: the app's secret, the keys and the codes. (SAFE-72) */
async function secondFactorOf(db: Tx, clientId: number) {
  const { confirmedAt: since, app } = secondFactors;
  const [factor] = await db.select({ since, app }).from(secondFactors).where(eq(secondFactors.clientId, clientId));
  if (!factor || factor.since === null) return null;
  const { name: Name, addedAt: AddedAt, usedAt: UsedAt } = passkeys;
  const ofPasskeys = await db
    .select({ Name, AddedAt, UsedAt })
    .from(passkeys)
    .where(eq(passkeys.clientId, clientId))
    .orderBy(asc(AddedAt));
  const codes = await db
    .select({ usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.clientId, clientId))
    .orderBy(asc(recoveryCodes.usedAt));
  const used = codes.flatMap(({ usedAt }) => (usedAt === null ? [] : [usedAt]));
  return {
    Since: factor.since,
    App: factor.app,
    Passkeys: ofPasskeys,
    RecoveryCodes: { Left: codes.length - used.length, UsedAt: used },
  };
}

async function phoneCodesOf(db: Tx, clientId: number) {
  const { phone: Phone, channel: Channel, sentAt: SentAt, usedAt: UsedAt } = phoneCodes;
  return db
    .select({ Phone, Channel, SentAt, UsedAt })
    .from(phoneCodes)
    .where(eq(phoneCodes.clientId, clientId))
    .orderBy(asc(SentAt));
}
