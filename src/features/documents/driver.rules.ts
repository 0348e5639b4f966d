import { DRIVER_AGE } from "../../shared/constants";
import { fullYears, type HavanaDate } from "../../shared/havana";
import { likeness } from "../../shared/names/likeness";
import type { Refusal } from "../../shared/refusals";
import {
  type CarDriver,
  type DrivenCar,
  licenceAgeRefusal,
  type Passport,
  passportPeriodRefusal,
  type Rental,
} from "./documents.rules";

/**
 * The rules for the driver of a booked car, the client or somebody else (CAR-1, CAR-3, DOC-2, DOC-3). Used by the form,
 * the booking and the check before payment. All days are Havana dates.
 */

export type DriverAgeProblem = "driverTooYoung" | "driverTooOld";

/**
 * Why somebody with this date of birth may not drive (CAR-1): younger than 21 at pick-up, or older than 75 at drop-off;
 * null if they may.
 */
export function driverAgeProblem(
  birthDate: HavanaDate,
  { pickUp, dropOff }: Pick<Rental, "pickUp" | "dropOff">,
): DriverAgeProblem | null {
  if (fullYears(birthDate, pickUp) < DRIVER_AGE.minimum) return "driverTooYoung";
  if (fullYears(birthDate, dropOff) > DRIVER_AGE.maximum) return "driverTooOld";
  return null;
}

/**
 * The client; `birthDates`: those of account and documents, which differ if one has a typing error; none if neither has
 * one.
 */
export type Person = { firstName: string; lastName: string; birthDates: readonly HavanaDate[] };

/** The signed-in client, who may be the driver; whether their passport is on file. */
export type DrivingClient = Person & { hasPassport: boolean };

/**
 * Whether the client is the driver: by name, and by date of birth if known. Either of the client's own dates will do: a
 * booking's form is filled from the profile, and staff see the passport. (DOC-1)
 */
export function isDriving(client: Person, driver: Pick<CarDriver, "firstName" | "lastName" | "birthDate">): boolean {
  const sameDay = client.birthDates.length === 0 || client.birthDates.includes(driver.birthDate);
  return sameDay && likeness(`${driver.firstName} ${driver.lastName}`, client) === "matches";
}

/** Why a car's driver is too young or too old; null if neither. (CAR-1) */
export function driverAgeRefusal({ bookingId, driver, ...rental }: DrivenCar): Refusal | null {
  const code = driverAgeProblem(driver.birthDate, rental);
  return code && { code, facts: { bookingId, ...DRIVER_AGE } };
}

/** Why a driver's licence, as typed, is not valid for the car; null if it is. (DOC-2) */
export function driverLicenceRefusal({ bookingId, driver, ...rental }: DrivenCar): Refusal | null {
  const refusal = licenceAgeRefusal(driver.licence, [rental]);
  const code = refusal?.code === "licenceTooYoung" ? "driverLicenceTooYoung" : "driverLicenceExpires";
  return refusal && { code, facts: { ...refusal.facts, bookingId } };
}

/** Whether a refusal is about another driver, not about the client's own documents. */
export function isOfDriver({ code }: Refusal): boolean {
  return code.startsWith("driver");
}

/** Why a driver's passport is not valid long enough for a rental; null if it is, and for a client who gives it later. (DOC-3) */
export function driverPassportRefusal(passport: Passport | null, { pickUp, dropOff }: Rental): Refusal | null {
  const refusal = passport && passportPeriodRefusal(passport, { firstDay: pickUp, lastDay: dropOff });
  return refusal && { code: "driverPassportTooShort", facts: refusal.facts };
}
