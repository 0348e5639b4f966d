import { addDays, daysBetween, type HavanaDate } from "../../../shared/havana";
import type { RowStatus } from "../../plan/bookings/bookingStatus";

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
export const rowStatuses = ["asked", "proposed", "held", "paid"] as const;
export type CalendarStatus = (typeof rowStatuses)[number];

export function calendarStatus(status: RowStatus, isPaid: boolean): CalendarStatus {
  if (status === "proposed") return "proposed";
  if (status === "requested") return "asked";
  // The difference of a change is still to be paid. (PLAN-44)
  if (status === "agreed") return "held";
  return isPaid ? "paid" : "held";
}

type End = { Until: HavanaDate; UntilHour: string };
type Period = End & { From: HavanaDate; FromHour: string };
/** A reservation; of a car, with the turnover after it, during which the car cannot be booked. (CAR-64) */
type Had = Period & { Turnover: End | null };

const endOf = ({ Turnover, ...period }: Had): End => Turnover ?? period;

/** The days of the calendar, from its first one on. */
export const daysFrom = (first: HavanaDate, count: number): HavanaDate[] =>
  Array.from({ length: count }, (_day, index) => addDays(first, index));

/**
 * Whether something is occupied at any hour of a day: a car that is free at midnight is free on the day that begins.
 */
export function touches(one: Had, day: HavanaDate): boolean {
  const { Until, UntilHour } = endOf(one);
  return one.From <= day && (day < Until || (day === Until && UntilHour > "0000"));
}

/** Whether a period includes the night after a day. */
export const sleeps = ({ From, Until }: Period, night: HavanaDate): boolean => From <= night && night < Until;

const MIDNIGHT = "2400";
const wholeDay = { from: "0000", until: MIDNIGHT };

/** The hours of a day on which a car is free, between what ends and what begins: none where one begins as another ends. */
function gapsOn(taken: readonly Had[], day: HavanaDate): { from: string; until: string }[] {
  const onDay = taken
    .filter((one) => touches(one, day))
    .map((one) => {
      const { Until, UntilHour } = endOf(one);
      return { from: one.From < day ? "0000" : one.FromHour, until: Until > day ? MIDNIGHT : UntilHour };
    })
    .sort((a, b) => a.from.localeCompare(b.from));
  const gaps: { from: string; until: string }[] = [];
  let from = "0000";
  for (const one of [...onDay, { from: MIDNIGHT, until: MIDNIGHT }]) {
    if (one.from > from) gaps.push({ from, until: one.from });
    if (one.until > from) from = one.until;
  }
  return gaps;
}

/** Whether a row has anything free on a day: a car an hour of it, rooms the night after it. */
export const isOpenOn = (of: CalendarKind, row: Counted, day: HavanaDate): boolean =>
  of === "rooms" ? freeOn(row, day) > 0 : gapsOn(row.Taken, day).length > 0;

type Counted = { Units: number; Taken: readonly (Had & { Rooms: number })[] };

/** How many of a row's rooms are free on a night. */
export function freeOn(row: Counted, night: HavanaDate): number {
  return row.Taken.reduce((left, one) => (sleeps(one, night) ? left - one.Rooms : left), row.Units);
}

/** The time that a block takes by default: a car's free time on a day, the longest of several; of rooms the night. */
export function defaultBlockPeriod(of: CalendarKind, taken: readonly Had[], day: HavanaDate): Period {
  const gaps = of === "cars" ? gapsOn(taken, day) : [];
  const [{ from: FromHour, until } = wholeDay] = gaps.sort((a, b) => lengthOf(b) - lengthOf(a));
  return until === MIDNIGHT
    ? { From: day, FromHour, Until: addDays(day, 1), UntilHour: "0000" }
    : { From: day, FromHour, Until: day, UntilHour: until };
}

const DAY_HOURS = 24;
const hours = (hour: string) => Number(hour.slice(0, 2)) + Number(hour.slice(2)) / 60;
const lengthOf = ({ from, until }: { from: string; until: string }) => hours(until) - hours(from);

/** The turnovers after the reservations, as separate periods. */
export const turnoversOf = <One extends Had>(taken: readonly One[]): (Period & { after: One })[] =>
  taken.flatMap((after) => {
    const { Until: From, UntilHour: FromHour, Turnover } = after;
    return Turnover ? [{ From, FromHour, Until: Turnover.Until, UntilHour: Turnover.UntilHour, after }] : [];
  });

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
