import { desc, eq, max, sql } from "drizzle-orm";
import { ledgerEntries } from "../../../features/ledger/server/ledger.tables";
import { bookings, travelPlans } from "../../../features/plan/server/plan.tables";
import { auditLog } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Newest } from "./restoreMark";

/** How many numbers are skipped after the last one known to be in use, because later ones may be in use too. */
const LEFT_OUT = 1_000;

/** The newest rows of tables from which nothing is ever deleted. */
export async function newestOf(db: Pick<Tx, "select">): Promise<Newest> {
  const plans = await db.select({ last: max(travelPlans.id) }).from(travelPlans);
  const booked = await db.select({ last: max(bookings.id) }).from(bookings);
  const audited = await db.select({ last: max(auditLog.id) }).from(auditLog);
  const moved = await newestMovement(db);
  return {
    plan: plans[0]?.last ?? 0,
    booking: booked[0]?.last ?? 0,
    audit: audited[0]?.last ?? 0,
    money: moved?.key ?? null,
  };
}

async function newestMovement(db: Pick<Tx, "select">) {
  const { key, at } = ledgerEntries;
  const [row] = await db.select({ key, at }).from(ledgerEntries).orderBy(desc(at), desc(key)).limit(1);
  return row;
}

/** Whether the database lacks a movement of money that it once had. */
export async function isMovementMissing(db: Pick<Tx, "select">, key: string): Promise<boolean> {
  const [row] = await db.select({ key: ledgerEntries.key }).from(ledgerEntries).where(eq(ledgerEntries.key, key));
  return row === undefined;
}

/** The instant of the newest booking or movement of money, by the shop's clock; null: there is none. */
export async function knowsUntil(db: Pick<Tx, "select">): Promise<Instant | null> {
  const [booked] = await db.select({ at: max(bookings.createdAt) }).from(bookings);
  const moved = await newestMovement(db);
  const known = [booked?.at ?? null, moved?.at ?? null].filter((at) => at !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** The last number that each sequence of the database has given out. */
export async function numbersGivenOut(db: Pick<Tx, "select">): Promise<Record<string, number>> {
  const rows = await db
    .select({ name: sql<string>`sequencename`, last: sql`coalesce(last_value, 0)`.mapWith(Number) })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema()`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/**
 * Moves every sequence on past what was given out, as known outside the database, and by a margin for numbers that
 * nobody knows of: people have mails and vouchers with these numbers, and other programs have events. (PAY-37)
 */
export async function passNumbers(tx: Tx, known: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(await numbersGivenOut(tx))) {
    const next = Math.max(last, known[name] ?? 0) + LEFT_OUT;
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${next})`);
  }
}
