import { DRIVER_AGE } from "../../shared/constants";
import { fullYears, type HavanaDate } from "../../shared/havana";

export type DriverAgeProblem = "driverTooYoung" | "driverTooOld";

/**
 * Why somebody born on this day may not drive (specification section 5): younger than 21 on the day of pick-up, or
 * older than 75 on the day of drop-off; null when they may.
 */
export function driverAgeProblem(
  birthDate: HavanaDate,
  pickUp: HavanaDate,
  dropOff: HavanaDate,
): DriverAgeProblem | null {
  if (fullYears(birthDate, pickUp) < DRIVER_AGE.minimum) return "driverTooYoung";
  if (fullYears(birthDate, dropOff) > DRIVER_AGE.maximum) return "driverTooOld";
  return null;
}
