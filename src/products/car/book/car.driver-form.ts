import { isDocumentNumber, licenceAgeRefusal, type Rental } from "../../../features/documents/documents.rules";
import {
  type DriverAgeProblem,
  driverAgeProblem,
  driverPassportRefusal,
} from "../../../features/documents/driver.rules";
import type { FieldCode } from "../../../shared/fieldCode";
import type { HavanaDate } from "../../../shared/havana";
import { isSameName } from "../../../shared/names/names";
import type { Refusal } from "../../../shared/refusals";
import type { CarBookForm, Driver } from "../carBooking.schemas";

export type DriverProblem = { field: keyof Driver; code: FieldCode; facts?: Refusal["facts"] };

/** What the countries of a driver's documents require. */
export type PapersOf = { passportMonths: number; licenceIso: string };

/**
 * The errors of a booking's driver (CAR-1, CAR-3, DOC-2, DOC-3, DOC-5), each with its field and message code; missing
 * fields are checked by the schema. Whatever would be refused before payment is refused at booking already.
 */
export function driverProblems(
  driver: Driver,
  rental: Rental,
  { passportMonths, licenceIso }: PapersOf,
  today: HavanaDate,
): DriverProblem[] {
  const age = driverAgeProblem(driver.BirthDate, rental);
  const issuedOn = driver.LicenseIssued;
  const expiresOn = driver.LicenseExpires;
  const passport = passportOf(driver);
  const refusal =
    passport && driverPassportRefusal({ expiresOn: passport.PassportExpires, months: passportMonths }, rental);
  const licence = licenceAgeRefusal({ issuedOn, expiresOn, countryIso: licenceIso }, [rental]);
  const number = (field: "Passport" | "LicenseNumber"): DriverProblem[] =>
    isDocumentNumber(driver[field] ?? "") ? [] : [{ field, code: "documentNumber" }];
  const isBegun = driver.Passport !== undefined || driver.PassportExpires !== undefined;
  return [
    ...(age ? [{ field: "BirthDate" as const, code: age }] : []),
    ...(isBegun ? missingOfPassport(driver) : []),
    ...(driver.Passport === undefined ? [] : number("Passport")),
    ...(refusal ? [{ field: "PassportExpires" as const, ...refusal }] : []),
    ...number("LicenseNumber"),
    ...(issuedOn > today ? [{ field: "LicenseIssued" as const, code: "licenceIssuedLater" as const }] : []),
    ...(issuedOn < driver.BirthDate ? [{ field: "LicenseIssued" as const, code: "issuedTooEarly" as const }] : []),
    ...(issuedOn <= today && licence?.code === "licenceTooYoung"
      ? [{ field: "LicenseIssued" as const, ...licence }]
      : []),
    ...(expiresOn < rental.dropOff ? [{ field: "LicenseExpires" as const, code: "licenceExpiresEarly" as const }] : []),
  ];
}

/** The driver's passport, if all of it was given. */
export function passportOf({ CountryId, Passport, PassportExpires }: Driver) {
  if (CountryId === undefined || Passport === undefined || PassportExpires === undefined) return null;
  return { CountryId, Passport, PassportExpires };
}

/**
 * The missing parts of a driver's passport, each with its field: a driver who is not the client needs all of them.
 * (CAR-2)
 */
export function missingOfPassport({ CountryId, Passport, PassportExpires }: Driver): DriverProblem[] {
  return [
    ...(CountryId === undefined ? [{ field: "CountryId" as const, code: "countryRequired" as const }] : []),
    ...(Passport === undefined ? [{ field: "Passport" as const, code: "passportRequired" as const }] : []),
    ...(PassportExpires === undefined
      ? [{ field: "PassportExpires" as const, code: "passportExpiresRequired" as const }]
      : []),
  ];
}

type Named = Pick<Driver, "FirstName" | "LastName" | "BirthDate">;

/** Whether two people are the same: by name, however it is written, and date of birth. */
export function isSamePerson(one: Named, other: Named): boolean {
  const nameOf = ({ FirstName, LastName }: Named) => `${FirstName} ${LastName}`;
  return one.BirthDate === other.BirthDate && isSameName(nameOf(one), nameOf(other));
}

/** The places of the extra drivers who cannot be named: they drive already, or exceed the booked number. (CAR-63) */
export function namingProblems({
  Driver: driver,
  ExtraDrivers = 0,
  NamedDrivers = [],
}: Pick<CarBookForm, "Driver" | "ExtraDrivers" | "NamedDrivers">): { at: number; problem: DriverProblem }[] {
  return NamedDrivers.flatMap((named, at) => {
    const isTwice = [driver, ...NamedDrivers.slice(0, at)].some((other) => isSamePerson(named, other));
    const code = at >= ExtraDrivers ? "driverNotBooked" : isTwice ? "driverTwice" : null;
    return code === null ? [] : [{ at, problem: { field: "FirstName" as const, code } }];
  });
}

/** The error code of the whole form from the codes of its problems: the age's own code if the age is a reason. */
export function driverErrorCode(codes: readonly FieldCode[]): `car.${DriverAgeProblem}` | "invalid" {
  if (codes.includes("driverTooYoung")) return "car.driverTooYoung";
  return codes.includes("driverTooOld") ? "car.driverTooOld" : "invalid";
}
