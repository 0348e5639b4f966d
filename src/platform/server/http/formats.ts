import type { Instant } from "../../../shared/instant";
import { type Language, languageFacts } from "../../../shared/language";
import type { Minor } from "../../../shared/money";

/** A Havana date and time in words, for mails and papers: `Tue, Dec 1, 2026, 9:00 AM`. */
export function havanaMoment(language: Language, instant: Instant): string {
  return new Intl.DateTimeFormat(languageFacts[language].moments, {
    timeZone: "America/Havana",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);
}

/** An amount in minor units as money. */
export function money(language: Language, amount: Minor, currency: string): string {
  return new Intl.NumberFormat(languageFacts[language].amounts, { style: "currency", currency }).format(amount / 100);
}
