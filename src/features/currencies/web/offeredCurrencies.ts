import { CURRENCIES_META, SHOWN_CURRENCIES, type ShownCurrency } from "../currencies.rules";

/**
 * The currencies that have a rate, as the head of the page said when it was loaded: what is offered costs no call. One that
 * was chosen before stays, so that whoever chose it reads why nothing is shown. (PLAN-33)
 */
export function offeredCurrencies(chosen: ShownCurrency | null): ShownCurrency[] {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${CURRENCIES_META}"]`)?.content.split(" ") ?? [];
  return SHOWN_CURRENCIES.filter((currency) => currency === chosen || said.includes(currency));
}
