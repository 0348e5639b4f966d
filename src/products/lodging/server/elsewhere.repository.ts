import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { ProductElsewhere } from "../../product.server";
import { hotels, lodgingBookings, roomHolds, roomNights, roomTypes } from "./lodging.tables";

/** Properties in which as many rooms of a booking's class are free on every night of its stay. */
export const roomsElsewhere: ProductElsewhere = async (db, bookingId) => {
  const booked = await bookedRooms(db, bookingId);
  if (!booked) return null;
  const { classId, checkIn, checkOut } = booked;
  return {
    of: "rooms",
    zoneId: booked.zoneId,
    groupId: booked.hotelId,
    from: checkIn,
    until: checkOut,
    freePlacesIn: async (zoneIds) => {
      const free = await freeRooms(db, { classId, checkIn, checkOut, zoneIds });
      return free.filter((one) => one.free >= (booked.rooms ?? 1)).map((one) => ({ ...one, supplierNames: [] }));
    },
  };
};

/** `rooms`: how many the booking holds; null if none any more. */
async function bookedRooms(db: Tx, bookingId: number) {
  const { roomTypeId, hotelId, checkIn, checkOut } = lodgingBookings;
  const [row] = await db
    .select({ zoneId: hotels.zoneId, hotelId, classId: roomTypes.classId, checkIn, checkOut, rooms: roomHolds.rooms })
    .from(lodgingBookings)
    .innerJoin(hotels, eq(hotels.id, hotelId))
    .innerJoin(roomTypes, eq(roomTypes.id, roomTypeId))
    .leftJoin(roomHolds, eq(roomHolds.bookingId, lodgingBookings.bookingId))
    .where(eq(lodgingBookings.bookingId, bookingId));
  return row;
}

type Rooms = { classId: number; zoneIds: readonly number[]; checkIn: HavanaDate; checkOut: HavanaDate };

/** How many rooms of a class are free on every night of a stay, by property. */
function freeRooms(db: Tx, { classId, zoneIds, checkIn, checkOut }: Rooms) {
  const most = sql`coalesce((select max(${roomNights.sold}) from ${roomNights}
    where ${roomNights.roomTypeId} = ${roomTypes.id}
      and ${roomNights.night} >= ${checkIn}::date and ${roomNights.night} < ${checkOut}::date), 0)`;
  return db
    .select({
      zoneId: hotels.zoneId,
      groupId: hotels.id,
      groupName: hotels.name,
      free: sql<number>`${roomTypes.units} - ${most}`.mapWith(Number),
    })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(eq(roomTypes.classId, classId), inArray(hotels.zoneId, [...zoneIds]), roomTypes.onSale, hotels.active))
    .orderBy(asc(hotels.name));
}
