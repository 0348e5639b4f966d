import { compareNames } from "../../../shared/compareNames";
import { LODGING_COUNTRY_ID } from "../../../shared/constants";
import { type LodgingSortField, SortOrder } from "../../../shared/enumerations";
import type { Language } from "../../../shared/language";
import type { House } from "../lodging.catalogue";
import type { LodgingFacets, LodgingSearch, MapArea } from "../lodging.schemas";
import type { PricedOffer } from "./lodging.offers";

/** Filters of a search; 0 or missing means any. */
export type LodgingFilter = Pick<
  LodgingSearch,
  | "TouristZoneId"
  | "Hotel"
  | "CategoryId"
  | "RoomClassId"
  | "MealsPlanId"
  | "HotelLocation"
  | "HotelChain"
  | "HotelCountry"
  | "Area"
  | "MinPrice"
  | "MaxPrice"
>;

const idOf = {
  TouristZoneId: ({ house }: PricedOffer) => house.zone.id,
  Hotel: ({ house }: PricedOffer) => house.id,
  CategoryId: ({ house }: PricedOffer) => house.categoryId,
  RoomClassId: ({ roomType }: PricedOffer) => roomType.classId,
  MealsPlanId: ({ plan }: PricedOffer) => plan.mealsPlanId,
  HotelLocation: ({ house }: PricedOffer) => house.locationId,
  HotelChain: ({ house }: PricedOffer) => house.chain?.id ?? 0,
  HotelCountry: () => LODGING_COUNTRY_ID,
} as const;
type FilterName = keyof typeof idOf;
const filterNames = Object.keys(idOf) as FilterName[];

/** The offers that pass a filter. */
export function filterOffers(offers: readonly PricedOffer[], filter: LodgingFilter): PricedOffer[] {
  const failedBy = failuresOf(filter);
  return offers.filter((offer) => failedBy(offer).length === 0);
}

type Failure = FilterName | "price" | "area";
const NONE: readonly Failure[] = [];

/** What says which parts of a filter an offer does not pass: only those that are set are asked, of thousands of offers. */
function failuresOf(filter: LodgingFilter): (offer: PricedOffer) => readonly Failure[] {
  const set = filterNames.filter((name) => (filter[name] ?? 0) !== 0);
  const { MinPrice = 0, MaxPrice = 0, Area = null } = filter;
  if (set.length === 0 && MinPrice === 0 && MaxPrice === 0 && Area === null) return () => NONE;
  return (offer) => {
    const failed: Failure[] = set.filter((name) => idOf[name](offer) !== filter[name]);
    if (offer.perNight < MinPrice || (MaxPrice !== 0 && offer.perNight > MaxPrice)) failed.push("price");
    if (Area !== null && !isWithin(offer.house, Area)) failed.push("area");
    return failed;
  };
}

/** Edges included. (LODGE-28) */
const isWithin = ({ latitude, longitude }: House, { North, East, South, West }: MapArea) =>
  latitude <= North && latitude >= South && longitude <= East && longitude >= West;

/** The filters whose choices are counted. */
const counted = ["TouristZoneId", "CategoryId", "RoomClassId", "MealsPlanId", "HotelLocation", "HotelChain"] as const;
type Counted = (typeof counted)[number];

/** How many houses, or offers, a choice leaves; `one` is an offer of it. */
type Choice = { id: number; count: number; lastHouse: number; one: PricedOffer };

/** Counts the choices of one filter, offer by offer. */
function counterOf(name: Counted, chosen: number, onePerHotel: boolean) {
  const choices = new Map<number, Choice>();
  const choiceIn = idOf[name];
  // Offers of one house stand together, so that most have the choice of the one before.
  let last: Choice | undefined;
  const choiceOf = (id: number, one: PricedOffer): Choice => {
    if (last?.id === id) return last;
    last = choices.get(id) ?? { id, count: 0, lastHouse: 0, one };
    choices.set(id, last);
    return last;
  };
  return {
    name,
    choices,
    add: (offer: PricedOffer, counts: boolean) => {
      const id = choiceIn(offer);
      // The choice that is made stays in the list, also when it leaves nothing.
      if (id === 0 || !(counts || id === chosen)) return;
      const choice = choiceOf(id, offer);
      if (!counts || (onePerHotel && choice.lastHouse === offer.house.id)) return;
      choice.count += 1;
      choice.lastHouse = offer.house.id;
    },
  };
}

