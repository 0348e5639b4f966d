import { and, asc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { HavanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { carModels, carUnits, suppliers, zones } from "../../../car/server/catalogue/catalogue.tables";
import { hotels, roomNights, roomTypes } from "../../../lodging/server/lodging.tables";
import { carReservations } from "../../../plan/server/plan.tables";

const count = sql<number>`count(*)`.mapWith(Number);

/** All zones with their positions. */
export function placesOfZones(db: Tx) {
  const { id, name, latitude, longitude } = zones;
  return db.select({ id, name, latitude, longitude }).from(zones);
}

type Cars = { classId: number; zoneIds: readonly number[]; startsAt: Instant; endsAt: Instant };

/** How many cars of a class are free in some zones, by zone and model, with their companies. */
export function freeCars(db: Tx, { classId, zoneIds, startsAt, endsAt }: Cars) {
  const at = (instant: Instant): SQL => sql`${new Date(instant).toISOString()}::timestamptz`;
  const taken = db
    .select({ unitId: carReservations.unitId })
    .from(carReservations)
    .where(
      and(
        eq(carReservations.unitId, carUnits.id),
        sql`${carReservations.endsAt} > ${at(startsAt)} and ${carReservations.startsAt} < ${at(endsAt)}`,
      ),
    );
  return db
    .select({
      zoneId: carUnits.zoneId,
      groupId: carModels.id,
      groupName: carModels.name,
      supplierNames: sql<string[]>`array_agg(distinct ${suppliers.name} order by ${suppliers.name})`,
      free: count,
    })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(suppliers, eq(suppliers.id, carUnits.supplierId))
    .where(
      and(eq(carModels.classId, classId), inArray(carUnits.zoneId, [...zoneIds]), carUnits.onSale, notExists(taken)),
    )
    .groupBy(carUnits.zoneId, carModels.id)
    .orderBy(asc(carModels.name));
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
