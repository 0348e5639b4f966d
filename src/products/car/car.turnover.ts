import { LEAST_TURNOVER_HOURS } from "../../shared/constants";
import { DAY, HOUR, type Instant } from "../../shared/instant";
import { type Position, roadKm } from "../../shared/roads/byRoad";
import { type CarCatalogue, oneWayKey } from "./car.catalogue";

/** Facts about companies and roads. */
export type Fleet = Pick<CarCatalogue, "oneWay"> & {
  suppliers: ReadonlyMap<number, Pick<Supplier, "turnoverHours" | "driveKmPerDay" | "carsStay">>;
  zones: ReadonlyMap<number, Position>;
};
type Supplier = NonNullable<ReturnType<CarCatalogue["suppliers"]["get"]>>;

/** The period of a reservation, and the zones in which it begins and ends. Epoch ms. */
export type Rental = { startsAt: Instant; endsAt: Instant; fromZoneId: number; toZoneId: number };

/**
 * The effect of a reservation on a car: its time, [startsAt, freeAt), and its place. A block that leaves the car where
 * it is has no place.
 */
export type Occupation = {
  startsAt: Instant;
  endsAt: Instant;
  /** After turnover and return. */
  freeAt: Instant;
  /** The zone in which the car is when it begins, and from `freeAt` on. */
  fromZoneId: number | null;
  standsInZoneId: number | null;
};

/**
 * Kilometres by road between two zones: from the company's one-way rentals, in either direction, otherwise from the
 * table of roads.
 */
export function kmByRoad({ oneWay, zones }: Fleet, supplierId: number, from: number, to: number): number {
  if (from === to) return 0;
  const known = oneWay.get(oneWayKey(supplierId, from, to)) ?? oneWay.get(oneWayKey(supplierId, to, from));
  if (known !== undefined) return known;
  const start = zones.get(from);
  const end = zones.get(to);
  if (!start || !end) throw new Error(`there is no zone ${start ? to : from}`);
  return roadKm(start, end);
}

/** The duration of a drive in whole hours, as ms. */
const driveTime = (km: number, kmPerDay: number): number => Math.ceil((km * (DAY / HOUR)) / kmPerDay) * HOUR;

/**
 * The effect of a rental on a company's car with its home in a zone (CAR-64, FAULT-3). The car is free after its
 * turnover and, if it was left elsewhere, the drive home; if the company's cars stay, it is where it was left.
 */
export function occupationOf(fleet: Fleet, supplierId: number, homeZoneId: number, rental: Rental): Occupation {
  const { startsAt, endsAt, fromZoneId, toZoneId } = rental;
  const company = fleet.suppliers.get(supplierId);
  if (!company) throw new Error(`there is no company ${supplierId}`);
  const { turnoverHours, driveKmPerDay, carsStay } = company;
  const standsInZoneId = carsStay ? toZoneId : homeZoneId;
  const km = kmByRoad(fleet, supplierId, toZoneId, standsInZoneId);
  const turnover = Math.max(LEAST_TURNOVER_HOURS, turnoverHours) * HOUR;
  const freeAt = endsAt + turnover + driveTime(km, driveKmPerDay);
  return { startsAt, endsAt, freeAt, fromZoneId, standsInZoneId };
}

/** A car at an instant, between its previous and next reservations. */
export type CarPosition = {
  /** The zone in which it is once its previous reservations are over. */
  zoneId: number;
  /** When its first reservation begins that is not over at the instant, possibly before it; null: it has none. */
  nextStartsAt: Instant | null;
  /** The zone in which its next rental begins; null: it has none. */
  neededInZoneId: number | null;
};

/**
 * Whether a car can have a reservation that begins at the given instant: it is free throughout, is where the
 * reservation begins, and will be where its next rental begins. (CAR-64)
 */
export function isFreeFor(
  { zoneId, nextStartsAt, neededInZoneId }: CarPosition,
  { freeAt, fromZoneId, standsInZoneId }: Occupation,
): boolean {
  if (nextStartsAt !== null && nextStartsAt < freeAt) return false;
  if (fromZoneId === null || standsInZoneId === null) return true;
  return zoneId === fromZoneId && (neededInZoneId === null || neededInZoneId === standsInZoneId);
}
