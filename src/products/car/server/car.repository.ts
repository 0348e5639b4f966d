import { and, asc, count, eq, gt, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { carOffices, zones } from "../../../features/places/server/places.tables";
import { bookings } from "../../../features/plan/server/plan.tables";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Occupation } from "../car.turnover";
import { carBookings, carReservations } from "./car.tables";
import { carUnits } from "./catalogue/catalogue.tables";
import { sealDriver } from "./sealedDriver";

export type Period = { startsAt: Instant; endsAt: Instant };

/** The holder of a reservation: a booking, or a block that keeps the car out of sale. */
export type Holder = { bookingId: number } | { blockId: number };

/**
 * Reserves a unit for a booking or a block; false when it is taken or elsewhere. The database decides, the exclusion
 * constraint on times and a trigger on places (SIM-1, OPS-17, CAR-64), and waits for reservations in other transactions.
 * With ON CONFLICT two concurrent ones cannot deadlock, and the loser's transaction can try the next unit without a
 * savepoint.
 */
export async function reserveUnit(tx: Tx, holder: Holder, unitId: number, occupation: Occupation): Promise<boolean> {
  const rows = await tx
    .insert(carReservations)
    .values({ ...holder, unitId, ...occupation })
    .onConflictDoNothing()
    .returning({ unitId: carReservations.unitId });
  return rows.length > 0;
}

/** Whether the unit exists, on sale or not. */
export async function isUnit(tx: Tx, unitId: number): Promise<boolean> {
  return (await tx.$count(carUnits, eq(carUnits.id, unitId))) > 0;
}

/** A zone's name; undefined if there is none. */
export async function zoneName(tx: Tx, zoneId: number): Promise<string | undefined> {
  return (await tx.select({ name: zones.name }).from(zones).where(eq(zones.id, zoneId)))[0]?.name;
}

/** A unit's first reservation within a period, its turnover included; a block's has neither booking nor plan. */
export async function firstReserved(tx: Tx, unitId: number, { startsAt, endsAt }: Period) {
  const reserved = carReservations;
  const [first] = await tx
    .select({
      bookingId: reserved.bookingId,
      planId: bookings.planId,
      startsAt: reserved.startsAt,
      endsAt: reserved.endsAt,
      freeAt: reserved.freeAt,
    })
    .from(reserved)
    .leftJoin(bookings, eq(bookings.id, reserved.bookingId))
    .where(and(eq(reserved.unitId, unitId), lt(reserved.startsAt, endsAt), gt(reserved.freeAt, startsAt)))
    .orderBy(asc(reserved.startsAt))
    .limit(1);
  return first;
}

/** A booking's reservation of a car; undefined if it has none any more. */
export async function reservationOf(tx: Tx, bookingId: number): Promise<Occupation | undefined> {
  const [held] = await tx.select().from(carReservations).where(eq(carReservations.bookingId, bookingId));
  return held;
}

/** A block's reservation of a car; undefined if it is not of a car. */
export async function blockedUnit(tx: Tx, blockId: number): Promise<(Occupation & { unitId: number }) | undefined> {
  const [held] = await tx.select().from(carReservations).where(eq(carReservations.blockId, blockId));
  return held;
}

/** Releases a block's unit. */
export async function releaseBlocked(tx: Tx, blockId: number): Promise<void> {
  await tx.delete(carReservations).where(eq(carReservations.blockId, blockId));
}

/** Locks the unit until the transaction ends, as the trigger does, against reservations that rely on its place. */
export async function lockPlace(tx: Tx, unitId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('place of car_units'), ${unitId}::int)`);
}

/** How many of a unit's reservations begin elsewhere than the previous one has left it. */
export async function countGaps(tx: Tx, unitId: number): Promise<number> {
  const { fromZoneId, standsInZoneId, startsAt } = carReservations;
  const placed = tx
    .select({
      from: fromZoneId,
      stands: sql`coalesce(lag(${standsInZoneId}) over (order by ${startsAt}), ${carUnits.zoneId})`.as("stands"),
    })
    .from(carReservations)
    .innerJoin(carUnits, eq(carUnits.id, carReservations.unitId))
    .where(and(eq(carReservations.unitId, unitId), isNotNull(fromZoneId)))
    .as("placed");
  const [row] = await tx.select({ gaps: count() }).from(placed).where(ne(placed.from, placed.stands));
  return row?.gaps ?? 0;
}

/** Stores a booking's car part, with the driver's document numbers encrypted. */
export async function insertCarBooking(tx: Tx, booking: typeof carBookings.$inferInsert): Promise<void> {
  await tx.insert(carBookings).values(sealDriver(vaultOf(tx), booking));
}

/** The units of bookings and their rentals, whether still reserved or not. Bookings of other products are left out. */
export async function bookedUnits(tx: Tx, bookingIds: readonly number[]) {
  const { startsAt, endsAt } = bookings;
  const { id: unitId, supplierId, modelId, zoneId: homeZoneId } = carUnits;
  const pickUp = alias(carOffices, "pick_up");
  const dropOff = alias(carOffices, "drop_off");
  const places = { fromZoneId: pickUp.zoneId, toZoneId: dropOff.zoneId };
  return tx
    .select({ bookingId: carBookings.bookingId, unitId, supplierId, modelId, homeZoneId, startsAt, endsAt, ...places })
    .from(carBookings)
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
    .innerJoin(pickUp, eq(pickUp.id, carBookings.pickUpOfficeId))
    .innerJoin(dropOff, eq(dropOff.id, carBookings.dropOffOfficeId))
    .where(inArray(carBookings.bookingId, [...bookingIds]))
    .orderBy(asc(carBookings.bookingId));
}

/** Replaces a booking's car by another of the same kind, or of the model that is given. */
export async function changeUnit(tx: Tx, bookingId: number, unitId: number, modelId?: number): Promise<void> {
  const car = { unitId, ...(modelId !== undefined && { modelId }) };
  await tx.update(carBookings).set(car).where(eq(carBookings.bookingId, bookingId));
}

/** The bookings among these that have a reservation of their own. */
export async function bookingsWithUnit(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const { bookingId } = carReservations;
  const held = await tx
    .select({ bookingId })
    .from(carReservations)
    .where(inArray(bookingId, [...bookingIds]));
  return held.flatMap((row) => row.bookingId ?? []);
}

/** Deletes the reservations of bookings that ended. */
export async function releaseUnits(tx: Tx, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length > 0)
    await tx.delete(carReservations).where(inArray(carReservations.bookingId, [...bookingIds]));
}
