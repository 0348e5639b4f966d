import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { hotels, roomNights, roomTypes } from "../../../../../products/lodging/server/lodging.tables";
import type { HavanaDate } from "../../../../../shared/havana";
import { suppliers, zones } from "../../../../places/server/places.tables";

/** All zones with their positions. */
export function placesOfZones(db: Tx) {
  const { id, name, latitude, longitude } = zones;
  return db.select({ id, name, latitude, longitude }).from(zones);
}

/** The names of rental companies by their ids. */
export async function companyNames(db: Tx): Promise<Map<number, string>> {
  const { id, name } = suppliers;
  return new Map((await db.select({ id, name }).from(suppliers)).map((one) => [one.id, one.name]));
}

type Rooms = { classId: number; zoneIds: readonly number[]; checkIn: HavanaDate; checkOut: HavanaDate };

/** How many rooms of a class are free on every night of a stay, by property. */
export function freeRooms(db: Tx, { classId, zoneIds, checkIn, checkOut }: Rooms) {
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
