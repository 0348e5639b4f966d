import { waitFor } from "@testing-library/react";
import { http } from "msw";
import { answer, serve } from "../../../test/beds/web/wireTestBed";
import { makeStore } from "../../app/web/store";
import "../../features/car/web/car.api";
import "../../features/lodging/web/lodging.api";
import { api } from "./api";

let asked: string[];
serve(
  http.all("*", ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return answer({ BookingId: 41, TravelPlanId: 3 });
  }),
);
beforeEach(() => {
  asked = [];
});

type Endpoints = Record<string, { initiate: (args: object) => never }>;
const start = (name: string, args: object) => (api.endpoints as unknown as Endpoints)[name]?.initiate(args) as never;

it.each([
  ["car", "getFrontOffers", "getCarOffer", "createCarBooking"],
  ["stay", "getHomeLodgingOffers", "getLodgingOffer", "createLodgingBooking"],
])("a booked %s is looked for again where it is listed, not where it was booked", async (_what, list, offer, book) => {
  const store = makeStore();
  await store.dispatch(start(list, { siteId: 11, countryId: 1, language: "en", lang: "en" }));
  await store.dispatch(start(offer, { lang: "en", body: {} }));
  const [listPath, offerPath] = asked;
  asked = [];
  await store.dispatch(start(book, { lang: "en", body: {} }));
  await waitFor(() => expect(asked.filter((path) => path === listPath)).toHaveLength(1));
  expect(asked.filter((path) => path === offerPath)).toHaveLength(0);
});
