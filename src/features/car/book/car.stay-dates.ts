import { addDays, type HavanaDate } from "../../../shared/havana";
import type { ReserveDays } from "../car.rules";

/** The first and last day for a pick-up; from today and without end while the reserve period is not loaded. */
export function pickUpDays(today: HavanaDate, reserve: ReserveDays | null): { first: HavanaDate; last?: HavanaDate } {
  if (!reserve) return { first: today };
  return { first: addDays(today, reserve.minimumDays), last: addDays(today, reserve.maximumDays) };
}
