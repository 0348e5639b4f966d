import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { render } from "@testing-library/react";
import { HttpResponse, type HttpResponseResolver, http } from "msw";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import en from "../../../../i18n/en.json";
import { api } from "../../../web/api";
import { languageSlice } from "../../../web/intl/language";
import { noticesSlice } from "../../../web/notices/notices";
import { authSlice, signedIn } from "../../../web/session/auth";
import type { LodgingOffer, LodgingOfferDetail, LodgingOfferPage } from "../lodging.schemas";
import LodgingBookPage from "./LodgingBookPage";
import LodgingSearchPage from "./LodgingSearchPage";

// jsdom has no layout, so nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};

// React reads a form whose submission navigates; the stand-in's FormData is Node's, which knows no forms.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() });

const reducer = combineReducers({
  api: api.reducer,
  auth: authSlice.reducer,
  language: languageSlice.reducer,
  notices: noticesSlice.reducer,
});

/** The pages of the lodging journey over a store of their own; `client` signs one in. */
export function openLodgingPage(path: string, { client = 0 } = {}) {
  const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });
  const data = {
    clientId: client,
    email: "ana@example.com",
    FirstName: "Ana",
    LastName: "Pérez",
    Role: "client",
  } as const;
  if (client) store.dispatch(signedIn({ access_token: "token", token_type: "bearer", expires_in: 900, data }));
  const view = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/search-lodging" element={<LodgingSearchPage />} />
            <Route path="/book-lodging/:polo/:name/:hotelId/:classId/:planId" element={<LodgingBookPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { ...view, store };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const anOffer: LodgingOffer = {
  HotelId: 3,
  HotelName: "Meliá Habana",
  Kind: "hotel",
  Building: "grandHotel",
  CategoryId: 5,
  Stars: 5,
  ChainId: 2,
  ChainName: "Meliá",
  LocationId: 1,
  TouristZoneId: 2,
  TouristZoneCode: "LHA",
  TouristZoneName: "La Habana",
  ProvinceId: 3,
  ProvinceName: "La Habana",
  Latitude: 23.124,
  Longitude: -82.424,
  RoomClassId: 1,
  RoomClassCode: "Standard",
  MaxAdults: 3,
  MaxGuests: 4,
  Bedrooms: null,
  MealsPlanId: 3,
  MealsPlanCode: "CP",
  CheckIn: "2126-01-10",
  CheckInHour: "1500",
  CheckOut: "2126-01-13",
  CheckOutHour: "1200",
  Nights: 3,
  CurrencyCode: "USD",
  Price: 60_000,
  PerNight: 20_000,
  PriceLines: [{ Code: "room", Amount: 60_000, Facts: { count: 1, nights: 3, perNight: 20_000 } }],
  PayInCuba: 0,
  RoomsLeft: 2,
  ConfirmsInstantly: false,
  FreeCancellationUntil: Date.parse("2126-01-03T20:00Z"),
};

const nobody = { Age: null, Traveler: null };

export const aDetail: LodgingOfferDetail = {
  ...anOffer,
  Rooms: [
    {
      room: 1,
      adultsAmount: 2,
      childrenAmount: 1,
      childrenAgeList: [7],
      Guests: [nobody, nobody, { Age: 7, Traveler: null }],
      Price: 60_000,
      PerNight: 20_000,
      PriceLines: anOffer.PriceLines,
    },
  ],
  TravelersAmount: 3,
  CancellationTerms: [
    {
      Code: "RF",
      From: null,
      Until: Date.parse("2126-01-03T20:00Z"),
      Fee: 0,
    },
    {
      Code: "NP",
      From: Date.parse("2126-01-03T20:00Z"),
      Until: Date.parse("2126-01-10T20:00Z"),
      Fee: 20_000,
    },
  ],
  Phone: null,
  Choices: [
    { ...pick(), Price: 60_000, PerNight: 20_000, RoomsLeft: 2, Fits: true },
    { ...pick(), MealsPlanId: 2, MealsPlanCode: "MAP", Price: 72_000, PerNight: 24_000, RoomsLeft: 2, Fits: true },
    { ...pick(), RoomClassId: 3, RoomClassCode: "Suite", Price: 0, PerNight: 0, RoomsLeft: 0, Fits: true },
  ],
};

function pick() {
  const { RoomClassId, RoomClassCode, MaxAdults, MaxGuests, Bedrooms, MealsPlanId, MealsPlanCode } = anOffer;
  return { RoomClassId, RoomClassCode, MaxAdults, MaxGuests, Bedrooms, MealsPlanId, MealsPlanCode };
}

export const aPage: LodgingOfferPage = {
  Offers: [anOffer],
  Total: 21,
  Page: 0,
  PageSize: 10,
  Facets: {
    Zones: [{ Id: 2, Name: "La Habana", Count: 12 }],
    Categories: [{ Id: 5, Count: 9 }],
    RoomClasses: [],
    MealsPlans: [{ Id: 5, Count: 4 }],
    Locations: [],
    Chains: [{ Id: 2, Name: "Meliá", Count: 3 }],
    Lowest: 5_000,
    Highest: 30_000,
  },
  Pins: [
    {
      HotelId: 3,
      HotelName: "Meliá Habana",
      TouristZoneId: 2,
      Latitude: 23.124,
      Longitude: -82.424,
      PerNight: 20_000,
    },
    {
      HotelId: 9,
      HotelName: "El Castillo",
      TouristZoneId: 26,
      Latitude: 20.346,
      Longitude: -74.499,
      PerNight: 8_000,
    },
  ],
};

export const succeed = (Data: unknown) => HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

export const fail = (status: number, ResultCode: string, Data: string, Errors: object[] = []) =>
  HttpResponse.json({ Data, Status: -1, ResultCode, ResponseType: "Error", Errors }, { status });

export const answer = (path: string, resolver: HttpResponseResolver) => http.all(`*${path}`, resolver);

const choices = {
  Zones: [{ Id: 2, Code: "LHA", Name: "La Habana", ProvinceName: "La Habana" }],
  Categories: [3, 4, 5, 1],
  RoomClasses: [{ Id: 1, Code: "Standard" }],
  MealsPlans: [{ Id: 3, Code: "CP" }],
  Locations: [1, 2],
  Chains: [{ Id: 2, Name: "Meliá" }],
};
const countries = [
  { Id: 34, Iso: "CU", Name: "Cuba" },
  { Id: 40, Iso: "ES", Name: "Spain" },
];
const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-04-01", CountryId: 40 };
const scene = { ZoneCode: "LHA", ZoneName: "La Habana", Hour: "day", Building: "grandHotel", Variant: 3 };
const photo = (Id: string, part: object) => ({
  Id,
  Url: null,
  Width: null,
  Height: null,
  Scene: { ...scene, ...part },
});

/** Everything the pages ask for besides what a test is about. */
export const surroundings = [
  answer("/api/products/minReservePeriod/*", () => succeed({ Days: 0 })),
  answer("/api/products/maxReservePeriod/*", () => succeed({ Days: 36_500 })),
  answer("/api/countries", () => succeed(countries)),
  answer("/api/profile/*", () => succeed(profile)),
  answer("/api/lodgingBookings/choices/*", () => succeed(choices)),
  answer("/api/lodgingBookings/getActiveHotels/*", () => succeed([])),
  answer("/api/lodgingBookings/getActiveTouristicZone/*", () => succeed([])),
  answer("/api/lodgingBookings/services/*", () => succeed([{ Id: 1, Code: "wifi" }])),
  answer("/api/photos/hotelPhotos/*", () => succeed([photo("1", {}), photo("2", { Hour: "night" })])),
  answer("/api/lodgingBookings/getOffers/*", () => succeed(aPage)),
  answer("/api/lodgingBookings/getOffer/*", () => succeed([aDetail])),
];
