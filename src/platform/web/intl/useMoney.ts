import { useCallback } from "react";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { useLanguage } from "./useLanguage";

/** Formats minor units as money in the page's language. */
export function useMoney(): (amount: Minor, currency?: string) => string {
  const language = useLanguage();
  return useCallback((amount, currency) => moneyText(amount, language, currency), [language]);
}
