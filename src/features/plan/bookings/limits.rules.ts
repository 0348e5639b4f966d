import { DAY, type Instant } from "../../../shared/instant";
import { keysOf } from "../../../shared/keysOf";

/**
 * What one client may hold without paying and try without succeeding. Counted from the database in the transaction that
 * books or pays, with the client's row locked, so that concurrent requests cannot exceed a limit together. Staff can
 * lift one client's limits for a time. (SAFE-19, SAFE-20)
 */
export const LIMITS = {
  /** A booking holds a car or rooms up to 120 hours unpaid. Two families on a round trip of six places need twelve. */
  unpaidBookings: 12,
  /** Cars on the same days, paid or not: twenty people travel in four. More is a group, which staff know. */
  rentalsAtOnce: 4,
  /**
   * Bookings of a day, including cancelled ones: each takes a supplier's time. A plan of two weeks is changed often
   * before it is right, but not two hundred times.
   */
  bookingsOfDay: 200,
  /** Card testers need hundreds of tries; a person with three cards and a cautious bank needs less than ten a day. */
  declinesOfClient: 10,
  /** One trip is paid with one or two cards, each tried again after a call to the bank. */
  declinesOfPlan: 6,
  /**
   * Beyond this a bank takes the tries for an attack and blocks the card. Counted per provider's token or saved card.
   */
  declinesOfCard: 4,
} as const;

export type Limit = keyof typeof LIMITS;
/** In the order above. */
export const limitNames = keysOf(LIMITS);

/** Only declines of the last 24 hours count. */
export const DECLINES_WITHIN = DAY;

/** Only bookings of the last 24 hours count. */
export const BOOKINGS_WITHIN = DAY;

/** How long staff lift a client's limits. */
export const LIFTED_FOR = DAY;

/** Whether one more would exceed the limit. */
export function isReached(limit: Limit, count: number): boolean {
  return count >= LIMITS[limit];
}

/** The limits that are reached. */
export function reachedLimits(counts: Readonly<Record<Limit, number>>): Limit[] {
  return limitNames.filter((limit) => isReached(limit, counts[limit]));
}

/** Whether staff have lifted a client's limits at an instant; `until` is null if they never did. */
export function isLifted(until: Instant | null, at: Instant): boolean {
  return until !== null && at < until;
}

export type Period = { startsAt: Instant; endsAt: Instant };

const meets = (one: Period, other: Period) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The most of these periods that overlap at one moment. A period that ends when another begins does not overlap it. */
export function maxOverlap(periods: readonly Period[]): number {
  const beginnings = periods.map(({ startsAt }) => ({ startsAt, endsAt: startsAt + 1 }));
  return Math.max(0, ...beginnings.map((beginning) => periods.filter((period) => meets(period, beginning)).length));
}

/** The same for the periods that overlap `within`. */
export function mostDuring(periods: readonly Period[], within: Period): number {
  return maxOverlap(periods.filter((period) => meets(period, within)));
}
