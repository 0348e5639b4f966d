import type { Language } from "./language";
import { languageFacts } from "./languageFacts";
import type { Minor } from "./money";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in its currency's minor units as money, the same wherever it is read: on pages and papers, in emails and refusals.
 * (WEB-14)
 */
export function moneyText(amount: Minor, language: Language, currency = "USD"): string {
  return written(amount, language, currency, "auto");
}

/** The same without cents where there are none: `$314`, but `$336.50`. (WEB-14) */
export function wholeMoneyText(amount: Minor, language: Language, currency = "USD"): string {
  return written(amount, language, currency, "stripIfInteger");
}

type Cents = "auto" | "stripIfInteger";

function written(amount: Minor, language: Language, currency: string, cents: Cents): string {
  const key = language + currency + cents;
  let format = formats.get(key);
  if (!format) {
    const options = { style: "currency", currency, trailingZeroDisplay: cents } as const;
    format = new Intl.NumberFormat(languageFacts[language].amounts, options);
    formats.set(key, format);
  }
  // Some currencies have no minor unit.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
