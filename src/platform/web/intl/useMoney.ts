import { useCallback } from "react";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { useLanguage } from "./useLanguage";

/** Writes minor units as money in the language of the page. */
export function useMoney(): (amount: Minor, currency?: string) => string {
  const language = useLanguage();
  return useCallback((amount, currency) => moneyText(amount, language, currency), [language]);
}
