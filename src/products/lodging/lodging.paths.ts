import { MINIMUM_RENTAL_DAYS } from "../../shared/constants";
import { addDays } from "../../shared/havana";
import type { LodgingOffer } from "./lodging.schemas";
import { type LodgingSearchChoice, type LodgingSearchView, toSearchParams } from "./search/lodging.search-url";

/** Path of the results page that shows a view. */
export function lodgingSearchPath(view: LodgingSearchView): string {
  return `/search-lodging?${toSearchParams(view)}`;
}

/** Path of the results page for a zone or with another choice, on the days of the default search. */
export function lodgingSearchIn(choice: { zone: number }): string {
  return `/search-lodging?zone=${choice.zone}`;
}

type Named = Pick<LodgingOffer, "TouristZoneName" | "HotelName" | "HotelId" | "RoomClassId" | "MealsPlanId">;

/** Path of an offer's booking page. It carries the search, so that the way back shows the same results. */
export function lodgingBookPath(view: LodgingSearchView, offer: Named): string {
  const { TouristZoneName, HotelName, HotelId, RoomClassId, MealsPlanId } = offer;
  const names = [TouristZoneName, HotelName].map(encodeURIComponent).join("/");
  const query = toSearchParams({ ...view, onMap: false });
  return `/book-lodging/${names}/${HotelId}/${RoomClassId}/${MealsPlanId}?${query}`;
}

/**
 * Path of a property's page: with the search that found it, for the dates of its prices and the way back to the
 * results; or without dates. (LODGE-16)
 */
export function hotelPath(hotelId: number, view: LodgingSearchView | null): string {
  return withStay(`/hotel-details/${hotelId}`, view);
}

/** A path with the days and guests of a search, where there is one. */
export function withStay(path: string, view: LodgingSearchView | null): string {
  return view ? `${path}?${toSearchParams(view)}` : path;
}

export function lodgingBookConfirmPath(bookingId: number): string {
  return `/book-lodging-confirm?booking=${bookingId}`;
}

/** The page of a tourist zone ("polo") and of a province. */
export function zonePath(id: number): string {
  return `/polo-details/${id}`;
}
export function provincePath(id: number): string {
  return `/province-details/${id}`;
}

/** Cars of a zone on the days of the default search, as the car search reads its URL. */
export function carsInZonePath(zoneId: number): string {
  return `/search-car?zone=${zoneId}`;
}

/** The page of a car class in a zone. It belongs to cars, which lodging may not import. */
export function carClassInZonePath(zoneId: number, classId: number): string {
  return `/rent-car/${zoneId}/${classId}`;
}

/** An id in a path; null if the text is none. */
export function idOfPath(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}

/** The search narrowed to the offer that a booking page's path names; null when the path names none. */
export function searchOfOffer(
  search: LodgingSearchChoice,
  parts: { hotelId?: string | undefined; classId?: string | undefined; planId?: string | undefined },
): LodgingSearchChoice | null {
  const [Hotel, RoomClassId, MealsPlanId] = [parts.hotelId, parts.classId, parts.planId].map(idOfPath);
  return Hotel && RoomClassId && MealsPlanId ? { ...search, Hotel, RoomClassId, MealsPlanId } : null;
}

/**
 * The car search where somebody stays, from the day of arrival, for at least the shortest rental. It belongs to cars,
 * which lodging may not import. (PLAN-32)
 */
export function carOnDaysPath({ ZoneId, CheckIn, CheckOut }: { ZoneId: number; CheckIn: string; CheckOut: string }) {
  const least = addDays(CheckIn, MINIMUM_RENTAL_DAYS);
  const to = CheckOut < least ? least : CheckOut;
  return `/search-car?${new URLSearchParams({ zone: String(ZoneId), from: CheckIn, to })}`;
}
