import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { ACTIVATION_TIME } from "../../account.rules";
import { clients, registrations } from "../account.tables";

export type RegistrationRow = Omit<typeof registrations.$inferSelect, "wrongCodes">;

/** Stores a registration in addition to earlier ones of the same address. Deletes those whose link has expired. */
export async function insertRegistration(tx: Tx, row: RegistrationRow): Promise<void> {
  await tx.delete(registrations).where(lte(registrations.createdAt, row.createdAt - ACTIVATION_TIME));
  await tx.insert(registrations).values(row);
}

/** The registration of a link that is still valid. */
export async function registrationOf(tx: Tx, codeHash: string, now: Instant): Promise<RegistrationRow | null> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.codeHash, codeHash));
  return row && now < row.createdAt + ACTIVATION_TIME ? row : null;
}

/** The registrations after an instant of an address that is not activated, newest first. Locks the client's row. */
export async function lockWaitingRegistrations(tx: Tx, email: string, since: Instant): Promise<RegistrationRow[]> {
  const rows = await tx
    .select({ registration: registrations })
    .from(registrations)
    .innerJoin(clients, eq(clients.id, registrations.clientId))
    .where(and(eq(clients.email, email), isNull(clients.activatedAt), gt(registrations.createdAt, since)))
    .orderBy(desc(registrations.createdAt), desc(registrations.codeHash))
    .for("no key update", { of: clients });
  return rows.map(({ registration }) => registration);
}

/** Deletes all registrations of a client's address, once its owner is known. */
export async function forgetRegistrations(tx: Tx, clientId: number): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.clientId, clientId));
}
