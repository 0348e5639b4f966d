import type { Language } from "./language";
import { languageFacts } from "./languageFacts";
import type { Minor } from "./money";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in its currency's minor units as money, the same wherever it is read: on pages and papers, in emails and refusals.
 * (WEB-14)
 */
export function moneyText(amount: Minor, language: Language, currency = "USD"): string {
  const key = language + currency;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageFacts[language].amounts, { style: "currency", currency });
    formats.set(key, format);
  }
  // Some currencies have no minor unit.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
