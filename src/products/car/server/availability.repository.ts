import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { suppliers, zones } from "../../../features/places/server/places.tables";
import { fromReplica } from "../../../platform/server/db/replica";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { type CarCatalogue, oneWayKey } from "../car.catalogue";
import { type CarPosition, type Fleet, isFreeFor, type Occupation, occupationOf, type Rental } from "../car.turnover";
import type { Period } from "./car.repository";
import { carReservations } from "./car.tables";
import { carModels, carUnits, dropOffZones } from "./catalogue/catalogue.tables";

/** The period of a rental, and its zone of return; null: the zone where it begins. */
type Wish = Period & { toZoneId: number | null };

/** Identifies an offer: the cars of one model that one company has in a zone. */
export type Available = { supplierId: number; modelId: number };
export type AvailableInZone = Available & { zoneId: number };

/** The companies, on sale or not, and the roads. */
export async function loadFleet(db: Tx): Promise<Fleet> {
  const companies = await db.select().from(suppliers);
  const places = await db.select().from(zones);
  const oneWay = await db.select().from(dropOffZones);
  return {
    suppliers: new Map(companies.map((company) => [company.id, company])),
    zones: new Map(places.map((zone) => [zone.id, zone])),
    oneWay: new Map(
      oneWay.map(({ supplierId, fromZoneId, toZoneId, km }) => [oneWayKey(supplierId, fromZoneId, toZoneId), km]),
    ),
  };
}

/**
 * True for a unit that is free from `start` to `end`, the end itself excluded: its first reservation that is not over at
 * the start begins at the end or later. Reservations of one car never overlap, so that the index
 * `car_reservations_probe` answers with one row. The search is first limited to 30 days after the end: the database
 * reads all of a car's reservations in an index page before it returns one, a hundred after ten years. (SPEED-7)
 */
const isFree = (start: SQL, end: SQL) => {
  const near = sql`(${end} + interval '30 days')`;
  const firstThatIsOver = (when: SQL) => sql`(
    select ${carReservations.startsAt} from ${carReservations}
    where ${carReservations.unitId} = ${carUnits.id} and ${when}
    order by ${carReservations.freeAt} limit 1)`;
  const soon = firstThatIsOver(sql`${carReservations.freeAt} > ${start} and ${carReservations.freeAt} <= ${near}`);
  const later = firstThatIsOver(sql`${carReservations.freeAt} > ${near}`);
  return sql`coalesce(${soon} >= ${end}, ${later} >= ${end}, true)`;
};

/** Written as in the index `car_units_on_sale`, so that it is used. */
const onSale = sql`${carUnits.onSale}`;

const written = (instant: Instant) => new Date(instant).toISOString();

/** A car, and its position at an instant. */
export type PositionedCar = CarPosition & { id: number; supplierId: number; modelId: number; homeZoneId: number };

/** The cars of a condition, each with its position at an instant and its next reservation. */
async function carsWithPositions(db: Tx, at: Instant, where: SQL | undefined) {
  const { unitId, startsAt, freeAt, fromZoneId, standsInZoneId } = carReservations;
  const start = sql`${written(at)}::timestamptz`;
  const one = (column: SQLWrapper, when: SQL, order: SQL) =>
    sql`(select ${column} from ${carReservations} where ${unitId} = ${carUnits.id} and ${when} order by ${order} limit 1)`;
  const lastStandsIn = one(
    standsInZoneId,
    sql`${freeAt} <= ${start} and ${standsInZoneId} is not null`,
    sql`${freeAt} desc`,
  );
  const next = one(startsAt, sql`${freeAt} > ${start}`, sql`${freeAt}`);
  const neededIn = one(fromZoneId, sql`${freeAt} > ${start} and ${fromZoneId} is not null`, sql`${freeAt}`);
  return db
    .select({
      id: carUnits.id,
      plate: carUnits.plate,
      supplierId: carUnits.supplierId,
      modelId: carUnits.modelId,
      modelName: carModels.name,
      homeZoneId: carUnits.zoneId,
      zoneId: sql<number>`coalesce(${lastStandsIn}, ${carUnits.zoneId})`,
      nextStartsAt: sql<Instant | null>`${next}`.mapWith(carReservations.startsAt),
      neededInZoneId: sql<number | null>`${neededIn}`,
    })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .where(where)
    .orderBy(asc(carUnits.plate), asc(carUnits.id));
}

