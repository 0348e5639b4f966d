import { isHavanaDate } from "./havana";
import type { Language } from "./language";
import type { Refusal } from "./refusals";

const instantFacts = new Set(["deadline"]);
const moneyFacts = new Set(["asked", "due", "received"]);

/**
 * A refusal's facts as the message `refusal.<code>` takes them: instants and days written out in Havana's time,
 * minor units as money, anything else as it is.
 */
export function refusalValues({ facts }: Refusal, language: Language): Record<string, string | number> {
  const written = (name: string, value: string | number): string | number => {
    if (typeof value === "number" && instantFacts.has(name)) return instantText(value, language);
    if (typeof value === "number" && moneyFacts.has(name)) return moneyText(value, language);
    if (typeof value === "string" && isHavanaDate(value)) return dayText(value, language);
    return value;
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, written(name, value)]));
}

function instantText(instant: number, language: Language): string {
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

function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

function moneyText(amount: number, language: Language): string {
  // The Spanish of the United States writes dollars as "$1,234.50"; plain "es" would write "1234,50 US$".
  const format = new Intl.NumberFormat(`${language}-US`, { style: "currency", currency: "USD" });
  return format.format(amount / 100);
}
