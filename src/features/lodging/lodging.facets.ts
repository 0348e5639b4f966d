import { compareNames } from "../../shared/compareNames";
import { LODGING_COUNTRY_ID } from "../../shared/constants";
import { type LodgingSortField, SortOrder } from "../../shared/enumerations";
import type { Language } from "../../shared/language";
import type { PricedOffer } from "./lodging.offers";
import type { LodgingFacets, LodgingSearch } from "./lodging.schemas";

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
  | "MinPrice"
  | "MaxPrice"
>;

const idOf = {
  TouristZoneId: ({ house }: PricedOffer) => house.zone.id,
  Hotel: ({ house }: PricedOffer) => house.id,
  CategoryId: ({ house }: PricedOffer) => house.categoryId,
  RoomClassId: ({ roomType }: PricedOffer) => roomType.classId,
  MealsPlanId: ({ mealsPlanId }: PricedOffer) => mealsPlanId,
  HotelLocation: ({ house }: PricedOffer) => house.locationId,
  HotelChain: ({ house }: PricedOffer) => house.chain?.id ?? 0,
  HotelCountry: () => LODGING_COUNTRY_ID,
} as const;
type FilterName = keyof typeof idOf;
const filterNames = Object.keys(idOf) as FilterName[];

/** The offers that pass a filter, one of its parts left out where `but` says so. */
export function filterOffers(
  offers: readonly PricedOffer[],
  filter: LodgingFilter,
  but?: FilterName | "price",
): PricedOffer[] {
  const asked = filterNames.filter((name) => name !== but && (filter[name] ?? 0) !== 0);
  const least = but === "price" ? 0 : (filter.MinPrice ?? 0);
  const most = but === "price" || !filter.MaxPrice ? Number.MAX_SAFE_INTEGER : filter.MaxPrice;
  return offers.filter(
    (offer) =>
      offer.perNight >= least && offer.perNight <= most && asked.every((name) => idOf[name](offer) === filter[name]),
  );
}

/** For each filter, how many houses (or, with all of a house's offers, how many offers) each of its choices leaves. */
export function countFacets(
  offers: readonly PricedOffer[],
  filter: LodgingFilter,
  onePerHotel: boolean,
  language: Language,
): LodgingFacets {
  const compare = compareNames(language);
  const countOf = (name: FilterName) => {
    const keys = new Map<number, Set<string>>();
    // The choice that is made stays in the list, also when it leaves nothing.
    const chosen = filter[name] ?? 0;
    if (offers.some((offer) => idOf[name](offer) === chosen)) keys.set(chosen, new Set());
    for (const offer of filterOffers(offers, filter, name)) {
      const id = idOf[name](offer);
      keys.set(id, (keys.get(id) ?? new Set()).add(onePerHotel ? String(offer.house.id) : keyOf(offer)));
    }
    keys.delete(0);
    return [...keys].map(([Id, counted]) => ({ Id, Count: counted.size })).sort((a, b) => a.Id - b.Id);
  };
  const named = (name: FilterName, nameOf: (offer: PricedOffer) => string) => {
    const names = new Map(offers.map((offer) => [idOf[name](offer), nameOf(offer)]));
    return countOf(name)
      .map(({ Id, Count }) => ({ Id, Name: names.get(Id) ?? "", Count }))
      .sort((a, b) => compare(a.Name, b.Name));
  };
  const prices = filterOffers(offers, filter, "price").map(({ perNight }) => perNight);
  return {
    Zones: named("TouristZoneId", ({ house }) => house.zone.name),
    Categories: countOf("CategoryId"),
    RoomClasses: countOf("RoomClassId"),
    MealsPlans: countOf("MealsPlanId"),
    Locations: countOf("HotelLocation"),
    Chains: named("HotelChain", ({ house }) => house.chain?.name ?? ""),
    Lowest: prices.length === 0 ? 0 : Math.min(...prices),
    Highest: prices.length === 0 ? 0 : Math.max(...prices),
  };
}

const keyOf = ({ roomType, mealsPlanId }: PricedOffer) => `${roomType.id}/${mealsPlanId}`;

/** By price, and what costs the same always in one order. */
const byPrice = (a: PricedOffer, b: PricedOffer) =>
  a.price - b.price ||
  a.house.id - b.house.id ||
  a.roomType.classId - b.roomType.classId ||
  a.mealsPlanId - b.mealsPlanId;

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
