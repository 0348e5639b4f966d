import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Minor } from "../../../shared/money";

/**
 * Writes minor units as money in the language of the page.
 * The Spanish of the United States writes dollars as "$1,234.50"; plain "es" would write "1234,50 US$".
 */
export function useMoney(): (amount: Minor, currency?: string) => string {
  const { locale } = useIntl();
  return useCallback((amount, currency = "USD") => moneyFormat(locale, currency).format(amount / 100), [locale]);
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale}/${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const region = locale.includes("-") ? locale : `${locale}-US`;
  const format = new Intl.NumberFormat(region, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  formats.set(key, format);
  return format;
}
