import { and, asc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import type { HavanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { clients } from "../../../account/server/account.tables";
import { carModels, carUnits, suppliers, zones } from "../../../car/server/catalogue.tables";
import { hotels, lodgingBookings, roomHolds, roomTypes } from "../../../lodging/server/lodging.tables";
import { blocks, bookings, carBookings, carReservations, travelPlans } from "../../../plan/server/plan.tables";

/** What is looked at: a zone, and of it a model or a house where one is chosen (0: all). */
export type Place = { zoneId: number; groupId: number };

/** Days that are shown: [startsAt, endsAt) are the same as instants. */
export type Window = { from: HavanaDate; until: HavanaDate; startsAt: Instant; endsAt: Instant };

type Rows = { limit: number; offset: number };

/** How many rows each zone, model or house has: what can be chosen, by zone. */
export type Choice = { zoneId: number; zoneName: string; groupId: number; groupName: string; count: number };

const count = sql<number>`count(*)`.mapWith(Number);

/** Cars by zone and model. They are counted before they are named: thousands of cars are some hundred of these. */
export function carChoices(db: Tx): Promise<Choice[]> {
  const counted = db
    .select({ zoneId: carUnits.zoneId, modelId: carUnits.modelId, count: count.as("count") })
    .from(carUnits)
    .groupBy(carUnits.zoneId, carUnits.modelId)
    .as("counted");
  return db
    .select({
      ...{ zoneId: zones.id, zoneName: zones.name, groupId: carModels.id, groupName: carModels.name },
      count: counted.count,
    })
    .from(counted)
    .innerJoin(zones, eq(zones.id, counted.zoneId))
    .innerJoin(carModels, eq(carModels.id, counted.modelId))
    .orderBy(asc(zones.name), asc(carModels.name));
}

/** Room types by zone and house. */
export function roomChoices(db: Tx): Promise<Choice[]> {
  return db
    .select({ ...{ zoneId: zones.id, zoneName: zones.name, groupId: hotels.id, groupName: hotels.name }, count })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .innerJoin(zones, eq(zones.id, hotels.zoneId))
    .groupBy(zones.id, hotels.id)
    .orderBy(asc(zones.name), asc(hotels.name));
}

/** The order of cars is one for the page and for the place of one of them on it. */
const carOrder = [asc(carModels.name), asc(suppliers.name), asc(carUnits.plate), asc(carUnits.id)];
const roomOrder = [asc(hotels.name), asc(roomTypes.classId), asc(roomTypes.id)];

const carsOf = ({ zoneId, groupId }: Place) =>
  and(eq(carUnits.zoneId, zoneId), groupId === 0 ? undefined : eq(carUnits.modelId, groupId));
const roomsOf = ({ zoneId, groupId }: Place) =>
  and(eq(hotels.zoneId, zoneId), groupId === 0 ? undefined : eq(hotels.id, groupId));

export function carRows(db: Tx, place: Place, { limit, offset }: Rows) {
  return db
    .select({
      ...{ id: carUnits.id, groupId: carModels.id, groupName: carModels.name, name: carUnits.plate },
      ...{ supplierName: suppliers.name, onSale: carUnits.onSale },
    })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(suppliers, eq(suppliers.id, carUnits.supplierId))
    .where(carsOf(place))
    .orderBy(...carOrder)
    .limit(limit)
    .offset(offset);
}

export function roomRows(db: Tx, place: Place, { limit, offset }: Rows) {
  return db
    .select({
      ...{ id: roomTypes.id, groupId: hotels.id, groupName: hotels.name, roomClassId: roomTypes.classId },
      ...{ units: roomTypes.units, onSale: roomTypes.onSale },
    })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(roomsOf(place))
    .orderBy(...roomOrder)
    .limit(limit)
    .offset(offset);
}

/** How many cars stand before one of them; 0 where it is not there. */
export async function carsBefore(db: Tx, place: Place, unitId: number): Promise<number> {
  const placed = db
    .select({ id: carUnits.id, before: before(carOrder) })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(suppliers, eq(suppliers.id, carUnits.supplierId))
    .where(carsOf(place))
    .as("placed");
  const [row] = await db.select({ before: placed.before }).from(placed).where(eq(placed.id, unitId));
  return row?.before ?? 0;
}

export async function roomsBefore(db: Tx, place: Place, roomTypeId: number): Promise<number> {
  const placed = db
    .select({ id: roomTypes.id, before: before(roomOrder) })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(roomsOf(place))
    .as("placed");
  const [row] = await db.select({ before: placed.before }).from(placed).where(eq(placed.id, roomTypeId));
  return row?.before ?? 0;
}

const before = (order: readonly SQL[]) =>
  sql<number>`row_number() over (order by ${sql.join([...order], sql`, `)}) - 1`.mapWith(Number).as("before");

const staff = alias(clients, "blockers");

/** Who has something and why: a booking with its client, or a block with whoever of the staff made it. */
const holder = {
  bookingId: bookings.id,
  planId: bookings.planId,
  status: bookings.status,
  paidAt: travelPlans.paidAt,
  firstName: clients.firstName,
  lastName: clients.lastName,
  blockId: blocks.id,
  why: blocks.why,
  note: blocks.note,
  blockedAt: blocks.blockedAt,
  staffFirstName: staff.firstName,
  staffLastName: staff.lastName,
};

/** What cars are reserved for in a period, by car and time. */
export function carsTaken(db: Tx, unitIds: readonly number[], { startsAt, endsAt }: Window) {
  return db
    .select({
      ...{ rowId: carReservations.unitId, startsAt: carReservations.startsAt, endsAt: carReservations.endsAt },
      ...holder,
    })
    .from(carReservations)
    .leftJoin(bookings, eq(bookings.id, carReservations.bookingId))
    .leftJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .leftJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(blocks, eq(blocks.id, carReservations.blockId))
    .leftJoin(staff, eq(staff.id, blocks.blockedBy))
    .where(
      and(
        inArray(carReservations.unitId, [...unitIds]),
        gt(carReservations.endsAt, startsAt),
        lt(carReservations.startsAt, endsAt),
      ),
    )
    .orderBy(asc(carReservations.unitId), asc(carReservations.startsAt));
}

/** What rooms of some types are held for in a period, with the hours of the house. */
export function roomsTaken(db: Tx, typeIds: readonly number[], { from, until }: Window) {
  const { roomTypeId, rooms, checkIn, checkOut } = roomHolds;
  return db
    .select({
      ...{ rowId: roomTypeId, rooms, checkIn, checkOut },
      ...{ checkInHour: hotels.checkInHour, checkOutHour: hotels.checkOutHour },
      ...holder,
    })
    .from(roomHolds)
    .innerJoin(roomTypes, eq(roomTypes.id, roomTypeId))
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .leftJoin(bookings, eq(bookings.id, roomHolds.bookingId))
    .leftJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .leftJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(blocks, eq(blocks.id, roomHolds.blockId))
    .leftJoin(staff, eq(staff.id, blocks.blockedBy))
    .where(and(inArray(roomTypeId, [...typeIds]), gt(checkOut, from), lt(checkIn, until)))
    .orderBy(asc(roomTypeId), asc(checkIn), asc(bookings.id));
}

/** The zone and car of a booking, whether it still holds the car or not; undefined for a booking of no car. */
export async function bookedCar(db: Tx, bookingId: number) {
  const [row] = await db
    .select({
      ...{ rowId: carUnits.id, zoneId: carUnits.zoneId, modelId: carUnits.modelId, classId: carModels.classId },
      ...{
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
        held: carReservations.bookingId,
        planId: bookings.planId,
      },
    })
    .from(carBookings)
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .leftJoin(carReservations, eq(carReservations.bookingId, bookings.id))
    .where(eq(carBookings.bookingId, bookingId));
  return row;
}

/** The same of a booking of rooms. `rooms`: how many it holds; null where it holds none any more. */
export async function bookedRooms(db: Tx, bookingId: number) {
  const { roomTypeId, hotelId, checkIn, checkOut } = lodgingBookings;
  const [row] = await db
    .select({
      ...{ rowId: roomTypeId, zoneId: hotels.zoneId, hotelId, classId: roomTypes.classId, kind: hotels.kind },
      ...{ checkIn, checkOut, rooms: roomHolds.rooms, planId: bookings.planId },
    })
    .from(lodgingBookings)
    .innerJoin(bookings, eq(bookings.id, lodgingBookings.bookingId))
    .innerJoin(hotels, eq(hotels.id, hotelId))
    .innerJoin(roomTypes, eq(roomTypes.id, roomTypeId))
    .leftJoin(roomHolds, eq(roomHolds.bookingId, lodgingBookings.bookingId))
    .where(eq(lodgingBookings.bookingId, bookingId));
  return row;
}
