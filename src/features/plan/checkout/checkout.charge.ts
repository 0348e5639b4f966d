import { type Minor, scale } from "../../../shared/money";

/**
 * The charge of a payment method in addition to the bookings: hundredths of a percent of their price, and a fixed
 * amount.
 */
export type ChargeTerms = { rate: number; fixed: Minor };

/** Why a chosen method can no longer be used: it is not offered any more, or the bookings cost less or more than it takes. */
export const methodLapses = ["notOffered", "belowMinimum", "aboveMaximum"] as const;

/** `limit`: the least or the greatest amount that it accepts, in minor units. */
export type MethodLapse = { why: (typeof methodLapses)[number]; limit?: Minor };

export const freeOfCharge: ChargeTerms = { rate: 0, fixed: 0 };

/** The charge for a price, minor units; nothing for nothing. */
export function chargeOf({ rate, fixed }: ChargeTerms, price: Minor): Minor {
  return price === 0 ? 0 : scale(price, rate / 10_000) + fixed;
}

export function sameTerms(one: ChargeTerms, other: ChargeTerms): boolean {
  return one.rate === other.rate && one.fixed === other.fixed;
}
