import { useCallback } from "react";
import { type Language, languageFacts } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import { useLanguage } from "./useLanguage";

/** Writes minor units as money in the language of the page. */
export function useMoney(): (amount: Minor, currency?: string) => string {
  const language = useLanguage();
  return useCallback((amount, currency = "USD") => moneyFormat(language, currency).format(amount / 100), [language]);
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language}/${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const format = new Intl.NumberFormat(languageFacts[language].amounts, style);
  formats.set(key, format);
  return format;
}
