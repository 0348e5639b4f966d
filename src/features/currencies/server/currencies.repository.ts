import { and, asc, desc, gte, lte } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { firstGoodDay } from "../currencies.rules";
import type { ExchangeRate, NewRate } from "../currencies.schemas";
import { exchangeRates } from "./currencies.tables";

/** The newest rate of each currency that is valid on a day. */
export async function goodRates(tx: Tx, today: HavanaDate): Promise<ExchangeRate[]> {
  const { currency, day, perDollar } = exchangeRates;
  return tx
    .selectDistinctOn([currency], { Currency: currency, PerDollar: perDollar, Day: day })
    .from(exchangeRates)
    .where(and(gte(day, firstGoodDay(today)), lte(day, today)))
    .orderBy(asc(currency), desc(day));
}

/** Sets a currency's rate for the Havana day of an instant, replacing one set before on that day. */
export async function setRate(tx: Tx, { Currency, PerDollar }: NewRate, at: Instant): Promise<void> {
  const set = { perDollar: PerDollar, setAt: at };
  await tx
    .insert(exchangeRates)
    .values({ currency: Currency, day: havanaDate(at), ...set })
    .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.day], set });
}
