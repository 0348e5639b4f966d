import { addDays, type HavanaDate } from "../../shared/havana";
import { DAY } from "../../shared/instant";
import type { ReserveDays } from "./car.rules";
import type { CarSearchChoice } from "./car.search-url";

/** The first and the last day a pick-up may be on: from today on and without an end while the period is not known. */
export function pickUpDays(today: HavanaDate, reserve: ReserveDays | null): { first: HavanaDate; last?: HavanaDate } {
  if (!reserve) return { first: today };
  return { first: addDays(today, reserve.minimumDays), last: addDays(today, reserve.maximumDays) };
}

/** A search with its pick-up moved: the car is kept for as many days as before. Days that were emptied move nothing. */
export function movePickUp(search: CarSearchChoice, pickUp: HavanaDate): CarSearchChoice {
  if (pickUp === "" || search.PickUp === "" || search.DropOff === "") return { ...search, PickUp: pickUp };
  const days = Math.round((Date.parse(search.DropOff) - Date.parse(search.PickUp)) / DAY);
  return { ...search, PickUp: pickUp, DropOff: addDays(pickUp, Math.max(days, 1)) };
}
