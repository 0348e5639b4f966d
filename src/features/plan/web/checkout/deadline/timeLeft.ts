import { DAY, HOUR, type Instant, MINUTE, SECOND } from "../../../../../shared/instant";

export type TimeLeft = { unit: "days" | "hours" | "minutes" | "seconds" | "over"; count: number };

/**
 * The time left until an instant, in the largest unit that fits at least twice; seconds are rounded up, the others
 * down. Days only above four, because windows are known by their hours, and below that rounding by a day would lose too
 * much.
 */
export function timeLeft(until: Instant, now: Instant): TimeLeft {
  const left = until - now;
  if (left <= 0) return { unit: "over", count: 0 };
  if (left > 4 * DAY) return { unit: "days", count: Math.floor(left / DAY) };
  if (left >= 2 * HOUR) return { unit: "hours", count: Math.floor(left / HOUR) };
  if (left >= 2 * MINUTE) return { unit: "minutes", count: Math.floor(left / MINUTE) };
  return { unit: "seconds", count: Math.ceil(left / SECOND) };
}

/** How a deadline is shown: calm from a day on, soon below that, urgent in the last three hours. */
export function urgencyOf(until: Instant, now: Instant): "calm" | "soon" | "urgent" | "over" {
  const left = until - now;
  if (left <= 0) return "over";
  if (left <= 3 * HOUR) return "urgent";
  return left <= 24 * HOUR ? "soon" : "calm";
}
