import type { Service } from "../../../features/plan/service/sameService.rules";
import { ProductType } from "../../../shared/enumerations";
import { stayInstants } from "../lodging.rules";
import type { LodgingOffer } from "../lodging.schemas";
import type { LodgingBookValues } from "./lodging.book-form";

type Guest = Pick<LodgingBookValues["travelers"][number], "FirstName" | "LastName">;

/** What booking an offer for the travelers in the form would add to a plan. */
export function wantedStay(offer: LodgingOffer, travelers: readonly Guest[]): Service {
  const { HotelId, CheckIn, CheckInHour, CheckOut, CheckOutHour } = offer;
  const hours = { checkInHour: CheckInHour, checkOutHour: CheckOutHour };
  return {
    productType: ProductType.Lodging,
    placeId: HotelId,
    ...stayInstants({ checkIn: CheckIn, checkOut: CheckOut }, hours),
    people: travelers.map(({ FirstName, LastName }) => ({ name: `${FirstName} ${LastName}`, passport: "" })),
  };
}

/** The form values that decide whether it is booked a second time. */
export const askedOf = (travelers: readonly Guest[]): string =>
  JSON.stringify(travelers.map(({ FirstName, LastName }) => [FirstName, LastName]));
