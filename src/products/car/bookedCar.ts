import type { KnownPerson, Person } from "../../features/plan/knownPeople";
import { ProductType } from "../../shared/enumerations";
import type { BookedCar, BookedDriver } from "./bookedCar.schemas";

/** A booking as far as it says what was booked. */
type Booked = { readonly ProductType: number; readonly Details: unknown };

/** The car of a booking; null for a booking of another product, and for one whose car is lost. */
export function bookedCar({ ProductType: type, Details }: Booked): BookedCar | null {
  // The product's server wrote it, and its schema describes it.
  return type === ProductType.CarRent ? ((Details as BookedCar | null) ?? null) : null;
}

/** Who drives a booked car: whoever has it may not drive another one at the same time. (PLAN-38) */
export function servedByCar({ DriverName: name, Driver }: Pick<BookedCar, "DriverName" | "Driver">) {
  return { placeId: null, people: [{ name, passport: Driver?.Passport ?? "" }] };
}

/** A booked driver as a form has one. */
export function asTyped({ CountryId, Passport = "", PassportExpires = "", ...driver }: BookedDriver): Person {
  return {
    ...driver,
    CountryId: String(CountryId ?? ""),
    Passport,
    PassportExpires,
    LicenseCountryId: String(driver.LicenseCountryId),
  };
}

/** All who are named to drive, with their papers, unless these are erased. (CAR-62, CAR-63) */
export function driversOf({ Driver, NamedDrivers = [] }: Pick<BookedCar, "Driver" | "NamedDrivers">): KnownPerson[] {
  return [...(Driver ? [Driver] : []), ...NamedDrivers].map((driver) => ({ person: asTyped(driver), age: null }));
}

/** How many extra drivers of a car nobody has named yet. (CAR-63) */
export function unnamedDrivers({ ExtraDrivers, ExtraDriverNames = [] }: BookedCar): number {
  return Math.max(0, ExtraDrivers - ExtraDriverNames.length);
}
