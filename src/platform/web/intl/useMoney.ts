import { useCallback } from "react";
import type { Minor } from "../../../shared/money";
import { moneyText, wholeMoneyText } from "../../../shared/moneyText";
import { useLanguage } from "./useLanguage";

/** Formats minor units as money in the page's language. */
export function useMoney(): (amount: Minor, currency?: string) => string {
  const language = useLanguage();
  return useCallback((amount, currency) => moneyText(amount, language, currency), [language]);
}

/** The same for a card in a list: whole amounts without cents, so that they are easy to compare. */
export function useCardMoney(): (amount: Minor, currency?: string) => string {
  const language = useLanguage();
  return useCallback((amount, currency) => wholeMoneyText(amount, language, currency), [language]);
}
