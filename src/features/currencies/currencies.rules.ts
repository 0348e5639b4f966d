import { addDays, type HavanaDate } from "../../shared/havana";
import { type Minor, scale } from "../../shared/money";

/** The currencies in which approximate prices are shown. All is charged in dollars. (PLAN-30) */
export const SHOWN_CURRENCIES = ["CAD", "EUR"] as const;
export type ShownCurrency = (typeof SHOWN_CURRENCIES)[number];

/** The name of the `meta` in the head of every page that says which of them have a rate, with spaces between. (PLAN-33) */
export const CURRENCIES_META = "shop:currencies";

/** A rate counts on its day and on so many days after it; then nothing is shown rather than something wrong. */
export const RATE_GOOD_DAYS = 7;

/** What one dollar is, in millionths of the currency: 1,396,500 where it is CA$1.3965. */
export type PerDollar = number;
export const MILLIONTHS = 1_000_000;

/** Beyond these a figure is a slip of the keyboard, such as a rate turned round a hundredfold. */
export const LEAST_PER_DOLLAR: PerDollar = MILLIONTHS / 10;
export const MOST_PER_DOLLAR: PerDollar = 10 * MILLIONTHS;

export const isShownCurrency = (code: unknown): code is ShownCurrency => SHOWN_CURRENCIES.some((own) => own === code);

/** The earliest day whose rate is still valid. */
export const firstGoodDay = (today: HavanaDate): HavanaDate => addDays(today, -RATE_GOOD_DAYS);

/**
 * About what an amount of dollars is in another currency, in that currency's minor units: whole units, as the cents would
 * pretend to know what a card's bank will take. Rounded once, half away from zero; no price is nothing. (PLAN-30)
 */
export function about(dollars: Minor, perDollar: PerDollar): Minor {
  const units = scale(dollars, perDollar / MILLIONTHS / 100);
  return 100 * (units === 0 && dollars > 0 ? 1 : units);
}

/** A rate as people write it (`1.3965`, at most six decimals, a comma too); null for anything else or cannot be right. */
export function readPerDollar(text: string): PerDollar | null {
  if (!/^\d{1,2}([.,]\d{1,6})?$/.test(text)) return null;
  const perDollar = scale(Number(text.replace(",", ".")), MILLIONTHS);
  return perDollar >= LEAST_PER_DOLLAR && perDollar <= MOST_PER_DOLLAR ? perDollar : null;
}
