import type { HavanaDate } from "../../shared/havana";
import type { Instant } from "../../shared/instant";

/** A suspension; `lastDay`: the last day (Havana) on which it holds, null: until staff lift it. */
type Suspension = { readonly lastDay: HavanaDate | null; readonly liftedAt: Instant | null };

/**
 * The greatest number of days until a suspension ends; a longer one has no last day and is in force until it is lifted.
 */
export const LONGEST_SUSPENSION = 5 * 366;

/** Whether a suspension is in force on a day (Havana): until it is lifted, or its last day is over. (SAFE-29) */
export const holdsOn = (today: HavanaDate, { lastDay, liftedAt }: Suspension): boolean =>
  liftedAt === null && (lastDay === null || today <= lastDay);
