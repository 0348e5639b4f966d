import type { KnownPerson, Person } from "../../features/plan/people/knownPeople";
import { ProductType } from "../../shared/enumerations";
import type { BookedCar, BookedDriver } from "./bookedCar.schemas";

/** The part of a booking that says what was booked. */
type Booked = { readonly ProductType: number; readonly Details: unknown };

/** The car of a booking; null for a booking of another product, and for one whose car is lost. */
export function bookedCar({ ProductType: type, Details }: Booked): BookedCar | null {
  // The product's server wrote it, and its schema describes it.
  return type === ProductType.CarRent ? ((Details as BookedCar | null) ?? null) : null;
}

/** The drivers of a booked car: none of them may drive another one at the same time. (PLAN-38) */
export function servedByCar({ DriverName: name, Driver }: Pick<BookedCar, "DriverName" | "Driver">) {
  return { placeId: null, people: [{ name, passport: Driver?.Passport ?? "" }] };
}

/** A booked driver in the form's shape. */
export function asTyped({ CountryId, Passport = "", PassportExpires = "", ...driver }: BookedDriver): Person {
  return {
    ...driver,
    CountryId: String(CountryId ?? ""),
    Passport,
    PassportExpires,
    LicenseCountryId: String(driver.LicenseCountryId),
  };
}

/** All named drivers, with their papers unless these are erased. (CAR-62, CAR-63) */
export function driversOf({ Driver, NamedDrivers = [] }: Pick<BookedCar, "Driver" | "NamedDrivers">): KnownPerson[] {
  return [...(Driver ? [Driver] : []), ...NamedDrivers].map((driver) => ({ person: asTyped(driver), age: null }));
}

/** The number of a car's extra drivers who are not named yet. (CAR-63) */
export function unnamedDrivers({ ExtraDrivers, ExtraDriverNames = [] }: BookedCar): number {
  return Math.max(0, ExtraDrivers - ExtraDriverNames.length);
}
