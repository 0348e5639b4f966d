import assert from "node:assert/strict";
import { at, dataOf, filled, inDays, type Known, listOf, matches, numberOf, type Step } from "./steps";

/** The default search: a week ahead, three days, in zone 2 (section 9). */
export const carSearch = (known: Known) => ({
  IdZone: 2,
  PickUp: inDays(known, 7),
  DropOff: inDays(known, 10),
  StartHour: "0900",
  EndHour: "0900",
  IgnoreReservePeriod: false,
  SiteId: 11,
  IdTourOperator: 0,
  IdUserCountry: 167,
  Currency: "USD",
  IdSupplier: 0,
  IdModel: 0,
  IdClass: 0,
  ExcludedByBestPrice: false,
  ExcludedByBestDisponibility: false,
  AvoidEmptyResult: false,
  CountryId: 34,
  LanguageCode: "en",
});

const driver = (known: Known) => ({
  FirstName: "Ana",
  LastName: "Rivera Soto",
  BirthDate: "1988-05-17",
  CountryId: 167,
  Passport: "X12345678",
  PassportExpires: inDays(known, 2_000),
  LicenseNumber: "X12345678",
  LicenseCountryId: 167,
  LicenseIssued: inDays(known, -3_000),
  LicenseExpires: inDays(known, 2_000),
});

