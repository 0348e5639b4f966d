import type { FrontOffer } from "../../../products/car/car.schemas";
import { type CarSearchView, defaultCarSearch } from "../../../products/car/search/car.search-url";

/** The zone whose cars the home page shows: the capital's, else the first that has any. (CAR-65) */
export const homeCarsZone = (zones: readonly FrontOffer[] | undefined): FrontOffer | undefined =>
  zones?.find(({ ZoneCode }) => ZoneCode === "LHA") ?? zones?.[0];

/** The search for the cars of a zone, on the first days that can be booked there. (CAR-60) */
export function carsViewOf({
  ZoneId: IdZone,
  PickUp,
  DropOff,
  StartHour,
  EndHour,
}: Pick<FrontOffer, "ZoneId" | "PickUp" | "DropOff" | "StartHour" | "EndHour">): CarSearchView {
  const view = defaultCarSearch(PickUp);
  return { ...view, search: { ...view.search, IdZone, PickUp, DropOff, StartHour, EndHour } };
}
