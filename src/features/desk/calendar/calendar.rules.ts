import { addDays, daysBetween, type HavanaDate } from "../../../shared/havana";
import type { RowStatus } from "../../plan/bookingStatus";

/** The kinds of rows in the calendar. */
export const calendarKinds = ["cars", "rooms"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * Which rows are shown: all, those with a booking or block on the shown days, or those on sale that are free on all of
 * these days. (DESK-51)
 */
export const calendarFilters = ["all", "booked", "blocked", "free"] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

/** The status of a booking with a reservation: requested, proposed instead of another one, held unpaid, or paid. */
export const standings = ["asked", "proposed", "held", "paid"] as const;
export type Standing = (typeof standings)[number];

export function standingOf(status: RowStatus, isPaid: boolean): Standing {
  if (status === "proposed") return "proposed";
  if (status === "requested") return "asked";
  return isPaid ? "paid" : "held";
}

type Period = { From: HavanaDate; FromHour: string; Until: HavanaDate; UntilHour: string };

/** The days of the calendar, from its first one on. */
export const daysFrom = (first: HavanaDate, count: number): HavanaDate[] =>
  Array.from({ length: count }, (_day, index) => addDays(first, index));

/** Whether a period includes any hour of a day: a car returned at midnight is free on the day that begins. */
export const touches = ({ From, Until, UntilHour }: Period, day: HavanaDate): boolean =>
  From <= day && (day < Until || (day === Until && UntilHour > "0000"));

/** Whether a period includes the night after a day. */
export const sleeps = ({ From, Until }: Period, night: HavanaDate): boolean => From <= night && night < Until;

/** Whether a car is taken for a whole day. */
const covers = ({ From, FromHour, Until }: Period, day: HavanaDate): boolean =>
  (From < day || (From === day && FromHour === "0000")) && Until > day;

/** Whether a row has anything free on a day. */
export const isOpenOn = (row: Counted, day: HavanaDate): boolean =>
  row.Units > 1 ? freeOn(row, day) > 0 : !row.Taken.some((one) => covers(one, day));

type Counted = { Units: number; Taken: readonly (Period & { Rooms: number })[] };

/** How many of a row's rooms are free on a night. */
export function freeOn(row: Counted, night: HavanaDate): number {
  return row.Taken.reduce((left, one) => (sleeps(one, night) ? left - one.Rooms : left), row.Units);
}

/** The free time of a car on a day, between what ends and what begins on it; the whole day if nothing does. */
export function freeFrom(taken: readonly Period[], day: HavanaDate): Period {
  const ended = taken.filter(({ Until }) => Until === day).map(({ UntilHour }) => UntilHour);
  const begins = taken.filter(({ From }) => From === day).map(({ FromHour }) => FromHour);
  const FromHour = ended.sort().at(-1) ?? "0000";
  const [next] = begins.filter((hour) => hour > FromHour).sort();
  return next === undefined
    ? { From: day, FromHour, Until: addDays(day, 1), UntilHour: "0000" }
    : { From: day, FromHour, Until: day, UntilHour: next };
}

const DAY_HOURS = 24;
const hours = (hour: string) => Number(hour.slice(0, 2)) + Number(hour.slice(2)) / 60;

/**
 * Positions in the calendar: start and end in days from the first day's midnight, cut off at both ends, and `lane`: the
 * first line on which nothing overlaps.
 */
export function laneOut<One extends Period>(
  taken: readonly One[],
  first: HavanaDate,
  days: number,
): { one: One; from: number; to: number; lane: number }[] {
  const ends: number[] = [];
  const at = (day: HavanaDate, hour: string) => daysBetween(first, day) + hours(hour) / DAY_HOURS;
  return taken
    .map((one) => ({
      one,
      from: Math.max(0, at(one.From, one.FromHour)),
      to: Math.min(days, at(one.Until, one.UntilHour)),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .map((placed) => {
      const free = ends.findIndex((end) => end <= placed.from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = placed.to;
      return { ...placed, lane };
    });
}
