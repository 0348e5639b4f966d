import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { NotificationRecipient } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients, countries } from "./account.tables";

export type ClientRow = typeof clients.$inferSelect;
type NewClientRow = Omit<typeof clients.$inferInsert, "id">;
type EmptyClientRow = Pick<ClientRow, "id" | "email" | "language" | "createdAt">;
export type CountryRow = typeof countries.$inferSelect;

export async function clientByEmail(tx: Tx, email: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.email, email));
  return row ?? null;
}

export async function clientById(tx: Tx, id: number): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.id, id));
  return row ?? null;
}

/** First and last names by the ids of clients or staff. */
export async function namesOfClients(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { id, firstName, lastName } = clients;
  const rows = await tx
    .select({ id, firstName, lastName })
    .from(clients)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}

/** The client's row, locked until the transaction ends. */
export async function lockClientById(tx: Tx, id: number): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.id, id)).for("no key update");
  return row ?? null;
}

/** The same by email address. */
export async function lockClientByEmail(tx: Tx, email: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.email, email)).for("no key update");
  return row ?? null;
}

/** An id that no other client has or will have. */
export async function newClientId(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ id: sql`nextval(pg_get_serial_sequence('clients', 'id'))`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("the sequence of clients gave no id");
  return row.id;
}

/** A client with an email address only, under an id of `newClientId`. No effect if the address is taken. */
export async function insertClient(tx: Tx, row: EmptyClientRow): Promise<void> {
  await tx
    .insert(clients)
    .overridingSystemValue()
    .values({ ...row, firstName: "", lastName: "" })
    .onConflictDoNothing({ target: clients.email });
}

/** Deletes a client's row that nothing refers to. */
export async function deleteClient(tx: Tx, id: number): Promise<void> {
  await tx.delete(clients).where(eq(clients.id, id));
}

/** Changes a client's row. No effect on a closed account, so that calls in progress do not fill it again. (SAFE-25) */
export async function updateClient(tx: Tx, id: number, change: Partial<NewClientRow>): Promise<void> {
  await tx
    .update(clients)
    .set(change)
    .where(and(eq(clients.id, id), isNull(clients.closedAt)));
}

type Origin = { birthDate: string | null; countryId: number | null };

/** Fills in the columns of a client's row that are still empty; null: not known either. */
export async function fillClient(tx: Tx, id: number, { birthDate, countryId }: Origin): Promise<void> {
  await tx
    .update(clients)
    .set({
      birthDate: sql`coalesce(${clients.birthDate}, ${birthDate})`,
      countryId: sql`coalesce(${clients.countryId}, ${countryId})`,
    })
    .where(eq(clients.id, id));
}

/** The client whose account a link has activated. */
export async function clientByActivation(tx: Tx, codeHash: string): Promise<ClientRow | null> {
  const [row] = await tx.select().from(clients).where(eq(clients.activationCodeHash, codeHash));
  return row ?? null;
}

/**
 * Uses up a client's temporary password, which becomes the password; false when another sign-in was first. It also
 * activates the account: the password was mailed, so the address is the client's.
 */
export async function consumeTemporaryPassword(tx: Tx, id: number, hash: string, at: Instant): Promise<boolean> {
  const activatedAt = sql`coalesce(${clients.activatedAt}, ${sql.param(at, clients.activatedAt)})`;
  const used = await tx
    .update(clients)
    .set({ passwordHash: hash, temporaryPasswordHash: null, temporaryPasswordExpiresAt: null, activatedAt })
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

/** The countries among these ids, by id. */
export async function countriesById(tx: Tx, ids: readonly number[]): Promise<Map<number, CountryRow>> {
  const rows = await tx
    .select()
    .from(countries)
    .where(inArray(countries.id, [...ids]));
  return new Map(rows.map((country) => [country.id, country]));
}

/** A client's email address and language; with `closedAt` they get no more messages. */
export async function recipientOf(tx: Tx, clientId: number): Promise<NotificationRecipient | null> {
  const { id, email, firstName: name, language, role, closedAt } = clients;
  const [row] = await tx
    .select({ clientId: id, email, name, language, role, closedAt })
    .from(clients)
    .where(eq(id, clientId));
  return row ?? null;
}
