import { DRIVER_AGE } from "../../../shared/constants";
import { SURCHARGE_AGES } from "../car.rules";

/**
 * Ages with equal prices: a search needs no finer distinction. Each band is requested by its first age; 0 requests
 * none. (CAR-8)
 */
export const ageBands = [
  { age: 0, from: SURCHARGE_AGES.youngUntil + 1, to: SURCHARGE_AGES.seniorFrom - 1 },
  { age: DRIVER_AGE.minimum, from: DRIVER_AGE.minimum, to: SURCHARGE_AGES.youngUntil },
  { age: SURCHARGE_AGES.seniorFrom, from: SURCHARGE_AGES.seniorFrom, to: DRIVER_AGE.maximum },
] as const;

export const bandOf = (age: number) => ageBands.find(({ from, to }) => age >= from && age <= to) ?? ageBands[0];
