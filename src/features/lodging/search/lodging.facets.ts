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

type Tally = { count: number; lastHouse: number };

/**
 * For each filter, how many houses (or, with all of a house's offers, how many offers) each of its choices leaves. Offers
 * of one house stand together in the list, as `priceOffers` makes it, and it is read once.
 */
export function countFacets(
  offers: readonly PricedOffer[],
  filter: LodgingFilter,
  onePerHotel: boolean,
  language: Language,
): LodgingFacets {
  const failedBy = failuresOf(filter);
  const tallies = new Map(filterNames.map((name) => [name, new Map<number, Tally>()]));
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, 0];
  const count = (name: FilterName, offer: PricedOffer, counts: boolean) => {
    const id = idOf[name](offer);
    const ofName = tallies.get(name);
    // The choice that is made stays in the list, also when it leaves nothing.
    if (!ofName || id === 0 || !(counts || id === filter[name])) return;
    const tally = ofName.get(id) ?? { count: 0, lastHouse: 0 };
    ofName.set(id, tally);
    if (!counts || (onePerHotel && tally.lastHouse === offer.house.id)) return;
    tally.count += 1;
    tally.lastHouse = offer.house.id;
  };
  for (const offer of offers) {
    const failed = failedBy(offer);
    for (const name of filterNames)
      count(
        name,
        offer,
        failed.every((one) => one === name),
      );
    if (failed.some((one) => one !== "price")) continue;
    lowest = Math.min(lowest, offer.perNight);
    highest = Math.max(highest, offer.perNight);
  }
  const countsOf = (name: FilterName) =>
    [...(tallies.get(name) ?? [])].map(([Id, tally]) => ({ Id, Count: tally.count })).sort((a, b) => a.Id - b.Id);
  const named = (name: FilterName, nameOf: (offer: PricedOffer) => string) => {
    const names = new Map(offers.map((offer) => [idOf[name](offer), nameOf(offer)]));
    const compare = compareNames(language);
    return countsOf(name)
      .map(({ Id, Count }) => ({ Id, Name: names.get(Id) ?? "", Count }))
      .sort((a, b) => compare(a.Name, b.Name));
  };
  return {
    Zones: named("TouristZoneId", ({ house }) => house.zone.name),
    Categories: countsOf("CategoryId"),
    RoomClasses: countsOf("RoomClassId"),
    MealsPlans: countsOf("MealsPlanId"),
    Locations: countsOf("HotelLocation"),
    Chains: named("HotelChain", ({ house }) => house.chain?.name ?? ""),
    Lowest: highest === 0 ? 0 : lowest,
    Highest: highest,
  };
}

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
  const direction = order === SortOrder.Descending ? -1 : 1;
  return [...offers].sort((a, b) => direction * by[field](a, b) || byPrice(a, b));
}
