import { type ReserveDays, reserveProblem } from "../../features/plan/reserve/reserve.rules";
import { MINIMUM_RENTAL_DAYS } from "../../shared/constants";
import {
  clockTime,
  fullYears,
  type HavanaDate,
  type HavanaHour,
  havanaDate,
  havanaHour,
  havanaInstant,
} from "../../shared/havana";
import { DAY, HOUR, type Instant } from "../../shared/instant";

/**
 * The oldest age of a young driver, on the day of pick-up, and the youngest of a senior one, on the day of drop-off.
 */
export const SURCHARGE_AGES = { youngUntil: 24, seniorFrom: 71 } as const;

/** Which surcharge a driver's age calls for, if any. (CAR-8) */
export function ageSurcharge(birthDate: HavanaDate, stay: Stay): "youngDriver" | "seniorDriver" | null {
  if (fullYears(birthDate, stay.pickUp) <= SURCHARGE_AGES.youngUntil) return "youngDriver";
  return fullYears(birthDate, stay.dropOff) >= SURCHARGE_AGES.seniorFrom ? "seniorDriver" : null;
}

/**
 * A birth date with which a driver has this age on the day of pick-up, for a search that knows only the age. (CAR-26)
 */
export function bornFor(age: number, pickUp: HavanaDate): HavanaDate {
  const year = Number(pickUp.slice(0, 4)) - age;
  return `${year}${pickUp.slice(4).replace("-02-29", "-02-28")}`;
}

/** When a car is wanted, in Havana's days and hours. */
export type Stay = { pickUp: HavanaDate; startHour: HavanaHour; dropOff: HavanaDate; endHour: HavanaHour };

/** A stay as instants, epoch ms. */
export function stayInstants(stay: Stay): { startsAt: Instant; endsAt: Instant } {
  return { startsAt: havanaInstant(stay.pickUp, stay.startHour), endsAt: havanaInstant(stay.dropOff, stay.endHour) };
}

const GRACE = HOUR;

/**
 * Rental days: blocks of 24 hours of wall-clock time, the first hour of a further block free. Wall-clock time, so that
 * the nights when the clock changes cost no extra day. (CAR-5)
 */
export function rentalDays({ pickUp, startHour, dropOff, endHour }: Stay): number {
  const wall = (day: HavanaDate, hour: HavanaHour) => Date.parse(`${day}T${clockTime(hour)}:00Z`);
  return Math.max(0, Math.ceil((wall(dropOff, endHour) - wall(pickUp, startHour) - GRACE) / DAY));
}

/** The longest rental. It also bounds the work of one search. (CAR-5) */
export const MAXIMUM_RENTAL_DAYS = 180;
/** Limits of extra drivers and of child seats. */
export const MOST_EXTRAS = 3;
/** The greatest number of each that can be requested. */
export const extraCounts = Array.from({ length: MOST_EXTRAS + 1 }, (_none, count) => count);
/** Characters of a flight's number. */
export const LONGEST_FLIGHT = 12;

export type StayProblem =
  | "hourSkipped"
  | "datesInPast"
  | "dropOffBeforePickUp"
  | "rentalTooShort"
  | "rentalTooLong"
  | "tooSoon"
  | "tooFarAhead";

/**
 * Why a stay is not possible, and which of its days is wrong; null if it is possible. Without `reserve` the reserve
 * period is not checked. An hour that Havana's clock skips on its day is refused. (PLAN-21)
 */
export function stayProblem(
  stay: Stay,
  now: Instant,
  reserve: ReserveDays | null,
): { code: StayProblem; field: "PickUp" | "DropOff"; days?: number; day?: HavanaDate } | null {
  const { startsAt, endsAt } = stayInstants(stay);
  if (havanaHour(startsAt) !== stay.startHour) return { code: "hourSkipped", field: "PickUp" };
  if (havanaHour(endsAt) !== stay.endHour) return { code: "hourSkipped", field: "DropOff" };
  if (startsAt <= now) return { code: "datesInPast", field: "PickUp" };
  if (endsAt <= startsAt) return { code: "dropOffBeforePickUp", field: "DropOff" };
  const today = havanaDate(now);
  const refused = reserveProblem(stay.pickUp, today, reserve);
  if (refused) return { ...refused, field: "PickUp" };
  if (rentalDays(stay) < MINIMUM_RENTAL_DAYS)
    return { code: "rentalTooShort", field: "DropOff", days: MINIMUM_RENTAL_DAYS };
  if (rentalDays(stay) > MAXIMUM_RENTAL_DAYS)
    return { code: "rentalTooLong", field: "DropOff", days: MAXIMUM_RENTAL_DAYS };
  return null;
}
