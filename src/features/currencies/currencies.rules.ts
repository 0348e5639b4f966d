import { addDays, type HavanaDate } from "../../shared/havana";
import { type Minor, scale } from "../../shared/money";
import { plainNumber } from "../../shared/plainText";

/** The currencies in which approximate prices are shown. All is charged in dollars. (PLAN-30) */
export const SHOWN_CURRENCIES = ["CAD", "EUR", "GBP", "MXN"] as const;
export type ShownCurrency = (typeof SHOWN_CURRENCIES)[number];

/**
 * The name of the `meta` in the head of every page that says which of them have a rate, with spaces between. (PLAN-33)
 */
export const CURRENCIES_META = "shop:currencies";

/** A rate is valid on its day and for this many days after it; then nothing is shown rather than a wrong price. */
export const RATE_VALID_DAYS = 7;

/** The value of one dollar in millionths of the currency: 1,396,500 for CA$1.3965. */
export type PerDollar = number;
export const MILLIONTHS = 1_000_000;

/** A rate beyond these limits is a typing error. */
export const LEAST_PER_DOLLAR: PerDollar = MILLIONTHS / 10;
export const MOST_PER_DOLLAR: PerDollar = 50 * MILLIONTHS;

export const isShownCurrency = (code: unknown): code is ShownCurrency => SHOWN_CURRENCIES.some((own) => own === code);

/** The earliest day whose rate is still valid. */
export const firstValidDay = (today: HavanaDate): HavanaDate => addDays(today, -RATE_VALID_DAYS);

/** The last day on which a day's rate is valid. */
export const lastValidDay = (day: HavanaDate): HavanaDate => addDays(day, RATE_VALID_DAYS);

/** Days before a rate's last day from which staff are warned that it ends. */
const WARNED_DAYS_BEFORE = 2;

/** Days after its day from which a rate that nobody has renewed counts as given up by the shop. */
const GIVEN_UP_DAYS = 30;

/** `none`: never set, or given up. `ending`: still shown, for the last days. `over`: too old to be shown. */
export const rateStatuses = ["none", "shown", "ending", "over"] as const;
export type RateStatus = (typeof rateStatuses)[number];

/** The state of a currency's latest rate; `day`: the rate's, null if there never was one. (PLAN-35) */
export function rateStatus(day: HavanaDate | null, today: HavanaDate): RateStatus {
  if (day === null || day < addDays(today, -GIVEN_UP_DAYS)) return "none";
  if (day < firstValidDay(today)) return "over";
  return lastValidDay(day) <= addDays(today, WARNED_DAYS_BEFORE) ? "ending" : "shown";
}

/** Whether staff are warned of a rate. (PLAN-35) */
export const isRateWarned = (status: RateStatus): status is "ending" | "over" =>
  status === "ending" || status === "over";

/** The relative difference between a rate and the last one; beyond `UNUSUAL_CHANGE` it may be a typing error. */
export const rateChange = (last: PerDollar, next: PerDollar): number => next / last - 1;
export const UNUSUAL_CHANGE = 0.05;

/**
 * An approximate amount in another currency, in its minor units: whole units, because nobody knows what a card's bank
 * will charge to the cent. Rounded once, half away from zero; at least one unit unless the price is 0. (PLAN-30)
 */
export function approximateAmount(dollars: Minor, perDollar: PerDollar): Minor {
  const units = scale(dollars, perDollar / MILLIONTHS / 100);
  return 100 * (units === 0 && dollars > 0 ? 1 : units);
}

/** A typed rate (`1.3965`, at most six decimals, a comma too); null for anything else, or a value out of range. */
export function readPerDollar(text: string): PerDollar | null {
  const typed = plainNumber(text);
  if (!/^\d{1,2}([.,]\d{1,6})?$/.test(typed)) return null;
  const perDollar = scale(Number(typed.replace(",", ".")), MILLIONTHS);
  return perDollar >= LEAST_PER_DOLLAR && perDollar <= MOST_PER_DOLLAR ? perDollar : null;
}
