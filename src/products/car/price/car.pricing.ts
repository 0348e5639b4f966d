import { freeCancellationUntil } from "../../../features/plan/cancellation/cancellation.rules";
import { addDays, type HavanaDate, havanaInstant } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { type Minor, scale, sum } from "../../../shared/money";
import type { PriceLine } from "../../../shared/schemas";
import { ageSurcharge, rentalDays, type Stay } from "../car.rules";
import type { Season } from "./car.seasons";

/**
 * Minor units; the surcharge in per cent of the waiver. Null: not entered, so services that need it are not sold.
 * (CAR-9)
 */
export type Charges = Record<
  "airportPickUp" | "childSeatPerDay" | "oneWayPerKm" | "oneWayMinimum" | "oneWayMaximum" | "ageSurchargePercent",
  number | null
>;

export type Rates = {
  seasons: readonly Season[];
  /** The number of days from which it applies, and the value. */
  tiers: readonly { fromDays: number; perMille: number }[];
  charges: Charges;
  /** Cancelling is free until this many days before pick-up; null: never. */
  freeCancellationDays: number | null;
};

/** The prices of a class, in minor units; `fullTank` null if its price is not known beforehand. */
export type ClassRates = { perDay: Minor; waiverPerDay: Minor; deposit: Minor; fullTank: Minor | null };
/** What a company charges for an extra driver: per day, or once; both null: not entered. */
export type SupplierRates = { extraDriverPerDay: Minor | null; extraDriverFlat: Minor | null };
/** When and where a car is rented: `oneWayKm` is null when it is returned in the zone of pick-up. */
export type PricedRental = { stay: Stay; airport: boolean; oneWayKm: number | null };
/** `driverBirthDate` is null while nobody knows who drives. */
export type Extras = { extraDrivers: number; childSeats: number; driverBirthDate: HavanaDate | null };

export type CarPrice = {
  days: number;
  payNow: Minor;
  perDay: Minor;
  priceLines: PriceLine[];
  payInCuba: Minor;
  inCubaLines: PriceLine[];
  deposit: Minor;
  freeCancellationUntil: Instant | null;
};

const LOW_SEASON = 820;

/** The number of a stay's days at each factor on the rate (season times length), in millionths. (CAR-6, CAR-7) */
function daysByFactor(stay: Stay, { seasons, tiers }: Rates): Map<number, number> {
  const days = rentalDays(stay);
  const tier = tiers.findLast(({ fromDays }) => fromDays <= days)?.perMille ?? 1000;
  const counts = new Map<number, number>();
  let index = 0;
  for (let day = 0; day < days; day += 1) {
    const date = addDays(stay.pickUp, day);
    while (index < seasons.length && (seasons[index]?.toDay ?? "") < date) index += 1;
    const season = seasons[index];
    const factor = tier * (season && season.fromDay <= date ? season.perMille : LOW_SEASON);
    counts.set(factor, (counts.get(factor) ?? 0) + 1);
  }
  return counts;
}

/** The data that the price of every car for a stay depends on, computed once for a list of offers. */
export type StayTerms = { factors: ReadonlyMap<number, number>; freeCancellationUntil: Instant | null };

export function termsOf(stay: Stay, rates: Rates): StayTerms {
  const startsAt = havanaInstant(stay.pickUp, stay.startHour);
  const freeUntil = freeCancellationUntil(rates.freeCancellationDays, startsAt);
  return { factors: daysByFactor(stay, rates), freeCancellationUntil: freeUntil };
}

/**
 * The price of a rental, paid online and at the rental desk. The lines add up to the totals. Null if a charge that it or
 * its extras need has not been entered. (CAR-9)
 */
export function priceCar(
  car: ClassRates & SupplierRates,
  rented: PricedRental,
  extras: Extras,
  rates: Rates,
  { factors, freeCancellationUntil }: StayTerms = termsOf(rented.stay, rates),
): CarPrice | null {
  const days = sum(factors.values());
  const rental = rentalLines(car.perDay, factors);
  const { online, inCubaLines } = chargeLines(car, rented, extras, days, rates.charges);
  if (!areEntered(online) || !areEntered(inCubaLines)) return null;
  const priceLines = [...rental, ...online];
  return {
    days,
    payNow: total(priceLines),
    perDay: rentalPerDay(rental, days),
    priceLines,
    payInCuba: total(inCubaLines),
    inCubaLines,
    deposit: car.deposit,
    freeCancellationUntil,
  };
}

