import { eq, sql } from "drizzle-orm";
import type { Recipient } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Role } from "../../../shared/session.schemas";
import { clients, countries } from "./account.tables";

export type ClientRow = typeof clients.$inferSelect;
type NewClientRow = Omit<typeof clients.$inferInsert, "id">;
export type CountryRow = typeof countries.$inferSelect;

export async function clientByEmail(tx: Tx, email: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.email, email));
  return row ?? null;
}

export async function clientById(tx: Tx, id: number): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.id, id));
  return row ?? null;
}

/** The client's row, kept for this transaction. */
export async function lockClientByEmail(tx: Tx, email: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.email, email)).for("no key update");
  return row ?? null;
}

/** The new client's id; null when the e-mail is taken. */
export async function insertClient(tx: Tx, row: NewClientRow): Promise<number | null> {
  const [inserted] = await tx
    .insert(clients)
    .values(row)
    .onConflictDoNothing({ target: clients.email })
    .returning({ id: clients.id });
  return inserted?.id ?? null;
}

/**
 * The id that the insertion which has just failed in this transaction would have given: nobody has it or will have it,
 * and the one after it is the next client's, as after a success.
 */
export async function spentClientId(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ id: sql`currval(pg_get_serial_sequence('clients', 'id'))`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("the sequence of clients gave no id");
  return row.id;
}

export async function updateClient(tx: Tx, id: number, change: Partial<NewClientRow>): Promise<void> {
  await tx.update(clients).set(change).where(eq(clients.id, id));
}

export async function clientByActivation(tx: Tx, codeHash: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.activationCodeHash, codeHash)).for("no key update");
  return row ?? null;
}

/** Uses up a client's temporary password, which becomes the password; false when another sign-in was first. */
export async function takeTemporaryPassword(tx: Tx, id: number, hash: string): Promise<boolean> {
  const used = await tx
    .update(clients)
    .set({ passwordHash: hash, temporaryPasswordHash: null, temporaryPasswordExpiresAt: null })
    .where(sql`${clients.id} = ${id} and ${clients.temporaryPasswordHash} = ${hash}`)
    .returning({ id: clients.id });
  return used.length > 0;
}

export async function setTemporaryPassword(tx: Tx, id: number, hash: string, expiresAt: Instant): Promise<void> {
  await tx
    .update(clients)
    .set({ temporaryPasswordHash: hash, temporaryPasswordExpiresAt: expiresAt })
    .where(eq(clients.id, id));
}

export async function allCountries(tx: Tx): Promise<CountryRow[]> {
  return tx.select().from(countries);
}

export async function countryExists(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.select({ id: countries.id }).from(countries).where(eq(countries.id, id));
  return rows.length > 0;
}

/** How to write to a client, and as whom they read it. */
export async function recipientOf(tx: Tx, clientId: number): Promise<(Recipient & { role: Role }) | null> {
  const { id, email, firstName: name, language, role } = clients;
  const [row] = await tx.select({ clientId: id, email, name, language, role }).from(clients).where(eq(id, clientId));
  return row ?? null;
}
