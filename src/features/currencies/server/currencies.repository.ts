import { asc, desc, lte } from "drizzle-orm";
import { writeAudit, writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Caller } from "../../../platform/server/http/caller";
import type { Tx } from "../../../platform/server/services";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { firstValidDay, lastValidDay, rateStatus, SHOWN_CURRENCIES } from "../currencies.rules";
import type { DeskRate, ExchangeRate, NewRates } from "../currencies.schemas";
import { exchangeRates } from "./currencies.tables";

/** A rate to be set; the command line may leave its reason out. */
type GivenRate = NewRates["Rates"][number] & { Reason?: string };

/** The newest rate of each currency up to a day, however old. */
async function latestRates(tx: Tx, today: HavanaDate): Promise<ExchangeRate[]> {
  const { currency, day, perDollar } = exchangeRates;
  return tx
    .selectDistinctOn([currency], { Currency: currency, PerDollar: perDollar, Day: day })
    .from(exchangeRates)
    .where(lte(day, today))
    .orderBy(asc(currency), desc(day));
}

/** The newest rate of each currency that is valid on a day. */
export async function validRates(tx: Tx, today: HavanaDate): Promise<ExchangeRate[]> {
  return (await latestRates(tx, today)).filter(({ Day }) => Day >= firstValidDay(today));
}

/** The state of every currency on a day. (PLAN-35) */
export async function ratesOfDesk(tx: Tx, today: HavanaDate): Promise<DeskRate[]> {
  const latest = await latestRates(tx, today);
  return SHOWN_CURRENCIES.map((Currency) => {
    const found = latest.find((rate) => rate.Currency === Currency);
    return {
      Currency,
      Status: rateStatus(found?.Day ?? null, today),
      Latest: found ? { PerDollar: found.PerDollar, Day: found.Day, Until: lastValidDay(found.Day) } : null,
    };
  });
}

/**
 * Sets a currency's rate for the Havana day of an instant, replacing one set before on that day, and keeps who did it;
 * without a caller it was the operator's command line. (PLAN-31)
 */
export async function setRate(tx: Tx, rate: GivenRate, at: Instant, caller: Caller | null): Promise<void> {
  await insertRate(tx, rate, at);
  const { Currency, PerDollar, Reason } = rate;
  const subject = `currency ${Currency}`;
  const facts = { perDollar: PerDollar };
  const why = Reason === undefined ? {} : { reason: Reason };
  if (caller) await writeAudit(tx, { at, caller, action: "rate.set", subject, facts, ...why });
  else await writeSystemAudit(tx, { at, action: "rate.set", subject, facts, ...why });
}

/** Only the rate, for the demo's seed. */
export async function insertRate(tx: Tx, { Currency, PerDollar }: GivenRate, at: Instant): Promise<void> {
  const set = { perDollar: PerDollar, setAt: at };
  await tx
    .insert(exchangeRates)
    .values({ currency: Currency, day: havanaDate(at), ...set })
    .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.day], set });
}
