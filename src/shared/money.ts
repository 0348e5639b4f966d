/** An amount in the currency's minor units (US cents). Always an integer. (PAY-5) */
export type Minor = number;

/** `factor` of an amount, rounded half away from zero to whole minor units. */
export function scale(amount: Minor, factor: number): Minor {
  // The epsilon keeps products such as 1.005 * 100, which floats write as 100.49999…, on the side that decimals give.
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