/** The codes of the lines without an entered charge; none: the rental has a price. (CAR-9) */
export function missingCharges(
  car: ClassRates & SupplierRates,
  rented: PricedRental,
  extras: Extras,
  { charges }: Pick<Rates, "charges">,
): string[] {
  const { online, inCubaLines } = chargeLines(car, rented, extras, rentalDays(rented.stay), charges);
  return [...online, ...inCubaLines].flatMap(({ Code, Amount }) => (Amount === null ? [Code] : []));
}

/** The average price of a class per day, in minor units, without surcharges and charges at the rental desk. */
export function perDayOf({ perDay }: Pick<ClassRates, "perDay">, stay: Stay, rates: Rates): Minor {
  const factors = daysByFactor(stay, rates);
  return rentalPerDay(rentalLines(perDay, factors), sum(factors.values()));
}

/** A line whose charge may not have been entered: its amount is null. */
type ChargeLine = Omit<PriceLine, "Amount"> & { Amount: Minor | null };

const areEntered = (lines: readonly ChargeLine[]): lines is PriceLine[] => lines.every(({ Amount }) => Amount !== null);
const line = <Amount extends Minor | null>(Code: string, Amount: Amount, Facts: PriceLine["Facts"]) => ({
  Code,
  Amount,
  Facts,
});
const times = (charge: number | null, count: number): Minor | null => (charge === null ? null : charge * count);
const rentalPerDay = (rental: readonly PriceLine[], days: number): Minor =>
  days === 0 ? 0 : Math.round(total(rental) / days);
const total = (lines: readonly PriceLine[]): Minor => sum(lines.map(({ Amount }) => Amount));

/** One line per rate: days in two seasons are two lines, each of which is days times rate. (CAR-7) */
function rentalLines(perDay: Minor, factors: ReadonlyMap<number, number>): PriceLine[] {
  const daysAt = new Map<Minor, number>();
  for (const [factor, days] of factors) {
    const rate = scale(perDay, factor / 1_000_000);
    daysAt.set(rate, (daysAt.get(rate) ?? 0) + days);
  }
  return [...daysAt].map(([rate, days]) => line("rental", rate * days, { days, perDay: rate }));
}

/** The extras and charges besides the rental: online, and at the rental desk. */
function chargeLines(
  car: ClassRates & SupplierRates,
  { stay, airport, oneWayKm }: PricedRental,
  extras: Extras,
  days: number,
  charges: Charges,
): { online: ChargeLine[]; inCubaLines: ChargeLine[] } {
  return {
    online: surcharge(car.waiverPerDay, stay, days, extras, charges),
    inCubaLines: [
      ...deskLines(car, days, airport, extras, charges),
      ...oneWay(oneWayKm, charges),
      ...(car.fullTank === null ? [] : [line("fullTank", car.fullTank, {})]),
    ],
  };
}

/** The surcharge of a young or senior driver: a percentage of the waiver, per day, paid online. (CAR-8) */
function surcharge(waiver: Minor, stay: Stay, days: number, extras: Extras, charges: Charges): ChargeLine[] {
  const code = extras.driverBirthDate && ageSurcharge(extras.driverBirthDate, stay);
  const percent = charges.ageSurchargePercent;
  return code ? [line(code, percent === null ? null : scale(waiver, percent / 100) * days, { days })] : [];
}

/** What is paid at the rental desk: airport pick-up, extra drivers and child seats. (CAR-9) */
function deskLines(
  { extraDriverFlat, extraDriverPerDay }: SupplierRates,
  days: number,
  airport: boolean,
  { extraDrivers, childSeats }: Extras,
  charges: Charges,
): ChargeLine[] {
  const perDriver = extraDriverFlat ?? times(extraDriverPerDay, days);
  return [
    ...(airport ? [line("airportPickUp", charges.airportPickUp, {})] : []),
    ...(extraDrivers > 0 ? [line("extraDriver", times(perDriver, extraDrivers), { count: extraDrivers, days })] : []),
    ...(childSeats > 0
      ? [line("childSeat", times(charges.childSeatPerDay, days * childSeats), { count: childSeats, days })]
      : []),
  ];
}

function oneWay(km: number | null, { oneWayPerKm, oneWayMinimum, oneWayMaximum }: Charges): ChargeLine[] {
  if (km === null) return [];
  const isEntered = oneWayPerKm !== null && oneWayMinimum !== null && oneWayMaximum !== null;
  const amount = isEntered ? Math.min(Math.max(km * oneWayPerKm, oneWayMinimum), oneWayMaximum) : null;
  return [line("oneWay", amount, { km })];
}