/** The same of one car, on sale or not. Throws if there is none. */
export async function positionOf(tx: Tx, unitId: number, at: Instant) {
  const [car] = await carsWithPositions(tx, at, eq(carUnits.id, unitId));
  if (!car) throw new Error(`there is no car ${unitId}`);
  return car;
}

/** The cars that are free for a rental at their present place, each with the resulting reservation. */
function freeFor<Car extends PositionedCar>(
  fleet: Fleet,
  cars: readonly Car[],
  { toZoneId, ...period }: Wish,
): (Car & { occupation: Occupation })[] {
  return cars.flatMap((car) => {
    if (!fleet.suppliers.has(car.supplierId)) return [];
    const rental = { ...period, fromZoneId: car.zoneId, toZoneId: toZoneId ?? car.zoneId };
    const occupation = occupationOf(fleet, car.supplierId, car.homeZoneId, rental);
    return isFreeFor(car, occupation) ? [{ ...car, occupation }] : [];
  });
}

/** The possible positions of a car with its home in a zone or left elsewhere. */
const mayStandIn = (zoneIds: readonly number[]) => or(inArray(carUnits.zoneId, [...zoneIds]), sql`${carUnits.roams}`);

async function carsFreeIn(db: Tx, fleet: Fleet, zoneIds: readonly number[], rental: Wish, where: SQL | undefined) {
  const cars = await carsWithPositions(db, rental.startsAt, and(onSale, mayStandIn(zoneIds), where));
  return freeFor(
    fleet,
    cars.filter(({ zoneId }) => zoneIds.includes(zoneId)),
    rental,
  );
}

const ofOffer = ({ supplierId, modelId }: Available) =>
  and(eq(carUnits.supplierId, supplierId), eq(carUnits.modelId, modelId));

/** Cars of an offer that are free for a rental now, by id, with the resulting reservation of each. (CAR-64) */
export function freeUnits(tx: Tx, fleet: Fleet, offer: Available, { fromZoneId, ...rental }: Rental) {
  return carsFreeIn(tx, fleet, [fromZoneId], rental, ofOffer(offer));
}

/** The cars of a company that are free for a rental, of all models. (CAR-64) */
export function freeCarsOf(tx: Tx, fleet: Fleet, supplierId: number, { fromZoneId, ...rental }: Rental) {
  return carsFreeIn(tx, fleet, [fromZoneId], rental, eq(carUnits.supplierId, supplierId));
}

/** The cars of a class that are free in some zones. (CAR-64) */
export function freeCarsOfClass(
  tx: Tx,
  fleet: Fleet,
  { classId, zoneIds, ...rental }: Wish & { classId: number; zoneIds: readonly number[] },
) {
  return carsFreeIn(tx, fleet, zoneIds, rental, eq(carModels.classId, classId));
}

/** Whether a company has units of a model on sale that may be in a zone, free or not. */
export async function hasUnits(db: Tx, zoneId: number, offer: Available): Promise<boolean> {
  return (await db.$count(carUnits, and(onSale, ofOffer(offer), mayStandIn([zoneId])))) > 0;
}

/** The catalogue data of a search. */
type Known = Fleet & Pick<CarCatalogue, "carsRoam">;
/** The time that a company's car is taken for a rental that begins and ends in its home zone. */
type Wanted = { supplierId: number; zoneId: number; freeAt: Instant };

/**
 * Prepared searches: on a server each connection plans them once. The cars of an offer are probed one by one, up to the
 * first that is free. All offers come in one row: fifty rows of two numbers cost database and driver more than the
 * search itself. (SPEED-7) Cars that are always at home need no position check; the few others are queried separately,
 * and only if there are any. (CAR-64)
 */
