import { addDays, type HavanaDate } from "../../../shared/havana";
import type { ReserveDays } from "../car.rules";

/** The first and the last day a pick-up may be on: from today on and without an end while the period is not known. */
export function pickUpDays(today: HavanaDate, reserve: ReserveDays | null): { first: HavanaDate; last?: HavanaDate } {
  if (!reserve) return { first: today };
  return { first: addDays(today, reserve.minimumDays), last: addDays(today, reserve.maximumDays) };
}
