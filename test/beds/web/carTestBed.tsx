import { Route } from "react-router";
import type { CarCharge, CarOffer, CarOfferPage } from "../../../src/products/car/car.schemas";
import CarBookConfirmPage from "../../../src/products/car/web/book/CarBookConfirmPage";
import CarBookPage from "../../../src/products/car/web/book/CarBookPage";
import CarSearchPage from "../../../src/products/car/web/search/CarSearchPage";
import { ana, authOf, openPages } from "./pageTestBed";
import { answer, on } from "./wireTestBed";

const pages = (
  <>
    <Route path="/search-car" element={<CarSearchPage />} />
    <Route path="/book-car-confirm" element={<CarBookConfirmPage />} />
    <Route path="/book-car" element={<CarBookPage />} />
    <Route path="/book-car/:name/:supplierId/:modelId" element={<CarBookPage />} />
  </>
);

/** Opens the pages of a car booking; `client` signs one in. */
export function openCarPage(path: string, { client = 0 } = {}) {
  return openPages(pages, path, client ? authOf({ ...ana, clientId: client }) : undefined);
}

export const office = { Id: 1, Code: "VRA", Name: "Aeropuerto Varadero", ZoneId: 2, Airport: true };

export const anOffer: CarOffer = {
  Name: "Kia Picanto",
  SupplierId: 1,
  SupplierName: "Cubacar",
  ModelId: 5,
  ModelName: "Kia Picanto",
  ClassId: 1,
  ClassName: "ECO-M",
  TransmissionId: 1,
  Seats: 4,
  Bags: 2,
  KmLimit: null,
  ZoneId: 2,
  ZoneCode: "VAR",
  ZoneName: "Varadero",
  DropOffZoneId: 2,
  DropOffZoneName: "Varadero",
  PickUpOffice: office,
  DropOffOffice: office,
  PickUp: "2027-01-10",
  DropOff: "2027-01-13",
  StartHour: "0900",
  EndHour: "0900",
  Days: 3,
  CurrencyCode: "USD",
  Price: 24_900,
  PerDay: 8_300,
  PriceLines: [{ Code: "rental", Amount: 24_900, Facts: { days: 3, perDay: 8_300 } }],
  PayInCuba: 2_000,
  InCubaLines: [{ Code: "airportPickUp", Amount: 2_000, Facts: {} }],
  Deposit: 15_000,
  ConfirmsInstantly: true,
  FreeCancellationUntil: Date.parse("2126-12-31T14:00Z"),
  MinLicenceYears: 2,
};

export const aPage: CarOfferPage = {
  Offers: [anOffer],
  Total: 41,
  Page: 0,
  PageSize: 20,
  Facets: {
    Classes: [{ Id: 1, Name: "ECO-M", Count: 12 }],
    Models: [],
    Suppliers: [{ Id: 4, Name: "REX", Count: 3 }],
    Transmissions: [{ Id: 2, Name: "Automatic", Count: 7 }],
  },
};

export const zones = [{ Id: 2, Code: "VAR", Name: "Varadero", ProvinceId: 4, Offices: [office] }];
const countries = [
  { Id: 34, Iso: "CU", Name: "Cuba" },
  { Id: 40, Iso: "ES", Name: "Spain" },
];
export const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-04-01", CountryId: 40 };

/** A charge of the rental desk, by the code that it has in prices. */
export const chargeOf = (Code: string, Amount: number, SupplierId: number | null = null): CarCharge => ({
  ...{ Code, Amount, SupplierId, Minimum: null, Maximum: null, PaidOnline: false, ClassId: null },
  ...{ Per: "day", Text: Code },
});

/** Answers for all other calls of the pages. */
export const surroundings = [
  on("/api/information/policyEdition", () => answer({ Edition: "first" })),
  on("/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
  on("/api/opinions/companies", () => answer([])),
  on("/api/products/cancellationRules/*", () => answer([])),
  on("/api/information/carCharges/*", () => answer([chargeOf("childSeat", 300), chargeOf("extraDriver", 300, 1)])),
  on("/api/information/rentConditions/*", () =>
    answer({ SupplierId: 1, SupplierName: "Cubacar", Conditions: ["The tank is full."] }),
  ),
  on("/api/agencyZones/agencyZonesByActiveCarProducts/*", () => answer(zones)),
  on("/api/agencyZones/carDropOffZone/*", () => answer([])),
  on("/api/products/minReservePeriod/*", () => answer({ Days: 0, Now: Date.now() })),
  on("/api/products/maxReservePeriod/*", () => answer({ Days: 36_500 })),
  on("/api/products/cancellationRules/*", () => answer([])),
  on("/api/countries", () => answer(countries)),
  on("/api/travelPlans/activeTravelPlan/*", () => answer(null)),
  on("/api/travelPlans/paidTravelPlans/*", () => answer([])),
  on("/api/profile/*", () => answer(profile)),
  on("/api/carBookings/getOffers/*", () => answer(aPage)),
  on("/api/carBookings/getCarOffer/*", () => answer([anOffer])),
];
