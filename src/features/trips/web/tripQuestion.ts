import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { MOST_TRIP_ADULTS, TRIP_IN_DAYS } from "../trips";

type Given = {
  tripId: number;
  query: URLSearchParams;
  today: HavanaDate;
  /** The trips that the home page proposes, if they are known. */
  trips: readonly { readonly TripId: number; readonly Start: HavanaDate }[] | undefined;
};

/**
 * The question for a trip in the URL. Without a day, the first one on which the office is open, as on the home page.
 * (CAR-60)
 */
export function tripQuestion({ tripId, query, today, trips }: Given) {
  const named = query.get("start") ?? "";
  const first = trips?.find(({ TripId }) => TripId === tripId)?.Start ?? addDays(today, TRIP_IN_DAYS);
  const many = Number(query.get("adults"));
  const adults = Number.isInteger(many) && many >= 1 && many <= MOST_TRIP_ADULTS ? many : MOST_TRIP_ADULTS;
  return { tripId, day: isHavanaDate(named) ? named : first, adults };
}
