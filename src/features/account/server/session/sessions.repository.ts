import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notLike,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { ENDED_SESSION_KEPT } from "../../account.rules";
import { clients, sessions } from "../account.tables";

export type SessionRow = typeof sessions.$inferSelect;

/** Stores a refresh token's digest; no effect if it is stored already. */
export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row).onConflictDoNothing({ target: sessions.tokenHash });
}

/** The session of a token, locked until the transaction ends, so that concurrent requests are serialized. */
export async function lockSession(tx: Tx, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for("update");
  return row ?? null;
}

export async function findSession(tx: Tx, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function familyOf(tx: Tx, tokenHash: string): Promise<string | null> {
  const [row] = await tx.select({ family: sessions.family }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row?.family ?? null;
}

/** Whether a session has not been ended; access tokens of an ended one are refused. (SAFE-13) */
export async function isLiveSession(tx: Tx, family: string): Promise<boolean> {
  const live = and(eq(sessions.family, family), isNull(sessions.revokedAt));
  return (await tx.select({ id: sessions.id }).from(sessions).where(live).limit(1)).length > 0;
}

export async function markRotated(tx: Tx, id: string, at: Instant): Promise<void> {
  await tx.update(sessions).set({ rotatedAt: at }).where(eq(sessions.id, id));
}

export async function revokeFamily(tx: Tx, family: string, at: Instant): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.family, family), isNull(sessions.revokedAt)));
}

/** When a session began, and when its owner last showed who they are in it; null: they did not. */
export async function familyTimes(
  tx: Tx,
  family: string,
): Promise<{ begunAt: Instant; authenticatedAt: Instant | null }> {
  const [times] = await tx
    .select({
      begunAt: sql`min(${sessions.createdAt})`.mapWith(sessions.createdAt),
      authenticatedAt: sql`max(${sessions.passwordAt})`.mapWith(sessions.passwordAt),
    })
    .from(sessions)
    .where(eq(sessions.family, family));
  if (!times) throw new Error(`session ${family} is gone`);
  return times;
}

/**
 * When a client last showed who they are in a live session: by their own password, or later by a proof; null if they did
 * not.
 */
export async function authenticatedAt(tx: Tx, clientId: number, family: string): Promise<Instant | null> {
  const typed = and(eq(sessions.family, family), eq(sessions.clientId, clientId), isNull(sessions.revokedAt));
  const [row] = await tx
    .select({ passwordAt: sql`max(${sessions.passwordAt})`.mapWith(sessions.passwordAt) })
    .from(sessions)
    .where(typed);
  return row?.passwordAt ?? null;
}

/** Records in a client's live session that they have just shown who they are. */
export async function markAuthenticated(tx: Tx, clientId: number, family: string, at: Instant): Promise<void> {
  const live = and(eq(sessions.family, family), eq(sessions.clientId, clientId), isNull(sessions.revokedAt));
  await tx
    .update(sessions)
    .set({ passwordAt: at })
    .where(and(live, isNull(sessions.rotatedAt)));
}

export type LiveFamily = { family: string; device: string | null; begunAt: Instant; lastAt: Instant };

/** A client's open sessions, last used first; without those of staff in the client's place. */
export async function liveFamilies(tx: Tx, clientId: number, now: Instant): Promise<LiveFamily[]> {
  const { family, device, createdAt, expiresAt, revokedAt, tokenHash } = sessions;
  const begunAt = sql`min(${createdAt})`.mapWith(createdAt);
  const lastAt = sql`max(${createdAt})`.mapWith(createdAt);
  return tx
    .select({ family, device: sql<string | null>`max(${device})`, begunAt, lastAt })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), isNull(revokedAt), notLike(tokenHash, "impersonation/%")))
    .groupBy(family)
    .having(sql`max(${expiresAt}) > ${sql.param(now, expiresAt)}`)
    .orderBy(desc(lastAt));
}

/** Ends a client's session; no effect on another client's. */
export async function revokeOwnFamily(tx: Tx, clientId: number, family: string, at: Instant): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.clientId, clientId), eq(sessions.family, family), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a client except one family. */
export async function revokeOthers(tx: Tx, clientId: number, family: string | null, at: Instant): Promise<void> {
  const others = family === null ? undefined : ne(sessions.family, family);
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt), others));
}

/**
 * Deletes rows that expired or were ended a week ago. It keeps the first row of a live session, which has the session's
 * beginning, and the newest of each of the staff, which shows owners when they were last active. Used tokens of a live
 * session are deleted only once they are refused as expired, so that reuse still ends it. (SESSION-5)
 */
export async function forgetSessions(tx: Tx, now: Instant): Promise<void> {
  const before = now - ENDED_SESSION_KEPT;
  const other = alias(sessions, "other");
  const isAny = (which: SQL | undefined) => exists(new QueryBuilder().select({ one: sql`1` }).from(other).where(which));
  const inFamily = eq(other.family, sessions.family);
  const goesOn = isAny(and(inFamily, isNull(other.revokedAt), gt(other.expiresAt, now)));
  const isFirst = not(isAny(and(inFamily, lt(other.createdAt, sessions.createdAt))));
  const ofClient = and(eq(other.clientId, sessions.clientId), notLike(other.tokenHash, "impersonation/%"));
  const isNewest = not(isAny(and(ofClient, gt(other.createdAt, sessions.createdAt))));
  const staff = tx.select({ id: clients.id }).from(clients).where(isNotNull(clients.staffRole));
  const isOver = or(lte(sessions.expiresAt, before), lte(sessions.revokedAt, before));
  const stays = or(and(goesOn, isFirst), and(isNewest, inArray(sessions.clientId, staff)));
  await tx.delete(sessions).where(and(isOver, not(stays ?? sql`false`)));
}
