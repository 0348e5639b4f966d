import { and, asc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { fromReplica } from "../../../platform/server/db/replica";
import { inParallel } from "../../../platform/server/inParallel";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Services, Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import { nightDates, roomsCounted, type Stay } from "../lodging.rules";
import type { FreeByNight } from "../search/lodging.freeStays";
import type { FewFree, Question } from "../search/lodging.offers";
import {
  freeUnits,
  hasFewFree,
  lodgingBookings,
  lodgingGuests,
  roomHolds,
  roomNights,
  roomTypes,
} from "./lodging.tables";
import { sealGuest } from "./sealedGuest";

/**
 * The room types with few free rooms on a stay's fullest night: one query on the index of such nights, with one row of
 * JSON, as reading thousands of rows takes longer than finding them. (SPEED-15)
 */
export function availability(db: Tx) {
  const { roomTypeId, night } = roomNights;
  const free = freeUnits(roomNights);
  const fullest = db
    .select({ roomTypeId, free: sql<number>`min(${free})`.as("free") })
    .from(roomNights)
    .where(
      and(
        gte(night, sql`${sql.placeholder("checkIn")}::date`),
        lt(night, sql`${sql.placeholder("checkOut")}::date`),
        hasFewFree(roomNights),
        lt(free, sql.placeholder("counted")),
      ),
    )
    .groupBy(roomTypeId)
    .as("few");
  const all = sql<
    [number, number][]
  >`coalesce(json_agg(json_build_array(${fullest.roomTypeId}, ${fullest.free})), '[]')`;
  const asked = db.select({ all }).from(fullest).prepare("few_rooms_free");
  return async ({ stay, rooms }: Pick<Question, "stay" | "rooms">): Promise<FewFree> => {
    const [few] = await asked.execute({ ...stay, counted: roomsCounted(rooms.length) });
    return new Map(few?.all);
  };
}

/** The queries of searches, which a replica may answer; a booking checks again. (OPS-162) */
export const searchedAvailability = (services: Pick<Services, "db" | "replica">) => ({
  fewFreeIn: fromReplica(services, availability),
  freeByNight: fromReplica(
    services,
    (db) => (typeIds: readonly number[], period: Nights) => freeByNight(db, typeIds, period),
  ),
});

type Nights = { from: HavanaDate; to: HavanaDate };

/** How many rooms of each of these types are free on each night of a period; nights without a sale are absent. */
export async function freeByNight(db: Tx, typeIds: readonly number[], { from, to }: Nights): Promise<FreeByNight> {
  const { roomTypeId, night } = roomNights;
  const rows = await db
    .select({ roomTypeId, night, free: freeUnits(roomNights) })
    .from(roomNights)
    .where(and(inArray(roomTypeId, [...typeIds]), gte(night, from), lt(night, to)));
  const nights = new Map<HavanaDate, Map<number, number>>();
  for (const row of rows) {
    const ofNight = nights.get(row.night) ?? new Map<number, number>();
    nights.set(row.night, ofNight.set(row.roomTypeId, row.free));
  }
  return nights;
}

export type Rooms = { roomTypeId: number; rooms: number } & Stay;
/** Rooms that a booking has, or a block that keeps them out of sale. */
export type Hold = Rooms & ({ bookingId: number } | { blockId: number });

/**
 * Takes rooms for every night of a stay. False when a night has too few left: then the transaction must end. The
 * nights' rows are locked in calendar order, so that concurrent bookings wait and cannot deadlock; the count is
 * compared on the locked row, and limited by the table's check constraint.
 */
export async function holdRooms(tx: Tx, hold: Hold): Promise<boolean> {
  if (!(await reserveNights(tx, hold))) return false;
  await tx.insert(roomHolds).values(hold);
  return true;
}

/** Counts rooms as sold on every night of a stay, in calendar order. With 0 rooms it only locks the nights. */
export async function reserveNights(tx: Tx, { roomTypeId, rooms, checkIn, checkOut }: Rooms): Promise<boolean> {
  // Locks the room type against changes of `units`, to which the rows written here refer.
  const [type] = await tx
    .select({ units: roomTypes.units })
    .from(roomTypes)
    .where(eq(roomTypes.id, roomTypeId))
    .for("key share");
  if (!type || type.units < rooms) return false;
  const nights = nightDates({ checkIn, checkOut }).map((night) => ({
    roomTypeId,
    night,
    units: type.units,
    sold: rooms,
  }));
  const more = sql`${roomNights.sold} + excluded.sold`;
  const taken = await tx
    .insert(roomNights)
    .values(nights)
    .onConflictDoUpdate({
      target: [roomNights.roomTypeId, roomNights.night],
      set: { sold: more },
      setWhere: sql`${more} <= ${roomNights.units}`,
    })
    .returning({ night: roomNights.night });
  return taken.length === nights.length;
}

/** The number of rooms of a type, on sale or not; undefined if there is no such type. */
export async function unitsOf(tx: Tx, roomTypeId: number): Promise<number | undefined> {
  const [type] = await tx.select({ units: roomTypes.units }).from(roomTypes).where(eq(roomTypes.id, roomTypeId));
  return type?.units;
}

/** The holds on rooms of a type on any night of a stay. */
export function holdsIn(tx: Tx, { roomTypeId, checkIn, checkOut }: Rooms) {
  const held = roomHolds;
  return tx
    .select()
    .from(held)
    .where(and(eq(held.roomTypeId, roomTypeId), lt(held.checkIn, checkOut), gt(held.checkOut, checkIn)))
    .orderBy(asc(held.bookingId));
}

/** The room nights that a booking holds in its own name; undefined if none. */
export async function heldByBooking(tx: Tx, bookingId: number): Promise<Rooms | undefined> {
  const { roomTypeId, rooms, checkIn, checkOut } = roomHolds;
  const [held] = await tx
    .select({ roomTypeId, rooms, checkIn, checkOut })
    .from(roomHolds)
    .where(eq(roomHolds.bookingId, bookingId));
  return held;
}

/** A block's room nights; undefined for a block of a car. */
export async function heldByBlock(tx: Tx, blockId: number): Promise<Rooms | undefined> {
  const { roomTypeId, rooms, checkIn, checkOut } = roomHolds;
  const [held] = await tx
    .select({ roomTypeId, rooms, checkIn, checkOut })
    .from(roomHolds)
    .where(eq(roomHolds.blockId, blockId));
  return held;
}

/** Deletes a block's hold without freeing its nights; resolves to the deleted hold, undefined if there was none. */
export async function releaseBlocked(tx: Tx, blockId: number): Promise<Rooms | undefined> {
  const [freed] = await tx.delete(roomHolds).where(eq(roomHolds.blockId, blockId)).returning();
  if (!freed) return undefined;
  const { roomTypeId, rooms, checkIn, checkOut } = freed;
  return { roomTypeId, rooms, checkIn, checkOut };
}

/** Releases the rooms of bookings; no effect on those already released. */
export async function releaseRooms(tx: Tx, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await freeNights(
    tx,
    await tx
      .delete(roomHolds)
      .where(inArray(roomHolds.bookingId, [...bookingIds]))
      .returning(),
  );
}

/** The bookings among these that have rooms of their own. */
export async function bookingsWithRooms(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const { bookingId } = roomHolds;
  const held = await tx
    .selectDistinct({ bookingId })
    .from(roomHolds)
    .where(inArray(bookingId, [...bookingIds]));
  return held.flatMap((row) => row.bookingId ?? []);
}

/** Counts released rooms as free again, night by night. */
export async function freeNights(tx: Tx, holds: readonly Rooms[]): Promise<void> {
  const freed = [...holds];
  // Always in the same order, so that concurrent releases cannot deadlock.
  freed.sort((a, b) => a.roomTypeId - b.roomTypeId || a.checkIn.localeCompare(b.checkIn));
  for (const { roomTypeId, rooms, checkIn, checkOut } of freed) {
    const dates = nightDates({ checkIn, checkOut });
    const nights = and(eq(roomNights.roomTypeId, roomTypeId), inArray(roomNights.night, dates));
    await tx.select({ night: roomNights.night }).from(roomNights).where(nights).orderBy(roomNights.night).for("update");
    await tx
      .update(roomNights)
      .set({ sold: sql`${roomNights.sold} - ${rooms}` })
      .where(nights);
  }
}

/**
 * Restores the room nights of ended bookings; returns the ids of those that got all of them. The caller wants all or
 * nothing: if an id is missing, some of its nights may have been taken, and the caller rolls back.
 */
export async function reclaimRooms(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const { bookingId, roomTypeId, checkIn, checkOut } = lodgingBookings;
  const stays = await tx
    .select({
      bookingId,
      roomTypeId,
      checkIn,
      checkOut,
      rooms: sql<number>`max(${lodgingGuests.room})`.mapWith(Number),
    })
    .from(lodgingBookings)
    .innerJoin(lodgingGuests, eq(lodgingGuests.bookingId, bookingId))
    .where(inArray(bookingId, [...bookingIds]))
    .groupBy(bookingId)
    .orderBy(roomTypeId, checkIn);
  const held: number[] = [];
  for (const stay of stays) if (await holdRooms(tx, stay)) held.push(stay.bookingId);
  return held;
}

/** Stores a booking's lodging part and its guests, with their passport numbers encrypted. */
export async function insertLodgingBooking(
  tx: Tx,
  booking: typeof lodgingBookings.$inferInsert,
  guests: readonly (typeof lodgingGuests.$inferInsert)[],
): Promise<void> {
  await inParallel(
    tx.insert(lodgingBookings).values(booking),
    tx.insert(lodgingGuests).values(guests.map((guest) => sealGuest(vaultOf(tx), guest))),
  );
}
