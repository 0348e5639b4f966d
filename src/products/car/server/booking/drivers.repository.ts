import { inArray } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { carBookings } from "../car.tables";

/** When the drivers of bookings were born, by booking: Havana dates. */
export async function driversBorn(db: Tx, bookingIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, driverBirthDate } = carBookings;
  const rows = await db
    .select({ bookingId, driverBirthDate })
    .from(carBookings)
    .where(inArray(bookingId, [...bookingIds]));
  return new Map(rows.map((row) => [row.bookingId, row.driverBirthDate]));
}
