import { addDays, daysBetween, type HavanaDate } from "../../../shared/havana";

/** A range of days; "" for a day that is not chosen. */
export type DayRange = { readonly from: HavanaDate; readonly to: HavanaDate };

/**
 * The ranges that can be chosen: the first and last day on which they begin, and their minimum and maximum number of
 * days.
 */
export type RangeRule = {
  readonly first: HavanaDate;
  readonly last: HavanaDate | undefined;
  readonly least: number;
  readonly most: number;
  /** Days on which a range cannot begin, or cannot end. */
  readonly isClosed?: { readonly from: (day: HavanaDate) => boolean; readonly to: (day: HavanaDate) => boolean };
};

/** A correction of the choice, to be reported: the end was moved to the minimum or maximum length. */
export type Moved = { readonly why: "least" | "most"; readonly days: number; readonly to: HavanaDate } | null;

type Chosen = { readonly range: DayRange; readonly moved: Moved };

/** Whole days between two days. */
export function daysOf({ from, to }: DayRange): number {
  return from === "" || to === "" ? 0 : daysBetween(from, to);
}

/** The range that begins on this day and keeps its length, within the limits. */
export function beginOn(day: HavanaDate, before: DayRange, rule: RangeRule): Chosen {
  const days = daysOf(before);
  const length = Math.min(Math.max(days, rule.least), rule.most);
  return { range: { from: day, to: addDays(day, length) }, moved: null };
}

/** The range that ends on this day. If it is too short or too long its end is corrected, and `moved` reports that. */
export function endOn(day: HavanaDate, from: HavanaDate, { least, most }: RangeRule): Chosen {
  const days = daysOf({ from, to: day });
  if (days < least) return ended(from, least, "least");
  if (days > most) return ended(from, most, "most");
  return { range: { from, to: day }, moved: null };
}

function ended(from: HavanaDate, days: number, why: "least" | "most"): Chosen {
  const to = addDays(from, days);
  return { range: { from, to }, moved: { why, days, to } };
}

/**
 * The range after a day is pressed in the calendar: the first press begins a range, the next one ends it; a day before
 * its beginning begins another. If all ranges have the same length, each press chooses one.
 */
export function pressDay(day: HavanaDate, range: DayRange, rule: RangeRule): Chosen {
  if (rule.least === rule.most) return beginOn(day, range, rule);
  const begins = range.from === "" || range.to !== "" || day <= range.from;
  return begins ? { range: { from: day, to: "" }, moved: null } : endOn(day, range.from, rule);
}
