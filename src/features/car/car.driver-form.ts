import { isBlank } from "../../shared/blank";
import type { HavanaDate } from "../../shared/havana";
import { type DriverAgeProblem, driverAgeProblem, type Stay } from "./car.rules";
import type { Driver } from "./car.schemas";

export type DriverProblem = { field: keyof Driver; code: string };

/**
 * What is wrong with the driver of a booking (CAR-1, CAR-2, CAR-3), each with its field and the code of its message.
 * Documents must outlast the rental: one that does not would be refused before payment anyway.
 */
export function driverProblems(driver: Driver, { pickUp, dropOff }: Stay, today: HavanaDate): DriverProblem[] {
  const age = driverAgeProblem(driver.BirthDate, pickUp, dropOff);
  const checks: [wrong: boolean, field: keyof Driver, code: string][] = [
    [isBlank(driver.FirstName), "FirstName", "firstNameRequired"],
    [isBlank(driver.LastName), "LastName", "lastNameRequired"],
    [age !== null, "BirthDate", age ?? ""],
    [isBlank(driver.Passport), "Passport", "passportRequired"],
    [driver.PassportExpires < dropOff, "PassportExpires", "passportExpiresEarly"],
    [isBlank(driver.LicenseNumber), "LicenseNumber", "licenceRequired"],
    [driver.LicenseIssued > today, "LicenseIssued", "licenceIssuedLater"],
    [driver.LicenseExpires < dropOff, "LicenseExpires", "licenceExpiresEarly"],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, code]) => ({ field, code }));
}

/** The code that stands for all of it: the age's own where the age is to blame. */
export function driverErrorCode(problems: readonly DriverProblem[]): `car.${DriverAgeProblem}` | "invalid" {
  const codes = problems.map(({ code }) => code);
  if (codes.includes("driverTooYoung")) return "car.driverTooYoung";
  return codes.includes("driverTooOld") ? "car.driverTooOld" : "invalid";
}
