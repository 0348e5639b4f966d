import { addDays, type HavanaDate } from "../../../shared/havana";

/** How many days from today a pick-up or check-in may be. */
export type ReserveDays = { minimumDays: number; maximumDays: number };

/** The first and last day that may be reserved; from today without an end while the reserve period is unknown. */
export function reservableDays(
  today: HavanaDate,
  reserve: ReserveDays | null,
): { first: HavanaDate; last?: HavanaDate } {
  if (!reserve) return { first: today };
  return { first: addDays(today, reserve.minimumDays), last: addDays(today, reserve.maximumDays) };
}

/**
 * Why a first day may not be reserved, with the period's days and the nearest allowed day; null if it may. Without
 * `reserve` nothing is refused. (CAR-11)
 */
export function reserveProblem(day: HavanaDate, today: HavanaDate, reserve: ReserveDays | null) {
  const { first, last } = reservableDays(today, reserve);
  if (!reserve || !last) return null;
  if (day < first) return { code: "tooSoon", days: reserve.minimumDays, day: first } as const;
  if (day > last) return { code: "tooFarAhead", days: reserve.maximumDays, day: last } as const;
  return null;
}
