import { fixSpanishDate } from "./fixSpanishDate";
import type { HavanaDate } from "./havana";
import type { Instant } from "./instant";
import type { Language } from "./language";

/** A formatter for each language, made on first use, because making one takes as long as writing a hundred dates. */
function formats(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, format);
    return format;
  };
}

const instants = formats({
  timeZone: "America/Havana",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const days = formats({ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

/** An instant as Havana's clock shows it, written out: weekday, day, month and time. */
export function instantText(instant: Instant, language: Language): string {
  return fixSpanishDate(instants(language).format(instant));
}

/** A day with its month's name and its year. */
export function dayText(day: HavanaDate, language: Language): string {
  return days(language).format(Date.parse(`${day}T00:00:00Z`));
}
