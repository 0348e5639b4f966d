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
import type { CarOffer, CarOfferPage } from "../car.schemas";
import CarBookPage from "./CarBookPage";
import CarSearchPage from "./CarSearchPage";

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

/** The pages of the car journey over a store of their own; `client` signs one in. */
export function openCarPage(path: string, { client = 0 } = {}) {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
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
            <Route path="/search-car" element={<CarSearchPage />} />
            <Route path="/book-car/:name/:supplierId/:modelId" element={<CarBookPage />} />
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

const office = { Id: 1, Code: "VRA", Name: "Aeropuerto Varadero", ZoneId: 2, Airport: true };

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

export const succeed = (Data: unknown) => HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

export const fail = (status: number, ResultCode: string, Data: string, Errors: object[] = []) =>
  HttpResponse.json({ Data, Status: -1, ResultCode, ResponseType: "Error", Errors }, { status });

export const answer = (path: string, resolver: HttpResponseResolver) => http.all(`*${path}`, resolver);

const zones = [{ Id: 2, Code: "VAR", Name: "Varadero", ProvinceId: 4, Offices: [office] }];
const countries = [
  { Id: 34, Iso: "CU", Name: "Cuba" },
  { Id: 40, Iso: "ES", Name: "Spain" },
];
const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-04-01", CountryId: 40 };

/** Everything the pages ask for besides what a test is about. */
export const surroundings = [
  answer("/api/products/cancellationRules/*", () => succeed([])),
  answer("/api/information/carCharges/*", () => succeed([])),
  answer("/api/information/rentConditions/*", () =>
    succeed({ SupplierId: 1, SupplierName: "Cubacar", Conditions: ["The tank is full."] }),
  ),
  answer("/api/agencyZones/agencyZonesByActiveCarProducts/*", () => succeed(zones)),
  answer("/api/products/minReservePeriod/*", () => succeed({ Days: 0 })),
  answer("/api/products/maxReservePeriod/*", () => succeed({ Days: 36_500 })),
  answer("/api/products/cancellationRules/*", () => succeed([])),
  answer("/api/countries", () => succeed(countries)),
  answer("/api/profile/*", () => succeed(profile)),
  answer("/api/carBookings/getOffers/*", () => succeed(aPage)),
  answer("/api/carBookings/getCarOffer/*", () => succeed([anOffer])),
];
