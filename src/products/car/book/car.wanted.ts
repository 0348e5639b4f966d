import type { Service } from "../../../features/plan/service/sameService.rules";
import { ProductType } from "../../../shared/enumerations";
import { stayInstants } from "../car.rules";
import type { CarOffer } from "../car.schemas";
import type { CarBookValues } from "./car.drafts";

type Booked = Pick<CarBookValues, "ExtraDrivers" | "ChildSeats"> & {
  readonly Driver: Pick<CarBookValues["Driver"], "FirstName" | "LastName" | "Passport" | "BirthDate">;
};

/** What booking an offer for the driver in the form would add to a plan. */
export function wantedCar({ PickUp, StartHour, DropOff, EndHour }: CarOffer, { Driver }: Booked): Service {
  const stay = { pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour };
  const driver = { name: `${Driver.FirstName} ${Driver.LastName}`, passport: Driver.Passport };
  return { productType: ProductType.CarRent, placeId: null, ...stayInstants(stay), people: [driver] };
}

/** The form values that determine its price, and whether it is booked a second time. */
export function askedOf({ Driver: { FirstName, LastName, Passport, BirthDate }, ExtraDrivers, ChildSeats }: Booked) {
  return JSON.stringify([FirstName, LastName, Passport, BirthDate, ExtraDrivers, ChildSeats]);
}
