import { addDays, type HavanaDate } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";

/** From one day to a later one; "" for a day that is not chosen. */
export type DayRange = { readonly from: HavanaDate; readonly to: HavanaDate };

/** Which ranges can be chosen: the first and the last day to begin on, the least and the most days of a range. */
export type RangeRule = {
  readonly first: HavanaDate;
  readonly last: HavanaDate | undefined;
  readonly least: number;
  readonly most: number;
  /** Days on which none can begin, or end. */
  readonly isClosed?: { readonly from: (day: HavanaDate) => boolean; readonly to: (day: HavanaDate) => boolean };
};

/** The correction of a choice, to be reported: the end moved to the least, or to the most. */
export type Moved = { readonly why: "least" | "most"; readonly days: number; readonly to: HavanaDate } | null;

type Chosen = { readonly range: DayRange; readonly moved: Moved };

/** Whole days between two days. */
export function daysOf({ from, to }: DayRange): number {
  return from === "" || to === "" ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The range that begins on a day and is as long as before, within the rule. */
export function beginOn(day: HavanaDate, before: DayRange, rule: RangeRule): Chosen {
  const days = daysOf(before);
  const length = Math.min(Math.max(days, rule.least), rule.most);
  return { range: { from: day, to: addDays(day, length) }, moved: null };
}

/** The range that ends on a day. One that is too short or too long ends where the rule allows, and says so. */
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
 * What pressing a day in the calendar makes of a range: the first press begins one, the next one ends it; a day before its
 * beginning begins another. Where all ranges are of one length, each press is one.
 */
export function pressDay(day: HavanaDate, range: DayRange, rule: RangeRule): Chosen {
  if (rule.least === rule.most) return beginOn(day, range, rule);
  const begins = range.from === "" || range.to !== "" || day <= range.from;
  return begins ? { range: { from: day, to: "" }, moved: null } : endOn(day, range.from, rule);
}
