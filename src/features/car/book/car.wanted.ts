import { ProductType } from "../../../shared/enumerations";
import type { WantedService } from "../../plan/alreadyPlanned.rules";
import { stayInstants } from "../car.rules";
import type { CarOffer } from "../car.schemas";

/** What booking an offer would add to a plan. */
export function wantedCar({ PickUp, StartHour, DropOff, EndHour }: CarOffer): WantedService {
  const stay = { pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour };
  return { productType: ProductType.CarRent, ...stayInstants(stay) };
}
