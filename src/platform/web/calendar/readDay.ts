import { useIntl } from "react-intl";
import { withoutAccents } from "../../../shared/accents";
import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { plainDigits } from "../../../shared/plainText";
import { useReaderRegion } from "../intl/readerRegion";

/** Whether the day or the month is typed first. */
export type DayOrder = "day" | "month";

/** How typed days are parsed: the language of month names, and the order of the numbers. */
export type DayReading = { readonly language: string; readonly order: DayOrder };

/** Regions in which the month comes first, by language, by Unicode's CLDR; elsewhere the day does. */
const monthFirst: Readonly<Record<string, readonly string[]>> = {
  en: ["US", "AS", "FM", "GU", "MH", "MP", "PH", "PR", "PW", "UM", "VI"],
  es: ["PA", "PR"],
};

/** The order in which days are typed in a language, in a region. (WEB-30) */
export function dayOrder(language: string, region: string): DayOrder {
  const regions = monthFirst[language.slice(0, 2)] ?? [];
  return regions.includes(region) ? "month" : "day";
}

/** How the reader's typed days are parsed: in the page's language and the order of the reader's region. */
export function useDayReading(): DayReading {
  const { locale } = useIntl();
  return { language: locale, order: dayOrder(locale, useReaderRegion()) };
}

/**
 * Parses a typed day, in the reader's order and with the month names of the language: "5/12", "5 dic", "December 5,
 * 2026", "05122026", "2026-12-05". Numbers that are a day only in the other order are read in that order. Without a
 * year it is the next such day from `first` on. Null if it is not a day.
 */
export function readDay(text: string, reading: DayReading, first: HavanaDate): HavanaDate | null {
  const [day, month, year] = partsOf(text, reading);
  if (day === undefined || month === undefined) return null;
  if (year !== undefined) return dayOf(year < 100 ? 2000 + year : year, month, day);
  const thisYear = Number(first.slice(0, 4));
  // February 29 may be up to four years ahead.
  return (
    [0, 1, 2, 3, 4].map((later) => dayOf(thisYear + later, month, day)).find((date) => date && date >= first) ?? null
  );
}

/** Parses a day with a four-digit year, which may be long past: "88" could be 1988 or 2088. Null if it is not one. */
export function readWholeDay(text: string, reading: DayReading): HavanaDate | null {
  const [day, month, year] = partsOf(text, reading);
  return day === undefined || month === undefined || year === undefined || year < 1000 ? null : dayOf(year, month, day);
}

type Numbers = readonly (number | undefined)[];

/** Day, month and year as far as they were typed; none if there are more than three numbers. */
function partsOf(text: string, { language, order }: DayReading): Numbers {
  const typed = plainDigits(text).trim().toLowerCase();
  const numbers = (/^\d{8}$/.test(typed) ? splitDigits(typed) : typed).match(/\d+/g)?.map(Number);
  if (!numbers || numbers.length > 3) return [];
  const month = monthNamed(typed, language);
  if (month === null) return inOrder(numbers, order);
  const [one, two] = numbers;
  return one !== undefined && one >= 1000 ? [two, month, one] : [one, month, two];
}

/** Eight digits as three numbers: the year is last, unless it can only be first. */
function splitDigits(digits: string): string {
  const yearLast = digits.replace(/(..)(..)/, "$1 $2 ");
  const [one, two, year] = yearLast.split(" ").map(Number);
  const isYearLast = [one, two].every((part) => part !== undefined && part <= 31) && year !== undefined && year >= 1000;
  return isYearLast ? yearLast : digits.replace(/(....)(..)/, "$1 $2 ");
}

/** Assigns numbers to day, month and year: a year that comes first is followed by the month. */
function inOrder([one, two, three]: readonly number[], order: DayOrder): Numbers {
  if (one !== undefined && one >= 1000) return plausible([three, two, one]);
  return plausible(order === "month" ? [two, one, three] : [one, two, three]);
}

/** The same, with day and month exchanged if only that gives a day. */
const plausible = ([day = 0, month = 0, year]: Numbers): Numbers =>
  month > 12 && day <= 12 ? [month, day, year] : [day || undefined, month || undefined, year];

/**
 * The month, from 1, by its name or at least its first three letters. The last such word counts: "mar, 8 dic" is a
 * Tuesday (martes) in December.
 */
function monthNamed(typed: string, language: string): number | null {
  const words = typed.match(/\p{L}{3,}/gu) ?? [];
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => plain(format.format(Date.UTC(2026, month))));
  const named = words.map((word) => months.findIndex((name) => name.startsWith(plain(word))));
  const last = named.filter((month) => month >= 0).at(-1);
  return last === undefined ? null : last + 1;
}

const plain = (text: string) => withoutAccents(text.toLowerCase());

function dayOf(year: number, month: number, day: number): HavanaDate | null {
  const date = [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  return isHavanaDate(date) ? date : null;
}
