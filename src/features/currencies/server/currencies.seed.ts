import type { Tx } from "../../../platform/server/services";
import { insertRate } from "./currencies.repository";
import { exchangeRates } from "./currencies.tables";

/** A demo's initial rates. Other shops have only the rates that their staff set. */
export async function seedRates(db: Tx): Promise<void> {
  if ((await db.$count(exchangeRates)) > 0) return;
  await insertRate(db, { Currency: "CAD", PerDollar: 1_400_000 }, Date.now());
  await insertRate(db, { Currency: "EUR", PerDollar: 920_000 }, Date.now());
  await insertRate(db, { Currency: "GBP", PerDollar: 780_000 }, Date.now());
  await insertRate(db, { Currency: "MXN", PerDollar: 18_500_000 }, Date.now());
}
