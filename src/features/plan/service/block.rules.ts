import { addDays, type HavanaDate, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";

/** Why a car or rooms are out of sale for a time. */
export const blockReasons = ["service", "ownUse", "other"] as const;
export type BlockReason = (typeof blockReasons)[number];

/**
 * Limits in days for the length of a block and for how far ahead it may begin. Beyond them the year is likely mistyped.
 */
const LONGEST = 366;
const FURTHEST = 731;

type Problem = { field: "From" | "Until"; code: "blockInPast" | "blockTooFar" | "blockBackwards" | "blockTooLong" };

/**
 * Why a block from `startsAt` to `endsAt` is not possible; null if it is. `begun`: the start of a block that is running
 * already; it may lie in the past. (DESK-26)
 */
export function blockProblem(
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  today: HavanaDate,
  begun?: Instant,
): Problem | null {
  const first = havanaDate(startsAt);
  const last = havanaDate(endsAt);
  if (first < today && startsAt !== begun) return { field: "From", code: "blockInPast" };
  if (first > addDays(today, FURTHEST)) return { field: "From", code: "blockTooFar" };
  if (endsAt <= startsAt) return { field: "Until", code: "blockBackwards" };
  if (last > addDays(first, LONGEST)) return { field: "Until", code: "blockTooLong" };
  return null;
}
