import { addDays, type HavanaDate } from "../../shared/havana";
import type { CarSearchChoice } from "./car.search-url";

/** The days a pick-up may lie ahead, from the server; null until it has answered. */
export type ReserveDays = { minimum: number | null; maximum: number | null };

/** The first and the last day a pick-up may be on: today at the earliest, without an end while none is known. */
export function pickUpDays(
  today: HavanaDate,
  { minimum, maximum }: ReserveDays,
): { first: HavanaDate; last?: HavanaDate } {
  const first = addDays(today, minimum ?? 0);
  return maximum === null ? { first } : { first, last: addDays(today, maximum) };
}

/** A stay with its pick-up moved: it stays as long as it was. */
export function movePickUp(search: CarSearchChoice, pickUp: HavanaDate): CarSearchChoice {
  const days = Math.round((Date.parse(search.DropOff) - Date.parse(search.PickUp)) / 86_400_000);
  return { ...search, PickUp: pickUp, DropOff: addDays(pickUp, Math.max(days, 1)) };
}
