import { DRIVER_AGE } from "../../shared/constants";
import { fullYears, type HavanaDate } from "../../shared/havana";
import type { Refusal } from "../../shared/refusals";
import {
  type BookedCar,
  type BookedDriver,
  licenceAgeRefusal,
  type Passport,
  passportPeriodRefusal,
  type Rental,
} from "./documents.rules";

/**
 * The rules of who drives a booked car, whether it is the client or somebody else (CAR-1, CAR-3, DOC-2, DOC-3). The form,
 * the booking and the check before payment ask the same ones. All days are Havana dates.
 */

export type DriverAgeProblem = "driverTooYoung" | "driverTooOld";

/**
 * Why somebody born on this day may not drive (CAR-1): younger than 21 on the day of pick-up, or
 * older than 75 on the day of drop-off; null when they may.
 */
export function driverAgeProblem(
  birthDate: HavanaDate,
  { pickUp, dropOff }: Pick<Rental, "pickUp" | "dropOff">,
): DriverAgeProblem | null {
  if (fullYears(birthDate, pickUp) < DRIVER_AGE.minimum) return "driverTooYoung";
  if (fullYears(birthDate, dropOff) > DRIVER_AGE.maximum) return "driverTooOld";
  return null;
}

/** The client by the account and the client's documents; no birth date while neither has one. */
export type Person = { firstName: string; lastName: string; birthDate: HavanaDate | null };

/** Whether two names are one person's, as people write names. */
export type IsSamePerson = (name: string, firstName: string, lastName: string) => boolean;

/** Whether it is the client who drives: by name, and by the day of birth where it is known. */
export function isDriving(client: Person, driver: BookedDriver, isSamePerson: IsSamePerson): boolean {
  const sameDay = client.birthDate === null || client.birthDate === driver.birthDate;
  return sameDay && isSamePerson(`${driver.firstName} ${driver.lastName}`, client.firstName, client.lastName);
}

/** Why the driver of a booked car is too young or too old for it; null when neither. (CAR-1) */
export function driverAgeRefusal({ bookingId, driver, ...rental }: BookedCar): Refusal | null {
  const code = driverAgeProblem(driver.birthDate, rental);
  return code && { code, facts: { bookingId, ...DRIVER_AGE } };
}

/** Why the licence that was typed for a booked car's driver does not do; null when it does. (DOC-2) */
export function driverLicenceRefusal({ bookingId, driver, ...rental }: BookedCar): Refusal | null {
  const refusal = licenceAgeRefusal(driver.licence, [rental]);
  const code = refusal?.code === "licenceTooYoung" ? "driverLicenceTooYoung" : "driverLicenceExpires";
  return refusal && { code, facts: { ...refusal.facts, bookingId } };
}

/** Whether a refusal is about somebody else who drives, not about the client's own documents. */
export function isOfDriver({ code }: Refusal): boolean {
  return code.startsWith("driver");
}

/** Why a driver's passport does not do for the days of a car; null when it does. A refusal gives the day that would. (DOC-3) */
export function driverPassportRefusal(passport: Passport, { pickUp, dropOff }: Rental): Refusal | null {
  const refusal = passportPeriodRefusal(passport, { firstDay: pickUp, lastDay: dropOff });
  return refusal && { code: "driverPassportTooShort", facts: refusal.facts };
}
