import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { ACTIVATION_TIME } from "../../account.rules";
import { registrations } from "../account.tables";

export type RegistrationRow = typeof registrations.$inferSelect;

/** Stores a registration beside earlier ones of the same address. Deletes those whose link has expired. */
export async function insertRegistration(tx: Tx, row: RegistrationRow): Promise<void> {
  await tx.delete(registrations).where(lte(registrations.createdAt, row.createdAt - ACTIVATION_TIME));
  await tx.insert(registrations).values(row);
}

/** The registration of a link that is still valid. */
export async function registrationOf(tx: Tx, codeHash: string, now: Instant): Promise<RegistrationRow | null> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.codeHash, codeHash));
  return row && now < row.createdAt + ACTIVATION_TIME ? row : null;
}

/** The registrations of a client's address after an instant, newest first. */
export async function registrationsSince(tx: Tx, clientId: number, since: Instant): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.clientId, clientId), gt(registrations.createdAt, since)))
    .orderBy(desc(registrations.createdAt), desc(registrations.codeHash));
}

export async function countWrongCode(tx: Tx, { codeHash, wrongCodes }: RegistrationRow): Promise<void> {
  await tx
    .update(registrations)
    .set({ wrongCodes: wrongCodes + 1 })
    .where(eq(registrations.codeHash, codeHash));
}

/** Deletes all registrations of a client's address, once its owner is known. */
export async function forgetRegistrations(tx: Tx, clientId: number): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.clientId, clientId));
}