export function availability(db: Tx) {
  const { supplierId, modelId, zoneId } = carUnits;
  const start = sql`${sql.placeholder("start")}::timestamptz`;
  const listOf = (name: string, type: string) => sql`${sql.placeholder(name)}::text::${sql.raw(type)}[]`;
  const wanted = sql`unnest(${listOf("suppliers", "int")}, ${listOf("zones", "int")}, ${listOf("ends", "timestamptz")})
    as wanted(supplier_id, zone_id, free_at)`;
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
          sql`not ${carUnits.roams}`,
          isFree(start, sql`wanted.free_at`),
        ),
      )
      .limit(1);
    const all = (column: SQLWrapper) => sql<number[]>`coalesce(array_agg(${column}), '{}')`;
    const { supplierId: supplier, modelId: model, zoneId: zone } = offers;
    return db
      .select({ supplierIds: all(supplier), modelIds: all(model), zoneIds: all(zone) })
      .from(offers)
      .innerJoin(wanted, sql`wanted.supplier_id = ${supplier} and wanted.zone_id = ${zone}`)
      .where(sql`(${hasFreeCar})`);
  };
  const ofZone = offersOf(eq(zoneId, sql.placeholder("zone"))).prepare("car_offers_of_zone");
  const everywhere = offersOf().prepare("car_offers");
  const asked = (startsAt: Instant, all: readonly Wanted[]) => ({
    start: written(startsAt),
    suppliers: `{${all.map((one) => one.supplierId).join()}}`,
    zones: `{${all.map((one) => one.zoneId).join()}}`,
    ends: `{${all.map(({ freeAt }) => written(freeAt)).join()}}`,
  });
  return {
    /** Models with a free car in a rental's zone. */
    inZone: async (known: Known, rental: Rental): Promise<AvailableInZone[]> => {
      const zone = rental.fromZoneId;
      const { wanted, moving } = wantedOf(known, rental, [zone]);
      const there = eq(zoneId, zone);
      const others = await offers(
        known,
        rental,
        moving.length > 0 ? and(there, inArray(supplierId, moving)) : undefined,
      );
      const home = listed(await ofZone.execute({ zone, ...asked(rental.startsAt, wanted) }));
      return withOthers(
        home,
        others.filter((one) => one.zoneId === zone),
      );
    },
    /** The same in all zones. */
    everywhere: async (known: Known, rental: Wish): Promise<AvailableInZone[]> => {
      const { wanted, moving } = wantedOf(known, rental, [...known.zones.keys()]);
      const others = await offers(known, rental, moving.length > 0 ? inArray(supplierId, moving) : undefined);
      return withOthers(listed(await everywhere.execute(asked(rental.startsAt, wanted))), others);
    },
  };

  /** Offers of free cars that have been left elsewhere, and of `others`. */
  async function offers(known: Known, rental: Wish, others: SQL | undefined) {
    if (!known.carsRoam && !others) return [];
    const cars = await carsWithPositions(db, rental.startsAt, and(onSale, or(sql`${carUnits.roams}`, others)));
    return freeFor(known, cars, rental);
  }
}

export type Availability = ReturnType<typeof availability>;

/** The same for searches, which a replica may answer; a booking checks again. (OPS-162) */
export const searchedAvailability = (services: Pick<Services, "db" | "replica">): Availability => ({
  inZone: fromReplica(services, (db) => availability(db).inZone),
  everywhere: fromReplica(services, (db) => availability(db).everywhere),
});

/** The query for cars at home, and the companies whose cars would stay where the rental ends. */
function wantedOf(fleet: Fleet, rental: Wish, zoneIds: readonly number[]) {
  const wanted: Wanted[] = [];
  const moving = new Set<number>();
  for (const supplierId of fleet.suppliers.keys())
    for (const zoneId of zoneIds) {
      const places = { fromZoneId: zoneId, toZoneId: rental.toZoneId ?? zoneId };
      const { freeAt, standsInZoneId } = occupationOf(fleet, supplierId, zoneId, { ...rental, ...places });
      if (standsInZoneId === zoneId) wanted.push({ supplierId, zoneId, freeAt });
      else moving.add(supplierId);
    }
  return { wanted, moving: [...moving] };
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

/** Each offer once; most searches have no others. */
function withOthers(home: AvailableInZone[], others: readonly AvailableInZone[]): AvailableInZone[] {
  const all = [...home];
  for (const { supplierId, modelId, zoneId } of others) {
    const same = (one: AvailableInZone) =>
      one.supplierId === supplierId && one.modelId === modelId && one.zoneId === zoneId;
    if (!all.some(same)) all.push({ supplierId, modelId, zoneId });
  }
  return all;
}
