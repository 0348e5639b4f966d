import type { LodgingLeftOut } from "../lodging.enumerations";
import type { LodgingSearch, LodgingWayOn } from "../lodging.schemas";
import type { LodgingFilter } from "./lodging.facets";

export type Asked = Pick<LodgingSearch, "CheckIn" | "CheckOut"> & LodgingFilter;

/** The values with which a filter is dropped. */
const without: Record<LodgingLeftOut, LodgingFilter> = {
  Hotel: { Hotel: 0 },
  CategoryId: { CategoryId: 0 },
  RoomClassId: { RoomClassId: 0 },
  MealsPlanId: { MealsPlanId: 0 },
  HotelLocation: { HotelLocation: 0 },
  HotelChain: { HotelChain: 0 },
  Services: { Services: [] },
  Price: { MinPrice: 0, MaxPrice: 0 },
  Area: { Area: null },
};

export type Change = Pick<LodgingWayOn, "CheckIn" | "CheckOut" | "TouristZoneId" | "Without">;

/** A search with a suggested change; a dropped filter loses all its choices. (LODGE-23) */
export function withSuggestion<Search extends Asked>(
  search: Search,
  { CheckIn, CheckOut, TouristZoneId, Without }: Change,
): Search {
  const dropped = [...Without, ...(TouristZoneId !== (search.TouristZoneId ?? 0) ? (["TouristZoneId"] as const) : [])];
  const several = Object.entries(search.AnyOf ?? {}).filter(([name]) => !dropped.some((drop) => drop === name));
  return Object.assign(
    { ...search, CheckIn, CheckOut, TouristZoneId },
    ...Without.map((name) => without[name]),
    search.AnyOf && { AnyOf: Object.fromEntries(several) },
  );
}
