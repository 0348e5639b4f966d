import { and, eq, isNull } from "drizzle-orm";
import { settings } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import { bookings, vouchers } from "../../plan/server/plan.tables";

export async function findVoucher(db: Tx, bookingId: number) {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.bookingId, bookingId));
  return row;
}

/** Stores the content of a voucher's QR code; of two concurrent ones the first is kept. */
export async function storeToken(db: Tx, bookingId: number, token: string): Promise<string> {
  await db
    .update(vouchers)
    .set({ token })
    .where(and(eq(vouchers.bookingId, bookingId), isNull(vouchers.token)));
  return (await findVoucher(db, bookingId))?.token ?? token;
}

/** The status of a voucher's booking; undefined: there is no such voucher. */
export async function voucherStatus(db: Tx, number: string): Promise<{ status: string; planId: number } | undefined> {
  const [row] = await db
    .select({ status: bookings.status, planId: bookings.planId })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .where(eq(vouchers.number, number));
  return row;
}

const KEY = "voucher.key";

/** The installation's own key, made once; if two processes make one concurrently, the first is kept. */
export async function ownVoucherKey(db: Tx, make: () => string): Promise<string> {
  const existing = await findKey(db);
  if (existing !== null) return existing;
  await db
    .insert(settings)
    .values({ key: KEY, value: { pem: make() } })
    .onConflictDoNothing();
  const kept = await findKey(db);
  if (kept === null) throw new Error("the key of vouchers was not kept");
  return kept;
}

async function findKey(db: Tx): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  const value = row?.value;
  const isKept = typeof value === "object" && value !== null && "pem" in value;
  return isKept ? String(value.pem) : null;
}

/** A voucher for each booking; one that has a voucher keeps it. */
export async function insertVouchers(tx: Tx, rows: (typeof vouchers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(vouchers).values(rows).onConflictDoNothing();
}
