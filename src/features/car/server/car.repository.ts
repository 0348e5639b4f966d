import { and, asc, eq, gt, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { bookings, carBookings, carReservations } from "../../plan/server/plan.tables";
import { sealDriver } from "../../plan/server/sealedPapers";
import { carUnits } from "./catalogue/catalogue.tables";

export type Period = { startsAt: Instant; endsAt: Instant };
/** Identifies an offer: the cars of one model that one company has in a zone. */
export type Available = { supplierId: number; modelId: number };
export type AvailableInZone = Available & { zoneId: number };

/**
 * True for a unit that is free from `start` to `end`, the end itself excluded (FAULT-3): its first reservation that
 * ends after the start begins at the end or later. Reservations of one car never overlap, so that the index
 * `car_reservations_probe` answers with one row. The search is first limited to 30 days after the end: the database
 * reads all of a car's reservations in an index page before it returns one, a hundred after ten years. (SPEED-7)
 */
const isFree = (start: SQL, end: SQL) => {
  const near = sql`(${end} + interval '30 days')`;
  const firstThatEnds = (when: SQL) => sql`(
    select ${carReservations.startsAt} from ${carReservations}
    where ${carReservations.unitId} = ${carUnits.id} and ${when}
    order by ${carReservations.endsAt} limit 1)`;
  const soon = firstThatEnds(sql`${carReservations.endsAt} > ${start} and ${carReservations.endsAt} <= ${near}`);
  const later = firstThatEnds(sql`${carReservations.endsAt} > ${near}`);
  return sql`coalesce(${soon} >= ${end}, ${later} >= ${end}, true)`;
};

/** Written as in the index `car_units_on_sale`, so that it is used. */
const onSale = sql`${carUnits.onSale}`;

const written = (instant: Instant) => sql`${new Date(instant).toISOString()}::timestamptz`;
const free = ({ startsAt, endsAt }: Period) => isFree(written(startsAt), written(endsAt));

/**
 * Prepared searches: on a server each connection plans them once. The cars of an offer are probed one by one, up to the
 * first that is free. All offers come in one row: fifty rows of two numbers cost database and driver more than the
 * search itself. (SPEED-7)
 */
export function availability(db: Tx) {
  const { supplierId, modelId, zoneId } = carUnits;
  const start = sql`${sql.placeholder("start")}::timestamptz`;
  const end = sql`${sql.placeholder("end")}::timestamptz`;
  const offersOf = (where?: SQL) => {
    const offers = db
      .selectDistinct({ supplierId, modelId, zoneId })
      .from(carUnits)
      .where(and(onSale, where))
      .as("offers");
    const hasFreeCar = db
      .select({ free: sql`true` })
      .from(carUnits)
      .where(
        and(
          eq(zoneId, offers.zoneId),
          eq(supplierId, offers.supplierId),
          eq(modelId, offers.modelId),
          onSale,
          isFree(start, end),
        ),
      )
      .limit(1);
    const all = (column: SQLWrapper) => sql<number[]>`coalesce(array_agg(${column}), '{}')`;
    const { supplierId: supplier, modelId: model, zoneId: zone } = offers;
    return db
      .select({ supplierIds: all(supplier), modelIds: all(model), zoneIds: all(zone) })
      .from(offers)
      .where(sql`(${hasFreeCar})`);
  };
  const ofZone = offersOf(eq(zoneId, sql.placeholder("zone"))).prepare("car_offers_of_zone");
  const everywhere = offersOf().prepare("car_offers");
  const instants = ({ startsAt, endsAt }: Period) => ({
    start: new Date(startsAt).toISOString(),
    end: new Date(endsAt).toISOString(),
  });
  return {
    /** Models with a free car in a zone. */
    inZone: async (zone: number, period: Period): Promise<AvailableInZone[]> =>
      listed(await ofZone.execute({ zone, ...instants(period) })),
    everywhere: async (period: Period): Promise<AvailableInZone[]> =>
      listed(await everywhere.execute(instants(period))),
  };
}

function listed([row]: { supplierIds: number[]; modelIds: number[]; zoneIds: number[] }[]): AvailableInZone[] {
  if (!row) return [];
  const { supplierIds, modelIds, zoneIds } = row;
  return supplierIds.map((supplierId, index) => ({
    supplierId,
    modelId: modelIds[index] ?? 0,
    zoneId: zoneIds[index] ?? 0,
  }));
}

/** Whether a company has units of a model on sale in a zone, free or not. */
export async function hasUnits(db: Tx, zoneId: number, { supplierId, modelId }: Available): Promise<boolean> {
  return (await db.$count(carUnits, ofOffer(zoneId, { supplierId, modelId }))) > 0;
}

const ofOffer = (zoneId: number, { supplierId, modelId }: Available) =>
  and(onSale, eq(carUnits.zoneId, zoneId), eq(carUnits.supplierId, supplierId), eq(carUnits.modelId, modelId));

/** Units of an offer that are free now, by id. */
export async function freeUnits(tx: Tx, zoneId: number, offer: Available, period: Period): Promise<number[]> {
  const rows = await tx
    .select({ id: carUnits.id })
    .from(carUnits)
    .where(and(ofOffer(zoneId, offer), free(period)))
    .orderBy(asc(carUnits.id));
  return rows.map(({ id }) => id);
}

/** The cars of a company that are free in a zone, of all models. */
export function freeCarsOf(tx: Tx, zoneId: number, supplierId: number, period: Period) {
  const { id, plate, modelId } = carUnits;
  return tx
    .select({ id, plate, modelId })
    .from(carUnits)
    .where(and(onSale, eq(carUnits.zoneId, zoneId), eq(carUnits.supplierId, supplierId), free(period)))
    .orderBy(asc(plate), asc(id));
}

/** Who has a reservation: a booking, or a block that keeps the car out of sale. */
export type Holder = { bookingId: number } | { blockId: number };

/**
 * Reserves a unit for a booking or a block; false when it is taken. The exclusion constraint decides (SIM-1, OPS-17)
 * and waits for reservations in other transactions. With ON CONFLICT two concurrent ones cannot deadlock, and the
 * loser's transaction can try the next unit without a savepoint.
 */
export async function reserveUnit(tx: Tx, holder: Holder, unitId: number, period: Period): Promise<boolean> {
  const rows = await tx
    .insert(carReservations)
    .values({ ...holder, unitId, ...period })
    .onConflictDoNothing()
    .returning({ unitId: carReservations.unitId });
  return rows.length > 0;
}

/** Whether the unit exists, on sale or not. */
export async function isUnit(tx: Tx, unitId: number): Promise<boolean> {
  return (await tx.$count(carUnits, eq(carUnits.id, unitId))) > 0;
}

/** A unit's first reservation within a period; a block's has neither booking nor plan. */
export async function firstReserved(tx: Tx, unitId: number, { startsAt, endsAt }: Period) {
  const reserved = carReservations;
  const [first] = await tx
    .select({
      bookingId: reserved.bookingId,
      planId: bookings.planId,
      startsAt: reserved.startsAt,
      endsAt: reserved.endsAt,
    })
    .from(reserved)
    .leftJoin(bookings, eq(bookings.id, reserved.bookingId))
    .where(and(eq(reserved.unitId, unitId), lt(reserved.startsAt, endsAt), gt(reserved.endsAt, startsAt)))
    .orderBy(asc(reserved.startsAt))
    .limit(1);
  return first;
}

/** Releases a block's unit; resolves to what it held, or undefined. */
export async function releaseBlocked(tx: Tx, blockId: number): Promise<(Period & { unitId: number }) | undefined> {
  const [freed] = await tx.delete(carReservations).where(eq(carReservations.blockId, blockId)).returning();
  return freed && { unitId: freed.unitId, startsAt: freed.startsAt, endsAt: freed.endsAt };
}

/** Stores a booking's car part, with the driver's document numbers encrypted. */
export async function insertCarBooking(tx: Tx, booking: typeof carBookings.$inferInsert): Promise<void> {
  await tx.insert(carBookings).values(sealDriver(vaultOf(tx), booking));
}

/** The units of bookings, whether still reserved or not. Bookings of other products are left out. */
export async function bookedUnits(tx: Tx, bookingIds: readonly number[]) {
  const { startsAt, endsAt } = bookings;
  const { supplierId, modelId, zoneId } = carUnits;
  return tx
    .select({ bookingId: carBookings.bookingId, unitId: carUnits.id, supplierId, modelId, zoneId, startsAt, endsAt })
    .from(carBookings)
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
    .where(inArray(carBookings.bookingId, [...bookingIds]))
    .orderBy(asc(carBookings.bookingId));
}

/** Replaces a booking's car by another of the same kind, or of the model that is given. */
export async function changeUnit(tx: Tx, bookingId: number, unitId: number, modelId?: number): Promise<void> {
  const car = { unitId, ...(modelId !== undefined && { modelId }) };
  await tx.update(carBookings).set(car).where(eq(carBookings.bookingId, bookingId));
}

/** Deletes the reservations of bookings that ended. */
export async function releaseUnits(tx: Tx, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length > 0)
    await tx.delete(carReservations).where(inArray(carReservations.bookingId, [...bookingIds]));
}
