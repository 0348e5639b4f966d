import { browserEntry } from "../../../platform/web/browserEntry";
import { isShownCurrency, type ShownCurrency } from "../currencies.rules";

const { read, write, listen } = browserEntry("malecon.currency");

/** The currency that this browser shows beside dollars; null: none. */
export function readCurrency(): ShownCurrency | null {
  const kept = read();
  return isShownCurrency(kept) ? kept : null;
}

export const storeCurrency = (currency: ShownCurrency | null): void => write(currency);

export const subscribeToCurrency = listen;
