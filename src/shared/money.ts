/** An amount in the currency's minor units (US cents). Always an integer. (PAY-5) */
export type Minor = number;

/** `factor` of an amount, rounded half away from zero to whole minor units. */
export function scale(amount: Minor, factor: number): Minor {
  // Added so that products such as 1.005 * 100, in floating point 100.49999…, are rounded as decimals would be.
  const product = amount * factor;
  return Math.sign(product) * Math.round(Math.abs(product) + 1e-9);
}

/** The sum of amounts in one currency. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Whole currency units as minor units, for catalogue data. */
export function fromUnits(units: number): Minor {
  return Math.round(units * 100);
}
