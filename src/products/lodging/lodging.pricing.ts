import type { SeasonName } from "../../shared/enumerations";
import type { HavanaDate } from "../../shared/havana";
import { type Minor, scale, sum } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";
import { nightDates, type Stay } from "./lodging.rules";
import type { LodgingRoom } from "./lodging.schemas";

/** First and last day. Days without a season count as low. */
export type Season = { name: SeasonName; fromDay: HavanaDate; toDay: HavanaDate };
/** A room's price per night by season, minor units. */
export type NightRates = Readonly<Record<SeasonName, Minor>>;

/** The ages, in whole years, from which children need a bed, and pay as adults. */
export const BED_FROM_AGE = 3;
export const ADULT_FROM_AGE = 13;
/** A child's, or an extra adult's, part of a guest's share of the rate. */
const CHILD_SHARE = 0.5;
export const EXTRA_ADULT_SHARE = 0.85;

/** For children of an age range: per cent of a guest's share of the rate. (OPS-73) */
export type ChildRate = { fromAge: number; toAge: number; percent: number };

/**
 * How many guests a room's rate covers, and what further children pay; without its own rates the default of LODGE-5.
 */
export type Covering = { coversGuests: number; childRates?: readonly ChildRate[] | undefined };

type AskedRoom = Pick<LodgingRoom, "adultsAmount" | "childrenAgeList">;

/** A room's guests by price group: children under 3 pay nothing, those of 13 and more count as adults. */
export type Guests = { adults: number; children: number; infants: number; asked: AskedRoom };

export function guestsOf({ adultsAmount, childrenAgeList }: AskedRoom): Guests {
  const grown = childrenAgeList.filter((age) => age >= ADULT_FROM_AGE).length;
  const infants = childrenAgeList.filter((age) => age < BED_FROM_AGE).length;
  const children = childrenAgeList.length - grown - infants;
  return { adults: adultsAmount + grown, children, infants, asked: { adultsAmount, childrenAgeList } };
}

type Beds = { maxAdults: number; maxGuests: number; cots: number };

/**
 * Whether a room of a type has a place for each of these guests: children under 3 sleep in its cots, and those without
 * a cot need a guest's place. (LODGE-31)
 */
export function fits({ adults, children, infants }: Guests, { maxAdults, maxGuests, cots }: Beds): boolean {
  return adults <= maxAdults && adults + children + Math.max(0, infants - cots) <= maxGuests;
}

/** How many nights of a stay are in each season, in calendar order. */
export function nightsBySeason(stay: Stay, seasons: readonly Season[]): Map<SeasonName, number> {
  const nights = new Map<SeasonName, number>();
  for (const night of nightDates(stay)) {
    const name = seasons.find(({ fromDay, toDay }) => fromDay <= night && night <= toDay)?.name ?? "low";
    nights.set(name, (nights.get(name) ?? 0) + 1);
  }
  return nights;
}

export type Nights = ReadonlyMap<SeasonName, number>;
export type RoomPrice = { price: Minor; lines: PriceLine[] };
/** The unit of a rate: one room, or a villa as a whole. */
export type RatedUnit = "room" | "villa";

/** Who pays on top of a room's rate, which covers this many guests: adults are covered before children. */
function beyond(
  coversGuests: number,
  { adults, children }: Pick<Guests, "adults" | "children">,
): { adults: number; children: number } {
  return {
    adults: Math.max(0, adults - coversGuests),
    children: Math.max(0, children - Math.max(0, coversGuests - adults)),
  };
}

/** What an extra adult and an extra child pay per night. */
const extraAdultRate = (rate: Minor, coversGuests: number) => scale(rate / coversGuests, EXTRA_ADULT_SHARE);
const childRate = (rate: Minor, coversGuests: number) => scale(rate / coversGuests, CHILD_SHARE);

/** For ages without an own child rate: the default. (LODGE-5) */
const ofNoBand: ChildRate = { fromAge: BED_FROM_AGE, toAge: ADULT_FROM_AGE - 1, percent: 100 * CHILD_SHARE };
const isChild = (age: number) => BED_FROM_AGE <= age && age < ADULT_FROM_AGE;

/**
 * Computes who pays what in addition to the rate of a room with separate child rates; more expensive children are
 * covered first.
 */
function beyondByAge(
  childRates: readonly ChildRate[],
  coversGuests: number,
  { adultsAmount, childrenAgeList }: AskedRoom,
) {
  const rateOf = (age: number) =>
    childRates.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge) ?? (isChild(age) ? ofNoBand : undefined);
  const rated = childrenAgeList.flatMap((age) => rateOf(age) ?? []).sort((a, b) => b.percent - a.percent);
  const others = childrenAgeList.filter((age) => !rateOf(age));
  const infants = others.filter((age) => age < BED_FROM_AGE).length;
  const adults = adultsAmount + others.length - infants;
  const free = rated.filter(({ percent }) => percent === 0);
  const paying = rated.slice(0, rated.length - free.length).slice(Math.max(0, coversGuests - adults));
  return { adults: Math.max(0, adults - coversGuests), infants, children: [...paying, ...free] };
}

