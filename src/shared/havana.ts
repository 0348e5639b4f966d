import { DAY, HOUR, type Instant, MINUTE, SECOND } from "./instant";

/** A calendar day in Havana, `YYYY-MM-DD`. */
export type HavanaDate = string;
/** An hour of a Havana day as the wire writes it, `HHMM`, for example `0900`. */
export type HavanaHour = string;

const ZONE = "America/Havana";

/**
 * Havana's offsets in hours, computed when the browser's program was built (scripts/build/webpack/havanaClock.ts): each
 * from its hour since 1970 on; the last pair ends the table. The server, and later days, use `Intl`.
 */
const built = typeof __HAVANA_CLOCK__ === "undefined" ? [] : __HAVANA_CLOCK__;

function builtOffset(hour: number): number | undefined {
  const pair = built[built.findIndex(([from]) => from > hour) - 1];
  return pair && pair[1] * HOUR;
}

let clockFace: Intl.DateTimeFormat | undefined;

function readClockFace(instant: Instant): number {
  // Making a formatter takes a phone a tenth of a second.
  clockFace ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clockFace.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Cached offsets by the hour since 1970: a clock changes on the hour, and asking `Intl` costs a hundred times more. */
const offsets = new Map<number, number>();
const KEPT_OFFSETS = 20_000;

/** Milliseconds that Havana's wall clock is ahead of UTC at an instant (negative: behind). */
export function havanaOffset(instant: Instant): number {
  const hour = Math.floor(instant / HOUR);
  const known = builtOffset(hour) ?? offsets.get(hour);
  if (known !== undefined) return known;
  const offset = readClockFace(hour * HOUR) - hour * HOUR;
  if (offsets.size >= KEPT_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

function wallTimeAsUtc(instant: Instant): number {
  return Math.floor(instant / SECOND) * SECOND + havanaOffset(instant);
}

/**
 * The instant at which Havana's clock shows this day and hour.
 * A time that the clock change skips (00:00–00:59 in March) means the first instant after the gap;
 * of a time that occurs twice (in November) the first is meant. (PLAN-21)
 */
export function havanaInstant(date: HavanaDate, hour: HavanaHour = "0000"): Instant {
  const wall = Date.parse(`${date}T${clockTime(hour)}:00Z`);
  const before = wall - havanaOffset(wall - DAY);
  const after = wall - havanaOffset(wall + DAY);
  if (before === after) return before;
  const candidates = [before, after].filter((instant) => wallTimeAsUtc(instant) === wall);
  return candidates.length > 0 ? Math.min(...candidates) : gapEnd(Math.min(before, after));
}

function gapEnd(justBefore: Instant): Instant {
  const offset = havanaOffset(justBefore);
  let instant = Math.floor(justBefore / MINUTE) * MINUTE;
  while (havanaOffset(instant) === offset) instant += MINUTE;
  return instant;
}

/** The day that Havana's calendar shows at an instant. */
export function havanaDate(instant: Instant): HavanaDate {
  return new Date(wallTimeAsUtc(instant)).toISOString().slice(0, 10);
}

/** "08:00" for "0800". */
export const clockTime = (hour: HavanaHour): string => `${hour.slice(0, 2)}:${hour.slice(2)}`;

/** The hour that Havana's clock shows at an instant, as the wire writes it. */
export function havanaHour(instant: Instant): HavanaHour {
  return new Date(wallTimeAsUtc(instant)).toISOString().slice(11, 16).replace(":", "");
}

/** The instant at which Havana's clock shows the time of `at` on another day, to the millisecond. */
export function sameTimeOn(day: HavanaDate, at: Instant): Instant {
  const hour = havanaHour(at);
  return havanaInstant(day, hour) + ((at - havanaInstant(havanaDate(at), hour)) % MINUTE);
}

/** The day `days` after a day (negative: before). */
export function addDays(date: HavanaDate, days: number): HavanaDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one day to another (negative: back). */
export function daysBetween(from: HavanaDate, to: HavanaDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
}

/** The same day of the month `months` later, or the month's last day if it has no such day. */
export function addMonths(date: HavanaDate, months: number): HavanaDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whole years from one day to another, as ages are counted: a birthday on 29 February falls on 1 March elsewhere. */
export function fullYears(from: HavanaDate, to: HavanaDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isHavanaDate(text: string): text is HavanaDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
