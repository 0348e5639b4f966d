import { and, asc, eq, gt, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../../platform/server/services";
import { carBookings, carReservations } from "../../../../../products/car/server/car.tables";
import { carModels, carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import { hotels, lodgingBookings, roomHolds, roomTypes } from "../../../../../products/lodging/server/lodging.tables";
import type { HavanaDate } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { carOffices, suppliers, zones } from "../../../../places/server/places.tables";
import { blocks, bookings, travelPlans } from "../../../../plan/server/plan.tables";
import type { CalendarFilter } from "../../../calendar/calendar.rules";
import { isCarSuppliedBy, isHotelSuppliedBy } from "../../records/supplies.repository";

/** The days shown; [startsAt, endsAt) are the same in instants. */
export type Window = { from: HavanaDate; until: HavanaDate; startsAt: Instant; endsAt: Instant };

/** The view: a zone, a model or property in it (0: all), and which of the rows on the days shown. */
export type Place = {
  zoneId: number;
  groupId: number;
  only: CalendarFilter;
  window: Window;
  /** The supplier's person whose cars and rooms alone are in the view; null: everybody's. */
  suppliedBy: number | null;
};

type Rows = { limit: number; offset: number };

/** The number of rows of a model or property in the view. */
export type Choice = { zoneId: number; zoneName: string; groupId: number; groupName: string; count: number };

/** The number of rows shown; other rows are not counted. */
const count = (shown: SQL | undefined) =>
  sql<number>`count(*) ${shown ? sql`filter (where ${shown})` : sql``}`.mapWith(Number);

/** Cars by zone and model. Counted before names are joined: thousands of cars are some hundred models. */
export function carChoices(db: Tx, days: OnDays): Promise<Choice[]> {
  const counted = db
    .select({ zoneId: carUnits.zoneId, modelId: carUnits.modelId, count: count(carsThat(days)).as("count") })
    .from(carUnits)
    .where(ownCars(days))
    .groupBy(carUnits.zoneId, carUnits.modelId)
    .as("counted");
  return db
    .select({
      zoneId: zones.id,
      zoneName: zones.name,
      groupId: carModels.id,
      groupName: carModels.name,
      count: counted.count,
    })
    .from(counted)
    .innerJoin(zones, eq(zones.id, counted.zoneId))
    .innerJoin(carModels, eq(carModels.id, counted.modelId))
    .orderBy(asc(zones.name), asc(carModels.name));
}

/** Room types by zone and property. */
export function roomChoices(db: Tx, days: OnDays): Promise<Choice[]> {
  return db
    .select({
      zoneId: zones.id,
      zoneName: zones.name,
      groupId: hotels.id,
      groupName: hotels.name,
      count: count(roomsThat(days)),
    })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .innerJoin(zones, eq(zones.id, hotels.zoneId))
    .where(ownRooms(days))
    .groupBy(zones.id, hotels.id)
    .orderBy(asc(zones.name), asc(hotels.name));
}

/** Used for pages and for a car's position on them, so it must be the same. */
const carOrder = [asc(carModels.name), asc(suppliers.name), asc(carUnits.plate), asc(carUnits.id)];
const roomOrder = [asc(hotels.name), asc(roomTypes.classId), asc(roomTypes.id)];

const carsOf = ({ zoneId, groupId, ...days }: Place) =>
  and(
    eq(carUnits.zoneId, zoneId),
    groupId === 0 ? undefined : eq(carUnits.modelId, groupId),
    ownCars(days),
    carsThat(days),
  );
const roomsOf = ({ zoneId, groupId, ...days }: Place) =>
  and(eq(hotels.zoneId, zoneId), groupId === 0 ? undefined : eq(hotels.id, groupId), ownRooms(days), roomsThat(days));

type OnDays = Pick<Place, "only" | "window" | "suppliedBy">;

type Supplied = Pick<Place, "suppliedBy">;
const ownCars = ({ suppliedBy }: Supplied) => (suppliedBy === null ? undefined : isCarSuppliedBy(suppliedBy));
const ownRooms = ({ suppliedBy }: Supplied) => (suppliedBy === null ? undefined : isHotelSuppliedBy(suppliedBy));

/** Cars that are booked, blocked or free on the days. Free: on sale, with neither reservation nor turnover on them. */
function carsThat({ only, window: { startsAt, endsAt } }: OnDays): SQL | undefined {
  if (only === "all") return undefined;
  const { unitId, bookingId, blockId } = carReservations;
  const had = sql`exists (select from ${carReservations} where ${unitId} = ${carUnits.id}
    and ${gt(carReservations.freeAt, startsAt)} and ${lt(carReservations.startsAt, endsAt)}
    ${only === "booked" ? sql`and ${bookingId} is not null` : sql``}
    ${only === "blocked" ? sql`and ${blockId} is not null` : sql``})`;
  return only === "free" ? and(eq(carUnits.onSale, true), not(had)) : had;
}

/** The same for rooms. Free: at least one room of the type is free on every night. */
function roomsThat({ only, window: { from, until } }: OnDays): SQL | undefined {
  if (only === "all") return undefined;
  const { roomTypeId, bookingId, blockId, checkIn, checkOut, rooms } = roomHolds;
  if (only === "free") {
    const full = sql`exists (select from generate_series(${from}::date, ${until}::date - 1, interval '1 day') night
      where (select coalesce(sum(${rooms}), 0) from ${roomHolds} where ${roomTypeId} = ${roomTypes.id}
        and ${checkIn} <= night::date and night::date < ${checkOut}) >= ${roomTypes.units})`;
    return and(eq(roomTypes.onSale, true), not(full));
  }
  return sql`exists (select from ${roomHolds} where ${roomTypeId} = ${roomTypes.id} and ${checkOut} > ${from}
    and ${checkIn} < ${until} and ${only === "booked" ? bookingId : blockId} is not null)`;
}

export function carRows(db: Tx, place: Place, { limit, offset }: Rows) {
  return db
    .select({
      id: carUnits.id,
      groupId: carModels.id,
      groupName: carModels.name,
      name: carUnits.plate,
      supplierName: suppliers.name,
      onSale: carUnits.onSale,
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
      id: roomTypes.id,
      groupId: hotels.id,
      groupName: hotels.name,
      roomClassId: roomTypes.classId,
      units: roomTypes.units,
      onSale: roomTypes.onSale,
    })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(roomsOf(place))
    .orderBy(...roomOrder)
    .limit(limit)
    .offset(offset);
}

/** The number of cars before a car in the list; 0 if it is not in the view. */
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

/** Who has a row: a booking with its client, or a block with the staff member who made it. */
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
  bySupplier: blocks.bySupplier,
  staffFirstName: staff.firstName,
  staffLastName: staff.lastName,
};

/** The reservations of cars in a period, turnovers included, by car and time, with the zones that they are about. */
export function carsTaken(db: Tx, unitIds: readonly number[], { startsAt, endsAt }: Window) {
  const earlier = alias(carReservations, "earlier");
  const leftIn = sql<number | null>`(select ${earlier.standsInZoneId} from ${carReservations} ${sql.raw('"earlier"')}
    where ${earlier.unitId} = ${carReservations.unitId} and ${earlier.standsInZoneId} is not null
      and ${earlier.freeAt} <= ${carReservations.startsAt} order by ${earlier.freeAt} desc limit 1)`;
  return db
    .select({
      rowId: carReservations.unitId,
      startsAt: carReservations.startsAt,
      endsAt: carReservations.endsAt,
      freeAt: carReservations.freeAt,
      fromZoneId: carReservations.fromZoneId,
      standsInZoneId: carReservations.standsInZoneId,
      returnZoneId: carOffices.zoneId,
      beforeZoneId: sql<number>`coalesce(${leftIn}, ${carUnits.zoneId})`,
      bookingEndsAt: bookings.endsAt,
      ...holder,
    })
    .from(carReservations)
    .innerJoin(carUnits, eq(carUnits.id, carReservations.unitId))
    .leftJoin(carBookings, eq(carBookings.bookingId, carReservations.bookingId))
    .leftJoin(carOffices, eq(carOffices.id, carBookings.dropOffOfficeId))
    .leftJoin(bookings, eq(bookings.id, carReservations.bookingId))
    .leftJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .leftJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(blocks, eq(blocks.id, carReservations.blockId))
    .leftJoin(staff, eq(staff.id, blocks.blockedBy))
    .where(
      and(
        inArray(carReservations.unitId, [...unitIds]),
        gt(carReservations.freeAt, startsAt),
        lt(carReservations.startsAt, endsAt),
      ),
    )
    .orderBy(asc(carReservations.unitId), asc(carReservations.startsAt));
}

/** The holds on rooms of some types in a period, with the property's check-in and check-out hours. */
export function roomsTaken(db: Tx, typeIds: readonly number[], { from, until }: Window) {
  const { roomTypeId, rooms, checkIn, checkOut } = roomHolds;
  return db
    .select({
      rowId: roomTypeId,
      rooms,
      checkIn,
      checkOut,
      checkInHour: hotels.checkInHour,
      checkOutHour: hotels.checkOutHour,
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

/** The zone and car of a booking, still reserved or not; undefined for a booking without a car. */
export async function bookedCar(db: Tx, bookingId: number) {
  const [row] = await db
    .select({
      rowId: carUnits.id,
      zoneId: carUnits.zoneId,
      startsAt: bookings.startsAt,
      held: carReservations.bookingId,
      planId: bookings.planId,
    })
    .from(carBookings)
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
    .leftJoin(carReservations, eq(carReservations.bookingId, bookings.id))
    .where(eq(carBookings.bookingId, bookingId));
  return row;
}

/** The same for a booking of rooms. `rooms`: how many it holds; null if none any more. */
export async function bookedRooms(db: Tx, bookingId: number) {
  const { roomTypeId, hotelId, checkIn } = lodgingBookings;
  const [row] = await db
    .select({
      rowId: roomTypeId,
      zoneId: hotels.zoneId,
      checkIn,
      rooms: roomHolds.rooms,
      planId: bookings.planId,
    })
    .from(lodgingBookings)
    .innerJoin(bookings, eq(bookings.id, lodgingBookings.bookingId))
    .innerJoin(hotels, eq(hotels.id, hotelId))
    .leftJoin(roomHolds, eq(roomHolds.bookingId, lodgingBookings.bookingId))
    .where(eq(lodgingBookings.bookingId, bookingId));
  return row;
}
