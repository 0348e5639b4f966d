import { asc, inArray, type SQL } from "drizzle-orm";
import { bookings } from "../../../../features/plan/server/plan.tables";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import { carBookings, carNamedDrivers } from "../car.tables";
import { openNamedDriver, sealNamedDriver } from "../sealedDriver";

/** The birth dates of the drivers of bookings, by booking: Havana dates. */
export async function driversBorn(db: Tx, bookingIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, driverBirthDate } = carBookings;
  const rows = await db
    .select({ bookingId, driverBirthDate })
    .from(carBookings)
    .where(inArray(bookingId, [...bookingIds]));
  return new Map(rows.map((row) => [row.bookingId, row.driverBirthDate]));
}

export type NamedDriverRow = typeof carNamedDrivers.$inferSelect;

/** Stores the named extra drivers of a booking, their licenses' numbers encrypted. (CAR-63, SAFE-27) */
export async function insertNamedDrivers(tx: Tx, drivers: readonly NamedDriverRow[]): Promise<void> {
  if (drivers.length === 0) return;
  await tx.insert(carNamedDrivers).values(drivers.map((driver) => sealNamedDriver(vaultOf(tx), driver)));
}

/**
 * The named extra drivers of the bookings that match a condition on `bookings`, in order; their licenses' numbers are
 * "" unless requested. (DOC-13)
 */
export async function namedDrivers(
  db: Tx,
  which: SQL | undefined,
  { withLicences }: { withLicences: boolean },
): Promise<NamedDriverRow[]> {
  const { bookingId, position } = carNamedDrivers;
  const rows = await db
    .select()
    .from(carNamedDrivers)
    .where(inArray(bookingId, db.select({ id: bookings.id }).from(bookings).where(which)))
    .orderBy(asc(bookingId), asc(position));
  return rows.map((row) => (withLicences ? openNamedDriver(vaultOf(db), row) : { ...row, licenceNumber: "" }));
}
