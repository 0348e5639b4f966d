import { readCarValues } from "../../../products/car/book/car.draft-text";
import {
  type CarBookValues,
  toBookForm as toCarForm,
  withProfile as withDriver,
} from "../../../products/car/book/car.drafts";
import { type LodgingBookValues, toBookForm as toStayForm } from "../../../products/lodging/book/lodging.book-form";
import { readLodgingValues } from "../../../products/lodging/book/lodging.draft-text";
import type { DrivingClient } from "../../documents/driver.rules";

/** The driver's form with the other travelers: the driver is the main traveler of each stay. */
export type TripValues = CarBookValues & Pick<LodgingBookValues, "travelers" | "Requests">;

/** Reads the form's values for this many travelers from browser storage. */
export function readTripValues(stored: unknown, adults: number): TripValues {
  const { travelers, Requests } = readLodgingValues(stored, adults - 1);
  const { Driver, ExtraDrivers, NamedDrivers, ChildSeats, FlightNumber, ...policies } = readCarValues(stored);
  // In the order of the page, which is that of the list of errors.
  return { Driver, ExtraDrivers, NamedDrivers, ChildSeats, FlightNumber, travelers, Requests, ...policies };
}

/** The form with data of the client's profile in the driver's fields that are still empty. */
export function withProfile(values: TripValues, profile: Parameters<typeof withDriver>[1]): TripValues {
  return shared(values, withDriver(values, profile).Driver);
}

/**
 * The form with another driver. Travelers with the previous driver's last name, or with none, get the new driver's last
 * name, because most families share one. (LODGE-30)
 */
export function shared(values: TripValues, Driver: TripValues["Driver"]): TripValues {
  const follows = (own: string) => own === "" || own === values.Driver.LastName;
  const travelers = values.travelers.map((one) =>
    follows(one.LastName) ? { ...one, LastName: Driver.LastName } : one,
  );
  return { ...values, Driver, travelers };
}

/**
 * The bodies of the car and lodging calls; null while the policies are not accepted. Nothing is typed twice. (TRIP-2)
 */
export function tripForms({ travelers, Requests, ...car }: TripValues, client: DrivingClient | undefined) {
  const { AcceptPolicies, Driver } = car;
  const driver = toCarForm(car, client);
  const guests = toStayForm({ travelers: [Driver, ...travelers], Requests, AcceptPolicies });
  return driver && guests && { driver, guests };
}

/** The request key of one part of a trip, derived from the trip's: the same on each try. (FAULT-28) */
export function keyOfPart(requestKey: string, part: number): string {
  return requestKey.slice(0, -2) + part.toString(16).padStart(2, "0");
}
