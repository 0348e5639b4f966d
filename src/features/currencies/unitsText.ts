import type { Minor } from "../../shared/money";
import { MILLIONTHS, type PerDollar, type ShownCurrency } from "./currencies.rules";

// Written as in US English in every language (WEB-14): "es-US" would write CAD 862, but people know CA$862.
const inFigures = (currency: ShownCurrency, maximumFractionDigits: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits });

/** An amount in minor units without its cents: CA$862. The sign is the currency's own, never a bare dollar's. */
export const unitsText = (amount: Minor, currency: ShownCurrency): string =>
  inFigures(currency, 0).format(amount / 100);

/** The value of one dollar, as it was entered: CA$1.3965. */
export const rateText = (perDollar: PerDollar, currency: ShownCurrency): string =>
  inFigures(currency, 6).format(perDollar / MILLIONTHS);