/**
 * For each filter, how many houses (or, with all of a house's offers, how many offers) each of its choices leaves. Offers
 * of one house stand together in the list, as `priceOffers` makes it, and it is read once. (SPEED-15)
 */
export function countFacets(
  offers: readonly PricedOffer[],
  filter: LodgingFilter,
  onePerHotel: boolean,
  language: Language,
): LodgingFacets {
  const failedBy = failuresOf(filter);
  const counters = counted.map((name) => counterOf(name, filter[name] ?? 0, onePerHotel));
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, 0];
  for (const offer of offers) {
    const failed = failedBy(offer);
    for (const counter of counters) counter.add(offer, isEach(failed, counter.name));
    if (!isEach(failed, "price")) continue;
    if (offer.perNight < lowest) lowest = offer.perNight;
    if (offer.perNight > highest) highest = offer.perNight;
  }
  const choicesOf = (name: Counted) => [...(counters.find((counter) => counter.name === name)?.choices.values() ?? [])];
  const countsOf = (name: Counted) =>
    choicesOf(name)
      .map(({ id, count }) => ({ Id: id, Count: count }))
      .sort((a, b) => a.Id - b.Id);
  const compare = compareNames(language);
  const named = (name: Counted, nameOf: (house: House) => string) =>
    choicesOf(name)
      .map(({ id, count, one }) => ({ Id: id, Name: nameOf(one.house), Count: count }))
      .sort((a, b) => compare(a.Name, b.Name) || a.Id - b.Id);
  return {
    Zones: named("TouristZoneId", ({ zone }) => zone.name),
    Categories: countsOf("CategoryId"),
    RoomClasses: countsOf("RoomClassId"),
    MealsPlans: countsOf("MealsPlanId"),
    Locations: countsOf("HotelLocation"),
    Chains: named("HotelChain", ({ chain }) => chain?.name ?? ""),
    Lowest: highest === 0 ? 0 : lowest,
    Highest: highest,
  };
}

/** Whether there is no failure, or none but this one. */
const isEach = (failed: readonly Failure[], name: Failure): boolean =>
  failed.length === 0 || (failed.length === 1 && failed[0] === name);

/** By price, and what costs the same always in one order. */
const byPrice = (a: PricedOffer, b: PricedOffer) =>
  a.price - b.price ||
  a.house.id - b.house.id ||
  a.roomType.classId - b.roomType.classId ||
  a.plan.mealsPlanId - b.plan.mealsPlanId;

/** The cheapest offer of each house. */
export function cheapestOfEach(offers: readonly PricedOffer[]): PricedOffer[] {
  const cheapest = new Map<number, PricedOffer>();
  for (const offer of offers) {
    const known = cheapest.get(offer.house.id);
    if (!known || byPrice(offer, known) < 0) cheapest.set(offer.house.id, offer);
  }
  return [...cheapest.values()];
}

/** The offers in order; equal ones follow price and ids, whichever way the list is sorted. */
export function sortOffers(
  offers: readonly PricedOffer[],
  field: LodgingSortField,
  order: SortOrder,
  language: Language,
): PricedOffer[] {
  const names = compareNames(language);
  const by: Record<LodgingSortField, (a: PricedOffer, b: PricedOffer) => number> = {
    Price: (a, b) => a.price - b.price,
    HotelName: (a, b) => names(a.house.name, b.house.name),
  };
  const compare = by[field];
  const direction = order === SortOrder.Descending ? -1 : 1;
  return [...offers].sort((a, b) => direction * compare(a, b) || byPrice(a, b));
}