/** What a child of this age band pays per night. */
const childRateOf = (rate: Minor, coversGuests: number, { percent }: ChildRate) =>
  scale(rate / coversGuests, percent / 100);

/**
 * The price of rooms of a type for a stay: the sum of `priceRoom` over them without price lines, for long lists of
 * offers.
 */
export function priceRooms(rates: NightRates, covering: Covering, rooms: readonly Guests[], nights: Nights): Minor {
  const { coversGuests, childRates } = covering;
  if (childRates)
    return sum(rooms.map(({ asked }) => sum(linesByAge(rates, covering, asked, nights).map(({ Amount }) => Amount))));
  let [adults, children] = [0, 0];
  for (const guests of rooms) {
    const extra = beyond(coversGuests, guests);
    adults += extra.adults;
    children += extra.children;
  }
  let price = 0;
  for (const [season, count] of nights) {
    const rate = rates[season];
    price += count * rooms.length * rate;
    if (adults > 0) price += count * adults * extraAdultRate(rate, coversGuests);
    if (children > 0) price += count * children * childRate(rate, coversGuests);
  }
  return price;
}

/**
 * The price of a room for a stay. The rate covers a number of guests, adults before children. Each further guest pays a
 * part of a guest's share: adults 15 % less, children half, children under 3 nothing. Every line is number times rate.
 * (LODGE-5)
 */
export function priceRoom(
  rates: NightRates,
  covering: Covering,
  room: AskedRoom,
  nights: Nights,
  unit: RatedUnit = "room",
): RoomPrice {
  const { coversGuests, childRates } = covering;
  if (childRates) {
    const byAge = mergeLines(linesByAge(rates, covering, room, nights, unit));
    return { price: sum(byAge.map(({ Amount }) => Amount)), lines: byAge };
  }
  const guests = guestsOf(room);
  const extra = beyond(coversGuests, guests);
  const lines = [...nightsByRate(rates, nights)].flatMap(([rate, count]) => [
    line(unit, 1, count, rate),
    line("extraAdult", extra.adults, count, extraAdultRate(rate, coversGuests)),
    line("child", extra.children, count, childRate(rate, coversGuests)),
  ]);
  const all = mergeLines([...lines, line("infant", guests.infants, sum(nights.values()), 0)]);
  return { price: sum(all.map(({ Amount }) => Amount)), lines: all };
}

/** The price lines of a room with child rates of its own: one per age band that occurs. (OPS-73) */
function linesByAge(
  rates: NightRates,
  { coversGuests, childRates = [] }: Covering,
  room: AskedRoom,
  nights: Nights,
  unit: RatedUnit = "room",
): PriceLine[] {
  const { adults, children, infants } = beyondByAge(childRates, coversGuests, room);
  const ofBand = (band: ChildRate) => children.filter((one) => one === band).length;
  return [
    ...[...nightsByRate(rates, nights)].flatMap(([rate, count]) => [
      line(unit, 1, count, rate),
      line("extraAdult", adults, count, extraAdultRate(rate, coversGuests)),
      ...[...childRates, ofNoBand].map((band) => {
        const { fromAge, toAge, percent } = band;
        const { Facts: facts, ...rest } = line("childOf", ofBand(band), count, childRateOf(rate, coversGuests, band));
        return { ...rest, Facts: { ...facts, fromAge, toAge, percent } };
      }),
    ]),
    line("infant", infants, sum(nights.values()), 0),
  ];
}

/** Seasons with the same rate share a line. */
function nightsByRate(rates: NightRates, nights: Nights): Map<Minor, number> {
  const counts = new Map<Minor, number>();
  for (const [season, count] of nights) counts.set(rates[season], (counts.get(rates[season]) ?? 0) + count);
  return counts;
}

function line(Code: string, count: number, nights: number, perNight: Minor): PriceLine {
  return { Code, Amount: count * nights * perNight, Facts: { count, nights, perNight } };
}

/** The price lines of several rooms as one list: equal lines are summed, empty ones left out. */
export function mergeLines(lines: readonly PriceLine[]): PriceLine[] {
  const merged = new Map<string, PriceLine>();
  for (const one of lines) {
    const { count = 0, nights, perNight, fromAge = "" } = one.Facts;
    if (Number(count) === 0) continue;
    const key = `${one.Code}/${nights}/${perNight}/${fromAge}`;
    const known = merged.get(key);
    merged.set(
      key,
      known
        ? {
            ...known,
            Amount: known.Amount + one.Amount,
            Facts: { ...known.Facts, count: Number(known.Facts.count) + Number(count) },
          }
        : one,
    );
  }
  return [...merged.values()];
}

/** The mean price per room and night, minor units. */
export function perNight(price: Minor, nights: number, rooms: number): Minor {
  return nights * rooms === 0 ? 0 : Math.round(price / nights / rooms);
}
