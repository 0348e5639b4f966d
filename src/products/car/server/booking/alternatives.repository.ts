import { eq } from "drizzle-orm";
import { bookings } from "../../../../features/plan/server/plan.tables";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import { carBookings } from "../car.tables";
import { openDriver } from "../sealedDriver";
import { namedDrivers } from "./drivers.repository";

/** A booked car with its booking; undefined for other products and for an unknown id. */
export async function findBookedCar(tx: Tx, bookingId: number) {
  const [row] = await tx
    .select({ booking: bookings, car: carBookings })
    .from(bookings)
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  if (!row) return undefined;
  const named = await namedDrivers(tx, eq(bookings.id, bookingId), { withLicences: true });
  return { ...row, car: openDriver(vaultOf(tx), row.car), named };
}

export type BookedCarRow = NonNullable<Awaited<ReturnType<typeof findBookedCar>>>;