/** A car booking with exactly the fields of section 3. */
export function carBooking(known: Known, pickUpInDays = 7) {
  const { carOffer: offer, clientId } = known;
  return {
    CarOffer: {
      PickUp: inDays(known, pickUpInDays),
      DropOff: inDays(known, pickUpInDays + 3),
      SiteCode: 11,
      CurrencyCode: "USD",
      AgencyId: at(offer, "PickUpOffice", "Id"),
      UserCountryId: 167,
      ClassId: at(offer, "ClassId"),
      TransmissionId: at(offer, "TransmissionId"),
      RentalCompanyId: at(offer, "SupplierId"),
      SupplierId: at(offer, "SupplierId"),
      ModelId: at(offer, "ModelId"),
      ZoneId: 2,
    },
    BookForm: {
      Driver: driver(known),
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId: clientId,
    SiteId: 11,
    Book: true,
  };
}

/** Searching a car and booking it. */
export const carCalls: Step[] = [
  {
    call: "POST /api/carBookings/carAgencies/{lang}",
    asks: () => ({ as: "nobody", path: "/api/carBookings/carAgencies/en" }),
    holds: (answer) => void filled(at(dataOf(answer), "Suppliers")),
  },
  {
    call: "GET /api/agencyZones/carDropOffZone/{a}/{b}",
    asks: () => ({ as: "nobody", path: "/api/agencyZones/carDropOffZone/1/2" }),
    holds: (answer) => void filled(dataOf(answer)),
  },
  {
    call: "GET /api/agencyZones/agencyZonesByActiveCarProducts/{zone}/{country}/{lang}",
    asks: () => ({ as: "nobody", path: "/api/agencyZones/agencyZonesByActiveCarProducts/2/34/en" }),
    holds: (answer) =>
      assert.deepEqual(
        listOf(dataOf(answer)).map((zone) => at(zone, "Id")),
        [2],
      ),
  },
  {
    call: "GET /api/agencyZones/agencyZonesByActiveCarProducts/{country}/{lang}",
    why: "the zone may be left out",
    asks: () => ({ as: "nobody", path: "/api/agencyZones/agencyZonesByActiveCarProducts/34/en" }),
    holds: (answer) => assert.ok(listOf(dataOf(answer)).length > 1),
  },
  {
    call: "GET /api/agencyZones/agencyZonesByActiveCarProducts/{zone}/{country}/{lang}",
    why: "another country has none",
    asks: () => ({ as: "nobody", path: "/api/agencyZones/agencyZonesByActiveCarProducts/0/167/en" }),
    holds: (answer) => assert.deepEqual(dataOf(answer), []),
  },
  {
    call: "GET /api/carBookings/offersListToFront/{siteId}/{countryId}/{lang}",
    asks: () => ({ as: "nobody", path: "/api/carBookings/offersListToFront/11/34/en" }),
    holds: (answer) => void filled(dataOf(answer)),
  },
  {
    call: "POST /api/carBookings/getOffers/{field}/{order}/{language}/{page}/{pageSize}",
    asks: (known) => ({ as: "nobody", path: "/api/carBookings/getOffers/Price/0/en/0/20", body: carSearch(known) }),
    holds: (answer, known) => {
      const offers = filled(at(dataOf(answer), "Offers"));
      known.carOffer = offers[0];
    },
  },
  {
    call: "POST /api/carBookings/getCarOffer/{lang}",
    asks: (known) => ({
      as: "nobody",
      path: "/api/carBookings/getCarOffer/en",
      body: {
        ...carSearch(known),
        IdSupplier: at(known.carOffer, "SupplierId"),
        IdModel: at(known.carOffer, "ModelId"),
      },
    }),
    holds: (answer, known) => {
      const [offer] = filled(dataOf(answer));
      known.carPrice = numberOf(at(offer, "Price"));
    },
  },
  {
    call: "POST /api/carBookings/{lang}",
    why: "of another site is refused",
    asks: (known) => ({ path: "/api/carBookings/en", body: { ...carBooking(known), SiteId: 99 } }),
    holds: ({ http, body }) => {
      assert.equal(http, 400);
      assert.equal(at(body, "ResultCode"), "siteUnknown");
    },
  },
  {
    call: "POST /api/carBookings/{lang}",
    asks: (known) => ({ path: "/api/carBookings/en", body: carBooking(known) }),
    holds: (answer, known) => {
      known.carId = numberOf(at(dataOf(answer), "BookingId"));
      known.planId = numberOf(at(dataOf(answer), "TravelPlanId"));
    },
  },
  {
    call: "POST /api/carBookings/{lang}",
    why: "the same body again is the same booking",
    asks: (known) => ({ path: "/api/carBookings/en", body: carBooking(known) }),
    holds: (answer, { carId, planId }) => matches(dataOf(answer), { BookingId: carId, TravelPlanId: planId }),
  },
  {
    call: "GET /api/carBookings/{id}/{lang}",
    asks: ({ carId }) => ({ path: `/api/carBookings/${carId}/en` }),
    holds: (answer, { carId, carPrice }) => {
      const booking = dataOf(answer);
      matches(booking, { BookingId: carId, PayNow: carPrice, ProductType: 1 });
      matches(at(booking, "Details"), { StartHour: "0900", EndHour: "0900" });
      assert.equal(at(booking, "Details", "DropOffOffice"), at(booking, "Details", "PickUpOffice"));
    },
  },
  {
    call: "GET /api/information/carCharges/{lang}",
    asks: () => ({ as: "nobody", path: "/api/information/carCharges/en" }),
    holds: (answer) => {
      const codes = filled(dataOf(answer)).map((charge) => at(charge, "Code"));
      const named = ["extraDriver", "fullTank", "deposit", "oneWay", "airportPickUp", "childSeat", "ageSurcharge"];
      assert.deepEqual([...new Set(codes)].sort(), named.sort());
    },
  },
  {
    call: "GET /api/information/rentConditions/{a}/{b}",
    asks: () => ({ as: "nobody", path: "/api/information/rentConditions/1/2" }),
    holds: (answer) => void filled(at(dataOf(answer), "Conditions")),
  },
  {
    call: "GET /api/photos/carPhoto/{a}/{b}/{c}",
    asks: () => ({ as: "nobody", path: "/api/photos/carPhoto/1/640/480" }),
    holds: (answer) => matches(dataOf(answer), { ModelId: 1, Width: 640, Height: 480 }),
  },
  {
    call: "GET /api/photos/carPhotos/{a}/{b}/{c}",
    asks: () => ({ as: "nobody", path: "/api/photos/carPhotos/1/640/480" }),
    holds: (answer) => matches(filled(dataOf(answer))[0], { Width: 640, Height: 480 }),
  },
];
