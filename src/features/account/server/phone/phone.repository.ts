import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { readPhone } from "../../phone.numbers";
import type { ClientRow } from "../account.repository";
import { clients, countries, phoneCodes } from "../account.tables";

export type PhoneCodeRow = typeof phoneCodes.$inferSelect;

/**
 * The client with the country's ISO code, locked until the transaction ends, so that concurrent requests are
 * serialized.
 */
export async function lockClientAndCountry(tx: Tx, id: number) {
  const open = and(eq(clients.id, id), isNull(clients.closedAt));
  const [client] = await tx.select().from(clients).where(open).for("no key update");
  if (!client) return null;
  return { ...client, iso: await isoOf(tx, client.countryId) };
}

type Numbers = Pick<ClientRow, "phone" | "verifiedPhone" | "countryId">;

/** The client's verified number (E.164) while it is the profile's, however that is written; else null. (ACC-12) */
export async function provenPhoneOf(tx: Tx, { phone, verifiedPhone, countryId }: Numbers): Promise<string | null> {
  if (phone === null || verifiedPhone === null) return null;
  return readPhone(phone, await isoOf(tx, countryId))?.number === verifiedPhone ? verifiedPhone : null;
}

export async function isoOfClient(tx: Tx, id: number): Promise<string | null> {
  const [client] = await tx.select({ countryId: clients.countryId }).from(clients).where(eq(clients.id, id));
  return isoOf(tx, client?.countryId ?? null);
}

export async function isoOf(tx: Tx, countryId: number | null): Promise<string | null> {
  if (countryId === null) return null;
  const [country] = await tx.select({ iso: countries.iso }).from(countries).where(eq(countries.id, countryId));
  return country?.iso ?? null;
}

/** Locks a number (E.164) until the transaction ends, so that concurrent proofs by two clients are serialized. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
}

/** Whether another client has verified a number (E.164). */
export async function isPhoneTaken(tx: Tx, phone: string, clientId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.verifiedPhone, phone), ne(clients.id, clientId)));
  return rows.length > 0;
}

export async function insertPhoneCode(tx: Tx, row: typeof phoneCodes.$inferInsert): Promise<PhoneCodeRow> {
  const [stored] = await tx.insert(phoneCodes).values(row).returning();
  if (!stored) throw new Error("a phone code was not stored");
  return stored;
}

/** A client's codes since an instant, the newest first. */
export async function phoneCodesSince(tx: Tx, clientId: number, since: Instant): Promise<PhoneCodeRow[]> {
  return tx
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.clientId, clientId), gt(phoneCodes.sentAt, since)))
    .orderBy(desc(phoneCodes.sentAt), desc(phoneCodes.id));
}

/** When WhatsApp codes were sent to a number, whoever requested them, newest first. */
export async function sentToPhoneSince(tx: Tx, phone: string, since: Instant): Promise<Instant[]> {
  const rows = await tx
    .select({ sentAt: phoneCodes.sentAt })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), eq(phoneCodes.channel, "whatsapp"), gt(phoneCodes.sentAt, since)))
    .orderBy(desc(phoneCodes.sentAt));
  return rows.map(({ sentAt }) => sentAt);
}

export async function countAttempt(tx: Tx, id: number): Promise<void> {
  await tx
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(eq(phoneCodes.id, id));
}

/** Voids the client's codes to other numbers than this one (E.164; null: to all); they still count as sent. */
export async function endOtherCodes(tx: Tx, clientId: number, phone: string | null, at: Instant): Promise<void> {
  const open = and(eq(phoneCodes.clientId, clientId), isNull(phoneCodes.usedAt));
  const others = phone === null ? open : and(open, ne(phoneCodes.phone, phone));
  await tx.update(phoneCodes).set({ usedAt: at }).where(others);
}

export async function markCodeUsed(tx: Tx, id: number, at: Instant): Promise<void> {
  await tx.update(phoneCodes).set({ usedAt: at }).where(eq(phoneCodes.id, id));
}
