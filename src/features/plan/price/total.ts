import { type Minor, sum } from "../../../shared/money";

/** The two parts of a price in minor units of one currency, as offers, bookings and plans have them. */
export type PriceParts = {
  /** Paid online. */
  readonly payNow: Minor;
  /** Paid at the rental desk; 0 if it is not known beforehand. */
  readonly payInCuba: Minor;
};

/** The total, wherever it is paid. A deposit is given back and is not part of it. (PLAN-28) */
export function totalOf({ payNow, payInCuba }: PriceParts): Minor {
  return sum([payNow, payInCuba]);
}
