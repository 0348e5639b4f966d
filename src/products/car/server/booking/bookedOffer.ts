import { Problem, wrongField } from "../../../../platform/server/problem";
import { DEFAULT_CAR_SEARCH } from "../../../../shared/constants";
import { type CarCatalogue, oneWayKm, type Places } from "../../car.catalogue";
import type { CarExtras, CarOfferChoice, WholeCarChoice } from "../../carBooking.schemas";
import type { CarPrice } from "../../price/car.pricing";
import { type PricedOffer, priceOffers } from "../../search/car.offers";
import { requireCharges, requireOpen, stayOf } from "../car.problems";

/** A choice with its defaults: the default search's hours, and the return to the office of pick-up. (CAR-17) */
export function wholeChoice(choice: CarOfferChoice): WholeCarChoice {
  const { startHour: StartHour, endHour: EndHour } = DEFAULT_CAR_SEARCH;
  return { StartHour, EndHour, DropOffAgencyId: choice.AgencyId, ...choice };
}

/**
 * The offer that a booking names, with its current price and its extras. Throws `car.offerGone` if there is no such
 * car, `car.dropOffNotServed`, and `invalid` for ids that do not belong together and for an offer without a price
 * (CAR-9). `priceIn`: its price in another state of the catalogue; null: it is not on sale there.
 */
export function bookedOffer(
  catalogue: CarCatalogue,
  choice: WholeCarChoice,
  form: CarExtras,
): { offer: PricedOffer; places: Places; priceIn: (other: CarCatalogue) => CarPrice | null } {
  const { SupplierId: supplierId, ModelId: modelId } = choice;
  requireBelonging(catalogue, choice);
  const places = placesOfChoice(catalogue, choice);
  if (oneWayKm(catalogue, supplierId, places) === undefined)
    throw new Problem("car.dropOffNotServed", {}, [{ Field: "CarOffer.DropOffAgencyId", Code: "dropOffNotServed" }]);
  const stay = stayOf(choice);
  requireOpen(stay, places, supplierId, "CarOffer.");
  const extras = {
    extraDrivers: form.ExtraDrivers ?? 0,
    childSeats: form.ChildSeats ?? 0,
    driverBirthDate: form.Driver.BirthDate,
  };
  const wanted = { supplierId, modelId };
  requireCharges(catalogue, wanted, { stay, places, extras }, chargeFields);
  const [offer] = priceOffers(catalogue, [wanted], { stay, places, extras });
  if (!offer) throw new Problem("car.offerGone");
  const priceIn = (other: CarCatalogue) => priceOffers(other, [wanted], { stay, places, extras })[0]?.price ?? null;
  return { offer, places, priceIn };
}

/** The fields of a booking that ask for each charge. */
const chargeFields = {
  airportPickUp: "CarOffer.AgencyId",
  oneWay: "CarOffer.DropOffAgencyId",
  extraDriver: "BookForm.ExtraDrivers",
  childSeat: "BookForm.ChildSeats",
  youngDriver: "BookForm.Driver.BirthDate",
  seniorDriver: "BookForm.Driver.BirthDate",
};

function requireBelonging({ suppliers, models, classes }: CarCatalogue, choice: WholeCarChoice): void {
  const model = models.get(choice.ModelId);
  const carClass = model && classes.get(model.classId);
  if (!suppliers.has(choice.SupplierId) || !carClass) throw new Problem("car.offerGone");
  if (choice.RentalCompanyId !== choice.SupplierId) throw wrongField("CarOffer.RentalCompanyId");
  if (carClass.id !== choice.ClassId) throw wrongField("CarOffer.ClassId");
  if (carClass.transmission !== choice.TransmissionId) throw wrongField("CarOffer.TransmissionId");
}

function placesOfChoice({ offices }: CarCatalogue, { ZoneId, AgencyId, DropOffAgencyId }: WholeCarChoice): Places {
  const pickUpOffice = offices.find(({ id }) => id === AgencyId);
  const dropOffOffice = offices.find(({ id }) => id === DropOffAgencyId);
  if (pickUpOffice?.zoneId !== ZoneId) throw wrongField("CarOffer.AgencyId", "officeElsewhere");
  if (!dropOffOffice) throw wrongField("CarOffer.DropOffAgencyId");
  return { pickUpOffice, dropOffOffice };
}
