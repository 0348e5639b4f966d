import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { withoutAccents } from "../../../shared/names";

/**
 * Reads a typed day, in the order and with the month names of a language: "5/12", "5 dic", "December 5, 2026",
 * "05122026", "2026-12-05". Without a year it is the next such day from `first` on. Null if it is not a day.
 */
export function readDay(text: string, language: string, first: HavanaDate): HavanaDate | null {
  const asWritten = dayWritten(text.trim());
  if (asWritten) return asWritten;
  const [day, month, year] = partsOf(text, language);
  if (day === undefined || month === undefined) return null;
  if (year !== undefined) return dayOf(year < 100 ? 2000 + year : year, month, day);
  const thisYear = Number(first.slice(0, 4));
  // February 29 may be up to four years ahead.
  return (
    [0, 1, 2, 3, 4].map((later) => dayOf(thisYear + later, month, day)).find((date) => date && date >= first) ?? null
  );
}

/** Reads a day with a four-digit year, which may be long past: "88" could be 1988 or 2088. Null if it is not one. */
export function readWholeDay(text: string, language: string): HavanaDate | null {
  const asWritten = dayWritten(text.trim());
  if (asWritten) return asWritten;
  const [day, month, year] = partsOf(text, language);
  return day === undefined || month === undefined || year === undefined || year < 1000 ? null : dayOf(year, month, day);
}

/** Day, month and year as far as they were typed; none if there are more than three numbers. */
function partsOf(text: string, language: string): Numbers {
  const typed = text.toLowerCase();
  const numbers = (/^\s*\d{8}\s*$/.test(typed) ? typed.trim().replace(/(..)(..)/, "$1 $2 ") : typed)
    .match(/\d+/g)
    ?.map(Number);
  if (!numbers || numbers.length > 3) return [];
  const month = monthNamed(typed, language);
  return month === null ? inOrder(numbers, language) : [numbers[0], month, numbers[1]];
}

type Numbers = readonly (number | undefined)[];

/** Assigns numbers to day, month and year in the language's order. */
function inOrder(numbers: readonly number[], language: string): Numbers {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  const monthFirst = parts.indexOf("month") < parts.indexOf("day");
  const [one, two, year] = numbers;
  return monthFirst ? [two, one, year] : [one, two, year];
}

/** The month, from 1, by its name or the first three letters or more of it. */
function monthNamed(typed: string, language: string): number | null {
  const words = typed.match(/\p{L}{3,}/gu) ?? [];
  const months = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const index = Array.from({ length: 12 }, (_, month) => plain(months.format(Date.UTC(2026, month)))).findIndex(
    (name) => words.some((word) => name.startsWith(plain(word))),
  );
  return index < 0 ? null : index + 1;
}

const plain = (text: string) => withoutAccents(text.toLowerCase());

const dayWritten = (text: string): HavanaDate | null => (isHavanaDate(text) ? text : null);

function dayOf(year: number, month: number, day: number): HavanaDate | null {
  const date = [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  return dayWritten(date);
}
