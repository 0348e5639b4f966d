import { and, desc, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { holdsOn } from "../../suspension.rules";
import { clientSuspensions } from "../account.tables";

export type SuspensionRow = typeof clientSuspensions.$inferSelect;

/** The suspension of a client that is in force at an instant; null if none is. (SAFE-29) */
export async function suspensionOf(db: Tx, clientId: number, at: Instant): Promise<SuspensionRow | null> {
  const { clientId: whose, liftedAt } = clientSuspensions;
  const rows = await db
    .select()
    .from(clientSuspensions)
    .where(and(eq(whose, clientId), isNull(liftedAt)));
  return rows.find((row) => holdsOn(havanaDate(at), row)) ?? null;
}

/** All suspensions of a client, those that are over too, the newest first. */
export async function suspensionsOf(db: Tx, clientId: number): Promise<SuspensionRow[]> {
  const { clientId: whose, id } = clientSuspensions;
  return db.select().from(clientSuspensions).where(eq(whose, clientId)).orderBy(desc(id));
}

type NewSuspension = Pick<SuspensionRow, "clientId" | "reason" | "lastDay" | "suspendedAt" | "suspendedBy">;

export async function insertSuspension(tx: Tx, row: NewSuspension): Promise<void> {
  await tx.insert(clientSuspensions).values(row);
}

export async function endSuspension(tx: Tx, id: number, by: { staffId: number; at: Instant }): Promise<void> {
  const change = { liftedAt: by.at, liftedBy: by.staffId };
  await tx.update(clientSuspensions).set(change).where(eq(clientSuspensions.id, id));
}

/** A client's suspensions, for the copy of their data: without which of the staff decided them. (SAFE-24) */
export async function suspensionsForCopy(db: Tx, clientId: number) {
  return (await suspensionsOf(db, clientId)).map(({ reason, lastDay, suspendedAt, liftedAt }) => ({
    Reason: reason,
    SuspendedAt: suspendedAt,
    LastDay: lastDay,
    LiftedAt: liftedAt,
  }));
}

/** A suspension in force, for the client's profile; undefined if there is none. */
export async function suspendedOf(db: Tx, clientId: number, at: Instant) {
  const row = await suspensionOf(db, clientId, at);
  return row ? { Reason: row.reason, LastDay: row.lastDay } : undefined;
}
