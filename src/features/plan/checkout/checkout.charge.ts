import { type Minor, scale } from "../../../shared/money";

/** What a way to pay costs on top of the bookings: hundredths of a percent of their price, and a fixed amount. */
export type ChargeTerms = { rate: number; fixed: Minor };

export const freeOfCharge: ChargeTerms = { rate: 0, fixed: 0 };

/** The charge for a price, minor units; nothing for nothing. */
export function chargeOf({ rate, fixed }: ChargeTerms, price: Minor): Minor {
  return price === 0 ? 0 : scale(price, rate / 10_000) + fixed;
}

export function sameTerms(one: ChargeTerms, other: ChargeTerms): boolean {
  return one.rate === other.rate && one.fixed === other.fixed;
}
