import { eq } from "drizzle-orm";
import { bookings } from "../../../features/plan/server/plan.tables";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import { bookedStays } from "./bookedLodging.repository";
import { insertLodgingBooking } from "./lodging.repository";
import { lodgingBookings, lodgingGuests } from "./lodging.tables";
import { openGuest } from "./sealedGuest";

/** A booked stay with its booking; undefined for other products and for an unknown id. */
export async function findBookedStay(tx: Tx, bookingId: number) {
  const [row] = await tx
    .select({ booking: bookings, stay: lodgingBookings })
    .from(bookings)
    .innerJoin(lodgingBookings, eq(lodgingBookings.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  const part = row && (await bookedStays(tx, eq(bookings.id, bookingId), "withoutPassports")).get(bookingId);
  return part && { ...row, lodging: part.details };
}

export type BookedStay = NonNullable<Awaited<ReturnType<typeof findBookedStay>>>;

type OtherRoom = Pick<typeof lodgingBookings.$inferInsert, "hotelId" | "roomTypeId" | "mealsPlanId">;

/** Copies a stay's guests and days to another booking, in other rooms. */
export async function insertSameStay(tx: Tx, bookingId: number, stay: BookedStay["stay"], room: OtherRoom) {
  const guests = await tx.select().from(lodgingGuests).where(eq(lodgingGuests.bookingId, stay.bookingId));
  const theirs = guests.map((guest) => ({ ...openGuest(vaultOf(tx), guest), bookingId }));
  await insertLodgingBooking(tx, { ...stay, ...room, bookingId }, theirs);
}
