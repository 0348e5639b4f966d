import { fixSpanishDate } from "../../../shared/fixSpanishDate";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { languageFacts } from "../../../shared/languageFacts";

/** A Havana date and time in words, for emails and papers: `Tue, Dec 1, 2026, 09:00`. */
export function havanaMoment(language: Language, instant: Instant): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].moments, {
    timeZone: "America/Havana",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return fixSpanishDate(format.format(instant));
}
