import { and, eq, isNotNull, isNull, notLike, or, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { clients, secondFactors, sessions, staffInvitations } from "../account.tables";

export type InvitationRow = typeof staffInvitations.$inferSelect;

/** Stores a person's invitation and replaces an earlier one, whose link becomes invalid. */
export async function saveInvitation(tx: Tx, { clientId, ...row }: InvitationRow): Promise<void> {
  await tx
    .insert(staffInvitations)
    .values({ clientId, ...row })
    .onConflictDoUpdate({ target: staffInvitations.clientId, set: row });
}

export async function invitationBy(tx: Tx, codeHash: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.codeHash, codeHash));
  return row ?? null;
}

export async function invitationOf(tx: Tx, clientId: number): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.clientId, clientId));
  return row ?? null;
}

export async function dropInvitation(tx: Tx, clientId: number): Promise<boolean> {
  const dropped = await tx.delete(staffInvitations).where(eq(staffInvitations.clientId, clientId)).returning();
  return dropped.length > 0;
}

/** The same by its link; false if it was used, withdrawn or replaced. */
export async function consumeInvitation(tx: Tx, codeHash: string): Promise<boolean> {
  const taken = await tx.delete(staffInvitations).where(eq(staffInvitations.codeHash, codeHash)).returning();
  return taken.length > 0;
}

/** All present and former staff and all who are invited, sorted by email address. */
export async function staffAndInvited(tx: Tx) {
  const { id, email, firstName, lastName, staffRole, disabledAt } = clients;
  return tx
    .select({
      id,
      email,
      firstName,
      lastName,
      staffRole,
      disabledAt,
      invitedAs: staffInvitations.staffRole,
      expiresAt: staffInvitations.expiresAt,
      /** When a second factor was confirmed. */
      factorAt: secondFactors.confirmedAt,
    })
    .from(clients)
    .leftJoin(staffInvitations, eq(staffInvitations.clientId, id))
    .leftJoin(secondFactors, eq(secondFactors.clientId, id))
    .where(or(isNotNull(staffRole), isNotNull(staffInvitations.staffRole)))
    .orderBy(email);
}

/**
 * How many sessions of each of the staff are open, and when one last began or was renewed; not those in a client's
 * place.
 */
export async function sessionsOfStaff(tx: Tx, now: Instant): Promise<Map<number, { open: number; lastAt: Instant }>> {
  const { clientId, family, createdAt, expiresAt, revokedAt, tokenHash } = sessions;
  const isOpen = sql`${revokedAt} is null and ${expiresAt} > ${sql.param(now, expiresAt)}`;
  const rows = await tx
    .select({
      clientId,
      open: sql`count(distinct ${family}) filter (where ${isOpen})`.mapWith(Number),
      lastAt: sql`max(${createdAt})`.mapWith(createdAt),
    })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(isNotNull(clients.staffRole), notLike(tokenHash, "impersonation/%")))
    .groupBy(clientId);
  return new Map(rows.map(({ clientId: whose, ...seen }) => [whose, seen]));
}

/** Locks the active owners, in the same order each time, so that one of two who are disabled concurrently remains. */
export async function lockOwners(tx: Tx): Promise<{ id: number }[]> {
  const inService = and(eq(clients.staffRole, "owner"), isNull(clients.disabledAt));
  return tx.select({ id: clients.id }).from(clients).where(inService).orderBy(clients.id).for("no key update");
}

/** The owners in service. */
export async function ownersInService(tx: Tx): Promise<number[]> {
  const inService = and(eq(clients.staffRole, "owner"), isNull(clients.disabledAt));
  const rows = await tx.select({ id: clients.id }).from(clients).where(inService).orderBy(clients.id);
  return rows.map(({ id }) => id);
}

/** Whether a member of staff is not disabled; only then they may act in a client's place. (DESK-19) */
export async function isInService(tx: Tx, clientId: number): Promise<boolean> {
  const inService = and(eq(clients.id, clientId), eq(clients.role, "staff"), isNull(clients.disabledAt));
  return (await tx.select({ id: clients.id }).from(clients).where(inService)).length > 0;
}
