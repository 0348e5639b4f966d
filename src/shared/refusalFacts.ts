import { isHavanaDate } from "./havana";
import type { Language } from "./language";
import type { Refusal } from "./refusals";
import { dayText, instantText, moneyText } from "./written";

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
