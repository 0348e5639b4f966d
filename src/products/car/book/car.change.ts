import { policiesAccepted } from "../../../features/information/policyBox.rules";
import { DEFAULT_CAR_SEARCH, SITE_ID } from "../../../shared/constants";
import { readTexts } from "../../../shared/textFields";
import { asTyped } from "../bookedCar";
import type { BookedCar } from "../bookedCar.schemas";
import type { CarZone } from "../car.schemas";
import type { CarChangeQuestion, WholeCarChoice } from "../carBooking.schemas";
import { type CarSearchChoice, defaultCarSearch } from "../search/car.search-url";
import { type CarBookValues, unnamedDriver } from "./car.drafts";

/** A booked car whose offer is known. */
export type ChangeableCar = BookedCar & Required<Pick<BookedCar, "Offer">>;

/** When and where a booked car is rented, in the form of a search. */
export function stayOfBooked({ PickUp, DropOff, StartHour, EndHour, ZoneId, Offer }: ChangeableCar): CarSearchChoice {
  return {
    ...defaultCarSearch(PickUp).search,
    PickUp,
    DropOff,
    StartHour,
    EndHour,
    IdZone: ZoneId,
    IdPickUpOffice: Offer.AgencyId,
    IdDropOffZone: Offer.DropOffZoneId,
    IdDropOffOffice: Offer.DropOffAgencyId,
    IdSupplier: Offer.SupplierId,
    IdModel: Offer.ModelId,
  };
}

/** The form of a booked car: its driver and extras. Erased papers must be given again. */
export function valuesOfBooked(car: BookedCar): CarBookValues | null {
  const { Driver, ExtraDrivers, NamedDrivers = [], ChildSeats, FlightNumber } = car;
  if (!Driver) return null;
  return {
    Driver: { ...asTyped(Driver), PassportOf: "" },
    ExtraDrivers,
    NamedDrivers: NamedDrivers.map((driver) => readTexts(unnamedDriver, asTyped(driver))),
    ChildSeats,
    FlightNumber: FlightNumber ?? "",
    // They were accepted with the original booking.
    AcceptPolicies: policiesAccepted.AcceptTerms,
    PolicyEdition: "",
  };
}

/** The chosen office of return; by default the zone's first. */
function returnOffice({ IdDropOffZone, IdDropOffOffice }: CarSearchChoice, zones: readonly CarZone[]): number {
  return IdDropOffOffice || (zones.find(({ Id }) => Id === IdDropOffZone)?.Offices[0]?.Id ?? 0);
}

/** A booked car's offer with another stay, as a booking call names it. */
export function changedOffer(
  { Offer, ClassId, TransmissionId, ZoneId }: ChangeableCar,
  stay: CarSearchChoice,
  { zones, userCountryId }: { zones: readonly CarZone[]; userCountryId: number },
): WholeCarChoice {
  const { PickUp, DropOff, StartHour, EndHour } = stay;
  const { SupplierId, ModelId, AgencyId } = Offer;
  return {
    PickUp,
    DropOff,
    StartHour,
    EndHour,
    SiteCode: SITE_ID,
    CurrencyCode: DEFAULT_CAR_SEARCH.currency,
    AgencyId,
    DropOffAgencyId: returnOffice(stay, zones) || Offer.DropOffAgencyId,
    UserCountryId: userCountryId,
    ClassId,
    TransmissionId,
    RentalCompanyId: SupplierId,
    SupplierId,
    ModelId,
    ZoneId,
  };
}

/** The form values that the price depends on. */
export function pricedBy({ Driver, ExtraDrivers, ChildSeats }: CarBookValues): CarChangeQuestion["BookForm"] {
  return { Driver: { BirthDate: Driver.BirthDate }, ExtraDrivers, ChildSeats };
}
