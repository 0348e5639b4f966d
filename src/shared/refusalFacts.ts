import { isHavanaDate } from "./havana";
import type { Language } from "./language";
import { languageFacts } from "./languageFacts";
import { dayText, instantText } from "./longDate";
import { moneyText } from "./moneyText";
import type { Refusal } from "./refusals";

const instantFacts = new Set(["deadline", "freeAt"]);
/** Defaults of facts that a message needs and that older logs do not have. */
const defaults: Record<string, Refusal["facts"]> = {
  profileIncomplete: { missing: "unsaid" },
  notInState: { state: "unsaid" },
  bookingNotRequested: { status: "unsaid" },
};
const moneyFacts = new Set(["asked", "booked", "due", "limit", "more", "received"]);

type Fact = string | number | undefined;

/**
 * A booking or plan as its client knows it, where the facts have its name: quoted, with its number where names are
 * alike.
 */
function quoted(name: Fact, number: Fact, language: Language): string | undefined {
  if (name === undefined) return undefined;
  const inQuotes = languageFacts[language].quotes.join(String(name));
  return number === undefined ? inQuotes : `${inQuotes} (${number})`;
}

/**
 * The facts of a refusal or an error as values for its message (`refusal.<code>`, `error.<code>`): instants and days
 * written out in Havana's time, minor units as money, a booking or plan by its name where that is known, else by its
 * number (PLAN-45), anything else as it is.
 */
export function refusalValues(
  { code, facts }: { code: string; facts: Refusal["facts"] },
  language: Language,
): Record<string, string | number> {
  const written = (name: string, value: string | number): string | number => {
    if (typeof value === "number" && instantFacts.has(name)) return instantText(value, language);
    if (typeof value === "number" && moneyFacts.has(name)) return moneyText(value, language);
    if (typeof value === "string" && isHavanaDate(value)) return dayText(value, language);
    return value;
  };
  const booking = quoted(facts.bookingName, facts.bookingNumber, language);
  const plan = quoted(facts.planName, facts.planNumber, language);
  const named: Record<string, string | undefined> = { booking, bookingId: booking, plan };
  const given = Object.entries({ ...defaults[code], ...facts });
  return Object.fromEntries(given.map(([name, value]) => [name, named[name] ?? written(name, value)]));
}
