import { carsPath, productPaths, zonePath } from "../../features/plan/products.pages";
import { MINIMUM_RENTAL_DAYS } from "../../shared/constants";
import { addDays } from "../../shared/havana";
import { idOfPath, pagePath } from "../../shared/page";
import { lodgingPages } from "./lodging.pages";
import type { LodgingOffer } from "./lodging.schemas";
import { type LodgingSearchChoice, type LodgingSearchView, toSearchParams } from "./search/lodging.search-url";

/** Path of the results page that shows a view. */
export const lodgingSearchPath = (view: LodgingSearchView) =>
  pagePath(lodgingPages.searchLodging.paths[0], {}, toSearchParams(view));

type Named = Pick<LodgingOffer, "TouristZoneName" | "HotelName" | "HotelId" | "RoomClassId" | "MealsPlanId">;

/** Path of an offer's booking page. It carries the search, so that the way back shows the same results. */
export function lodgingBookPath(view: LodgingSearchView, offer: Named) {
  const { TouristZoneName: polo, HotelName: name, HotelId: hotelId, RoomClassId: classId, MealsPlanId: planId } = offer;
  const query = toSearchParams({ ...view, onMap: false });
  return pagePath(lodgingPages.bookLodging.paths[1], { polo, name, hotelId, classId, planId }, query);
}

const searchOf = (view: LodgingSearchView | null) => (view ? toSearchParams(view) : undefined);

/**
 * Path of a property's page: with the search that found it, for the dates of its prices and the way back to the
 * results; or without dates. (LODGE-16)
 */
export const hotelPath = (hotelId: number, view: LodgingSearchView | null) =>
  pagePath(productPaths.hotel, { hotelId }, searchOf(view));

export const lodgingBookConfirmPath = (booking: number) =>
  pagePath(lodgingPages.bookLodgingConfirm.paths[0], {}, { booking });

/** The pages of a tourist zone ("polo") and of a province, with the days and guests of a search, where there is one. */
export const zoneOnDaysPath = (poloId: number, view: LodgingSearchView | null) => zonePath(poloId, searchOf(view));
export const provincePath = (provinceId: number, view: LodgingSearchView | null = null) =>
  pagePath(lodgingPages.province.paths[0], { provinceId }, searchOf(view));

/** The search narrowed to the offer that a booking page's path names; null when the path names none. */
export function searchOfOffer(
  search: LodgingSearchChoice,
  parts: { hotelId?: string | undefined; classId?: string | undefined; planId?: string | undefined },
): LodgingSearchChoice | null {
  const [Hotel, RoomClassId, MealsPlanId] = [parts.hotelId, parts.classId, parts.planId].map(idOfPath);
  return Hotel && RoomClassId && MealsPlanId ? { ...search, Hotel, RoomClassId, MealsPlanId } : null;
}

/** The car search at a stay's place, from the day of arrival, for at least the shortest rental. (PLAN-32) */
export function carOnDaysPath({ ZoneId, CheckIn, CheckOut }: { ZoneId: number; CheckIn: string; CheckOut: string }) {
  const least = addDays(CheckIn, MINIMUM_RENTAL_DAYS);
  return carsPath({ zone: ZoneId, from: CheckIn, to: CheckOut < least ? least : CheckOut });
}
