import type { LodgingSearchChoice } from "../../../search/lodging.search-url";

/** Filters besides place, days, guests, price and map area. */
const filterNames = ["CategoryId", "RoomClassId", "MealsPlanId", "HotelLocation", "HotelChain"] as const;
export type FilterName = (typeof filterNames)[number];

/** How many filters are set; a price range counts as one. */
export function countFilters(search: LodgingSearchChoice): number {
  const priced = search.MinPrice > 0 || search.MaxPrice > 0;
  return filterNames.filter((name) => search[name] !== 0).length + Number(priced) + Number(search.Area !== null);
}

export const noFilters = {
  CategoryId: 0,
  RoomClassId: 0,
  MealsPlanId: 0,
  HotelLocation: 0,
  HotelChain: 0,
  Hotel: 0,
  MinPrice: 0,
  MaxPrice: 0,
  Area: null,
};
