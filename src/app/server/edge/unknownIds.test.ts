import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { carBooking } from "../../../../test/access/bookings.expectations";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { SITE_ID } from "../../../shared/constants";
import type { Failure } from "../../../shared/envelope";
import { fieldOf, recordOf, textOf } from "../../../shared/unknownData";

const CLIENT = 1;
/** What no country, company, zone, property, product or plan has. */
const UNKNOWN = 999_999;

let test: TestApp;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  subscribe("fastify.initialization", (started) => {
    const { fastify } = started as { fastify: FastifyInstance };
    fastify.addHook("onRoute", (route) => void routes.push(route));
  });
  test = await startTestApp();
});
afterAll(() => test.close());

/** Numbers in paths that are no ids. */
const counts = ["page", "pageSize", "width", "height", "price", "charges", "adults", "grams", "order", "clientId"];
/** Values of the other parameters, with which each call succeeds where its id exists. */
const known: Record<string, string | number> = {
  siteId: SITE_ID,
  clientId: CLIENT,
  lang: "en",
  language: "en",
  country: 34,
  countryId: 34,
  zone: 2,
  zoneId: 2,
  supplierId: 1,
  page: 0,
  width: 100,
  height: 100,
  grams: 500,
  adults: 2,
  day: "2027-02-10",
  price: 1_000,
  charges: 0,
  planId: UNKNOWN,
};

const knownValue = (name: string, schema: unknown) => known[name] ?? (textOf(schema, "type") === "integer" ? 1 : "x");

/** Each id in the path of a call that reads, with the address in which this id alone is unknown. */
const addresses = () =>
  routes.flatMap(({ method, url, schema, config }) => {
    if (method !== "GET" || !url.startsWith("/api/") || config?.access === "staff") return [];
    const params = recordOf(fieldOf(fieldOf(schema, "params"), "properties"));
    const ids = Object.keys(params).filter(
      (name) => textOf(params[name], "type") === "integer" && !counts.includes(name),
    );
    return ids.map((id) => ({
      id,
      url,
      address: url.replace(/:(\w+)/g, (_all, name: string) =>
        String(name === id ? UNKNOWN : knownValue(name, params[name])),
      ),
    }));
  });

it("no call takes an id in its path that does not exist", async () => {
  const taken: string[] = [];
  const asked = addresses();
  for (const { id, url, address } of asked) {
    const { statusCode } = await test.call({ method: "GET", url: address, headers: test.as(CLIENT) });
    if (statusCode < 400) taken.push(`${url}: ${id}`);
  }
  expect(asked.length).toBeGreaterThan(40);
  expect(taken).toEqual([]);
});

it("0 in a path stands for any country, zone, company and product", async () => {
  for (const url of [
    "/api/agencyZones/carDropOffZone/0/2",
    "/api/agencyZones/agencyZonesByActiveCarProducts/0/0/en",
    "/api/carBookings/offersListToFront/11/0/en",
    "/api/lodgingBookings/getActiveTouristicZone/0",
    "/api/lodgingBookings/getHomeOffers/11/0/en",
    "/api/faq/11/0",
  ])
    expect([url, (await test.call({ method: "GET", url })).statusCode]).toEqual([url, 200]);
});

const days = { PickUp: "2027-02-10", DropOff: "2027-02-14", StartHour: "0900", EndHour: "0900" };
const common = { Currency: "USD", SiteId: SITE_ID, IdUserCountry: 167 };
const cars = { ...days, ...common, IdZone: 2, CountryId: 34, LanguageCode: "en" };
const Rooms = [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }];
const stays = { ...common, CheckIn: "2027-02-10", CheckOut: "2027-02-14", Rooms };
const CARS = "/api/carBookings/getOffers/Price/0/en/0/20";
const STAYS = "/api/lodgingBookings/getOffers/Price/0/en/0/20";
const booking = carBooking(CLIENT);

it.each([
  ["the client's country in a search of cars", CARS, { ...cars, IdUserCountry: UNKNOWN }, "IdUserCountry"],
  ["the country of services in a search of cars", CARS, { ...cars, CountryId: UNKNOWN }, "CountryId"],
  ["the client's country in a search of lodging", STAYS, { ...stays, IdUserCountry: UNKNOWN }, "IdUserCountry"],
  ["the country of lodging in its search", STAYS, { ...stays, HotelCountry: UNKNOWN }, "HotelCountry"],
  [
    "the client's country in a booking of a car",
    "/api/carBookings/en",
    { ...booking, CarOffer: { ...booking.CarOffer, UserCountryId: UNKNOWN } },
    "CarOffer.UserCountryId",
  ],
])("%s has to exist", async (_what, url, payload, Field) => {
  const answer = await test.call({ method: "POST", url, payload, headers: test.as(CLIENT) });
  const { Errors }: Failure = answer.json();
  expect([answer.statusCode, Errors.map((error) => [error.Field, error.Code])]).toEqual([400, [[Field, "country"]]]);
});
