import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { carReservations } from "../car.tables";
import { carUnits } from "../catalogue/catalogue.tables";

/**
 * The number plates of the cars that bookings hold, by booking; bookings of cars without a plate are left out.
 * (DESK-102)
 */
export async function platesOf(db: Tx, bookingIds: readonly number[]): Promise<Map<number, string>> {
  const { bookingId, unitId } = carReservations;
  const rows = await db
    .select({ bookingId, plate: carUnits.plate })
    .from(carReservations)
    .innerJoin(carUnits, eq(carUnits.id, unitId))
    .where(inArray(bookingId, [...bookingIds]));
  return new Map(rows.flatMap(({ bookingId, plate }) => (bookingId && plate ? [[bookingId, plate] as const] : [])));
}
