import { yearsAsked } from "../../../features/documents/documents.rules";
import type { HavanaDate } from "../../../shared/havana";
import { upcoming } from "../../../shared/officeOpening";
import { ofOneShape } from "../../../shared/ofOneShape";
import { type CarCatalogue, type Office, oneWayKm, type Places } from "../car.catalogue";
import type { Stay } from "../car.rules";
import type { CarOffer, CarOffice } from "../car.schemas";
import { type CarPrice, type Extras, missingCharges, priceCar, termsOf } from "../price/car.pricing";

/** One model of one company in a zone, priced for a stay. */
export type PricedOffer = {
  supplier: NonNullable<ReturnType<CarCatalogue["suppliers"]["get"]>>;
  model: NonNullable<ReturnType<CarCatalogue["models"]["get"]>>;
  carClass: NonNullable<ReturnType<CarCatalogue["classes"]["get"]>>;
  price: CarPrice;
};

export type OfferQuestion = { stay: Stay; places: Places; extras: Extras };

/**
 * Prices available cars. Leaves out suppliers that do not take a car back at the drop-off, and offers that need a
 * charge that is not entered (CAR-9). Cars of one class and supplier cost the same, so each price is computed once.
 */
export function priceOffers(
  catalogue: CarCatalogue,
  available: readonly { supplierId: number; modelId: number }[],
  { stay, places, extras }: OfferQuestion,
): PricedOffer[] {
  const terms = termsOf(stay, catalogue.rates);
  const prices = new Map<PricedOffer["supplier"], Map<PricedOffer["carClass"], CarPrice>>();
  const offers: PricedOffer[] = [];
  for (const { supplierId, modelId } of available) {
    const supplier = catalogue.suppliers.get(supplierId);
    const model = catalogue.models.get(modelId);
    const carClass = model && catalogue.classes.get(model.classId);
    const km = oneWayKm(catalogue, supplierId, places);
    if (!supplier || !model || !carClass || km === undefined) continue;
    const ofSupplier = prices.get(supplier) ?? new Map<PricedOffer["carClass"], CarPrice>();
    prices.set(supplier, ofSupplier);
    const trip = { stay, airport: places.pickUpOffice.airport, oneWayKm: km };
    const price =
      ofSupplier.get(carClass) ??
      priceCar(ofOneShape(carClass, ratesOf(supplier)), trip, extras, catalogue.rates, terms);
    if (!price) continue;
    ofSupplier.set(carClass, price);
    offers.push({ supplier, model, carClass, price });
  }
  return offers;
}

/** The codes of the charges that one car's trip needs and nobody has entered; none for an unknown car. (CAR-9) */
export function chargesMissingFrom(
  catalogue: CarCatalogue,
  { supplierId, modelId }: { supplierId: number; modelId: number },
  { stay, places, extras }: OfferQuestion,
): string[] {
  const supplier = catalogue.suppliers.get(supplierId);
  const model = catalogue.models.get(modelId);
  const carClass = model && catalogue.classes.get(model.classId);
  const km = oneWayKm(catalogue, supplierId, places);
  if (!supplier || !carClass || km === undefined) return [];
  const trip = { stay, airport: places.pickUpOffice.airport, oneWayKm: km };
  return missingCharges(ofOneShape(carClass, ratesOf(supplier)), trip, extras, catalogue.rates);
}

const ratesOf = ({ extraDriverPerDay, extraDriverFlat }: PricedOffer["supplier"]) => ({
  extraDriverPerDay,
  extraDriverFlat,
});

/** `licenceIso`: the country of the driver's licence, if given. */
type Shown = Pick<OfferQuestion, "stay" | "places"> & { licenceIso: string | undefined };

/** An offer as the API returns it. */
export function toCarOffer(
  { zones }: CarCatalogue,
  { supplier, model, carClass, price }: PricedOffer,
  { stay, places: { pickUpOffice, dropOffOffice }, licenceIso }: Shown,
): CarOffer {
  const zone = zones.get(pickUpOffice.zoneId);
  return {
    Name: model.name,
    SupplierId: supplier.id,
    SupplierName: supplier.name,
    ModelId: model.id,
    ModelName: model.name,
    Photo: model.photo ?? undefined,
    ClassId: carClass.id,
    ClassName: carClass.code,
    TransmissionId: carClass.transmission,
    Seats: carClass.seats,
    Bags: carClass.bags,
    Year: model.year,
    Equipment: [...model.equipment],
    KmLimit: carClass.kmLimit,
    ZoneId: pickUpOffice.zoneId,
    ZoneCode: zone?.code ?? "",
    ZoneName: zone?.name ?? "",
    DropOffZoneId: dropOffOffice.zoneId,
    DropOffZoneName: zones.get(dropOffOffice.zoneId)?.name ?? "",
    PickUpOffice: toCarOffice(pickUpOffice),
    DropOffOffice: toCarOffice(dropOffOffice),
    PickUp: stay.pickUp,
    DropOff: stay.dropOff,
    StartHour: stay.startHour,
    EndHour: stay.endHour,
    Days: price.days,
    CurrencyCode: "USD",
    Price: price.payNow,
    PerDay: price.perDay,
    PriceLines: price.priceLines,
    PayInCuba: price.payInCuba,
    InCubaLines: price.inCubaLines,
    Deposit: price.deposit,
    ConfirmsInstantly: supplier.confirmsInstantly,
    Breakdown: supplier.emergencyPhone !== null,
    FreeCancellationUntil: price.freeCancellationUntil,
    MinLicenceYears: carClass.minLicenceYears,
    LicenceYears: licenceIso === undefined ? undefined : yearsAsked(licenceIso, carClass.minLicenceYears),
  };
}

/** The same with opening hours, for the page of one offer or place. (OPS-98) */
export function openOffice(office: Office, today: HavanaDate): CarOffice {
  return { ...toCarOffice(office), Opening: office.opening ? upcoming(office.opening, today) : undefined };
}

export function toCarOffice({ id, code, name, zoneId, airport }: Office): CarOffice {
  return { Id: id, Code: code, Name: name, ZoneId: zoneId, Airport: airport };
}
