import type { HavanaDate } from "./havana";
import type { Instant } from "./instant";
import type { Language } from "./language";

/** An instant as Havana's clock shows it, written out: weekday, day, month and time. */
export function instantText(instant: Instant, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "America/Havana",
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(instant);
}

/** A day with its month's name and its year. */
export function dayText(day: HavanaDate, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
