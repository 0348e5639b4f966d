import { ProductType } from "../../../shared/enumerations";
import type { WantedService } from "../../plan/alreadyPlanned.rules";
import { stayInstants } from "../lodging.rules";
import type { LodgingOffer } from "../lodging.schemas";

/** What booking an offer would add to a plan. */
export function wantedStay({ CheckIn, CheckInHour, CheckOut, CheckOutHour }: LodgingOffer): WantedService {
  const hours = { checkInHour: CheckInHour, checkOutHour: CheckOutHour };
  return { productType: ProductType.Lodging, ...stayInstants({ checkIn: CheckIn, checkOut: CheckOut }, hours) };
}
