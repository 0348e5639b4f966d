import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as cars from "../../../../test/fixtures/server/carTestBed";
import { bringIn } from "../../../../test/fixtures/server/catalogueTestBed";
import * as stays from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import type { VersionedRows } from "../../../platform/server/versions/rowsAt";
import type { CarOffer } from "../../../products/car/car.schemas";
import type { CarBookingCreated } from "../../../products/car/carBooking.schemas";
import { rowsOfPrice as rowsOfCarPrice } from "../../../products/car/server/catalogue/catalogue.repository";
import type { LodgingOfferDetail } from "../../../products/lodging/lodging.schemas";
import { rowsOfPrice as rowsOfStayPrice } from "../../../products/lodging/server/catalogue.repository";
import type { Failure, Success } from "../../../shared/envelope";
import { addDays, havanaDate } from "../../../shared/havana";
import { DAY, MINUTE } from "../../../shared/instant";
import { moneyText } from "../../../shared/moneyText";
import type { PriceChange, StatedPrice } from "../../../shared/schemas";
import type { Booking } from "../../plan/plan.schemas";
import { SHOWN_PRICE_VALID_FOR, shownPrice } from "../../plan/price/bookedPrice";
import { sheets } from "../catalogue.sheets";

let opened: OpenDatabase;
let app: FastifyInstance;
let now = cars.NOON;
let people: number[] = [];
let clientId = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await cars.carHost(opened, () => now);
  people = await stays.peopleIn(opened, 20);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});
/** Each test has a day and a client of its own, so that other tests' price changes are long in force. */
beforeEach(() => {
  now += DAY;
  clientId = people.pop() ?? 0;
});

const inDays = (days: number) => addDays(havanaDate(now), days);

const ask = <Data>(method: "GET" | "POST", url: string, payload?: object) =>
  cars.caller(app, clientId, "client", now)<Data>(method, url, payload);

/** The whole answer to a booking: a refusal has the price next to its code. */
async function book(url: string, payload: object): Promise<Success<CarBookingCreated> | Failure> {
  const headers = cars.headersOf(app, clientId, now);
  return (await app.inject({ method: "POST", url, headers, payload })).json();
}

/** A price in the form of an offer. */
const ofOffer = ({ Price, PriceLines, PayInCuba, InCubaLines, Deposit }: CarOffer): StatedPrice => ({
  Total: Price + PayInCuba,
  PayNow: Price,
  PriceLines,
  PayInCuba,
  InCubaLines,
  Deposit,
  CurrencyCode: "USD",
});

async function carOffer(more: object = {}): Promise<CarOffer> {
  const question = { ...cars.search, PickUp: inDays(7), DropOff: inDays(10), IdSupplier: 1, IdModel: 1, ...more };
  const { data } = await ask<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", question);
  if (!data[0]) throw new Error("no offer");
  return data[0];
}

const bookCar = (offer: CarOffer, more: object = {}) =>
  book(cars.BOOK, { ...cars.bookingOf(offer, clientId), ...more });

async function stayOffer(): Promise<LodgingOfferDetail> {
  const days = { CheckIn: inDays(14), CheckOut: inDays(17) };
  const question = { ...stays.search, ...days, Hotel: 1, RoomClassId: 1, MealsPlanId: 1 };
  const { data } = await ask<LodgingOfferDetail[]>("POST", stays.OFFER, question);
  if (!data[0]) throw new Error("no offer");
  return data[0];
}

const bookStay = (offer: LodgingOfferDetail, more: object = {}) =>
  book(stays.BOOK, { ...stays.bookingOf(offer, clientId), ...more });

/** Changes what the first class costs a day, in dollars. */
const byDay = (change: number, options?: { from?: number }) =>
  bringIn(opened, now, "classes", (text) => text.replace(/^1,(.*?),(\d+\.\d\d),/m, changed(change)), options);
const changed = (change: number) => (_all: string, name: string, perDay: string) =>
  `1,${name},${(Number(perDay) + change).toFixed(2)},`;
const dearer = (options?: { from?: number }) => byDay(10, options);
/** The rates of the rooms of the first property. */
const dearerRooms = () =>
  bringIn(opened, now, "room_rates", (text) => text.replace(/^11,AP,.*$/m, "11,AP,500.00,500.00,500.00"));

const changeIn = (answer: Awaited<ReturnType<typeof book>>): PriceChange | undefined =>
  "Price" in answer ? answer.Price : undefined;

it("a price depends on every table of prices except the terms of cancellation", () => {
  const named = (rows: readonly VersionedRows[]) => rows.map(({ table }) => table);
  const ofCars = rowsOfCarPrice({ supplier: { id: 1 }, carClass: { id: 1 } });
  const tables = new Set([...named(ofCars), ...named(rowsOfStayPrice({ id: 1 }))]);
  const priced = sheets.filter(({ prices, name }) => prices && name !== "cancellation");
  expect(tables.size).toBe(priced.length);
});

describe("a booking with the price that was shown (PLAN-37)", () => {
  it("is made at that price", async () => {
    const offer = await carOffer();
    const price = ofOffer(offer);
    expect(await bookCar(offer, shownPrice(price))).toMatchObject({ ResultCode: "OK", Data: price });
  });

  it("is refused if the price differs, with the new lines next to the old, and accepted with the new price", async () => {
    const offer = await carOffer();
    await dearer();
    now += 2 * MINUTE;
    const request = { ...cars.bookingOf(offer, clientId), ...shownPrice(ofOffer(offer)) };
    const refused = await book(cars.BOOK, request);
    const change = changeIn(refused);
    const Facts = { due: change?.Now.Total };
    expect(refused).toMatchObject({ Status: -1, ResultCode: "plan.priceChanged", Facts });
    expect(change?.Now.Total).toBeGreaterThan(change?.Before?.Total ?? Infinity);
    expect(change).toEqual({ Before: ofOffer(offer), Now: ofOffer(await carOffer()) });
    expect((await ask("GET", `/api/travelPlans/activeTravelPlan/${clientId}/en`)).data).toBeNull();
    const booked = await book(cars.BOOK, { ...request, Total: change?.Now.Total });
    expect(booked).toMatchObject({ ResultCode: "OK", Data: change?.Now });
  });

  it("gets the refusal in its language", async () => {
    const offer = await carOffer();
    const headers = { ...cars.headersOf(app, clientId, now), "accept-language": "es" };
    const payload = { ...cars.bookingOf(offer, clientId), Total: 1 };
    const answer = await app.inject({ method: "POST", url: cars.BOOK, headers, payload });
    const { Total } = ofOffer(offer);
    expect([answer.statusCode, answer.json().Data]).toEqual([
      409,
      `El precio cambió y ahora es de ${moneyText(Total, "es")} en total. No se reservó nada.`,
    ]);
  });

  it.each([
    ["what is paid in Cuba", { PayInCuba: 1 }],
    ["the deposit", { Deposit: 1 }],
    ["the total", { Total: 1 }],
  ])("is refused where %s is another", async (_what, shown) => {
    const offer = await carOffer();
    const answer = await bookCar(offer, { ...shownPrice(ofOffer(offer)), ...shown });
    expect(answer).toMatchObject({ ResultCode: "plan.priceChanged", Price: { Now: ofOffer(offer) } });
  });

  it("is refused, without former lines, if the offer lacked the surcharge of a young driver", async () => {
    const offer = await carOffer();
    const { BookForm, ...request } = cars.bookingOf(offer, clientId);
    const Driver = { ...BookForm.Driver, BirthDate: "2004-02-01" };
    const young = { ...request, BookForm: { ...BookForm, Driver }, Total: ofOffer(offer).Total };
    const change = changeIn(await book(cars.BOOK, young));
    expect(change?.Before).toBeUndefined();
    expect(change?.Now.PriceLines.map(({ Code }) => Code)).toEqual(["rental", "youngDriver"]);
  });

  it("is refused with extras that were not in the offer, and made at the price of an offer with them", async () => {
    const offer = await carOffer();
    const { BookForm, ...request } = cars.bookingOf(offer, clientId);
    const extras = { ExtraDrivers: 1, ChildSeats: 1 };
    const withExtras = { ...request, BookForm: { ...BookForm, ...extras } };
    const refused = await book(cars.BOOK, { ...withExtras, ...shownPrice(ofOffer(offer)) });
    const asked = ofOffer(await carOffer(extras));
    expect(asked.Total).toBeGreaterThan(ofOffer(offer).Total);
    expect(refused).toMatchObject({ ResultCode: "plan.priceChanged", Price: { Now: asked } });
    const booked = await book(cars.BOOK, { ...withExtras, ...shownPrice(asked) });
    expect(booked).toMatchObject({ ResultCode: "OK", Data: asked });
  });

  it("is refused from the instant at which a scheduled rate comes into force while the form is open", async () => {
    const from = now + 10 * MINUTE;
    await dearer({ from });
    const offer = await carOffer();
    const shown = shownPrice(ofOffer(offer));
    now = from - 1;
    expect((await bookCar(offer, shown)).ResultCode).toBe("OK");
    clientId = people.pop() ?? 0;
    now = from;
    const change = changeIn(await bookCar(offer, shown));
    expect(change?.Before).toEqual(ofOffer(offer));
    expect(change?.Now.Total).toBeGreaterThan(shown.Total);
  });

  it("is checked for each part of a road trip: parts with an unchanged price are booked, the others are asked about", async () => {
    const offer = await carOffer();
    const room = await stayOffer();
    const stay = { Total: room.Price, PayInCuba: 0, Deposit: 0, RequestKey: randomUUID() };
    await dearer();
    now += MINUTE;
    expect((await bookStay(room, stay)).ResultCode).toBe("OK");
    const refused = await bookCar(offer, shownPrice(ofOffer(offer)));
    expect(refused).toMatchObject({ ResultCode: "plan.priceChanged" });
    expect((await bookCar(offer, { Total: changeIn(refused)?.Now.Total })).ResultCode).toBe("OK");
    const plan = (await ask<{ Bookings: unknown[] }>("GET", `/api/travelPlans/activeTravelPlan/${clientId}/en`)).data;
    expect(plan.Bookings).toHaveLength(2);
  });

  it("returns the earlier booking if it is repeated, independent of the present price", async () => {
    const offer = await carOffer();
    const request = { ...cars.bookingOf(offer, clientId), ...shownPrice(ofOffer(offer)) };
    const first = await book(cars.BOOK, request);
    await dearer();
    expect(await book(cars.BOOK, request)).toEqual(first);
  });
});

describe("a booking without the price that was shown (PLAN-37)", () => {
  it("is answered with its price", async () => {
    const offer = await carOffer();
    const booked = await bookCar(offer);
    const id = booked.ResultCode === "OK" ? booked.Data.BookingId : 0;
    const { data } = await ask<Booking>("GET", `/api/carBookings/${id}/en`);
    const { PayNow, PayInCuba, PriceLines, InCubaLines, Deposit } = data;
    expect(booked.Data).toMatchObject({
      Total: PayNow + PayInCuba,
      PayNow,
      PayInCuba,
      PriceLines,
      InCubaLines,
      Deposit,
    });
  });

  const ofCar = async () => {
    const offer = await carOffer();
    return { offer, make: () => bookCar(offer), change: dearer };
  };
  const ofStay = async () => {
    const offer = await stayOffer();
    return { offer, make: () => bookStay(offer), change: dearerRooms };
  };

  it.each([
    ["a car", ofCar],
    ["a stay", ofStay],
  ])("of %s is refused while the price is newer than half an hour, and accepted afterwards", async (_what, begin) => {
    const { offer, make, change } = await begin();
    await change();
    now += SHOWN_PRICE_VALID_FOR - 1;
    const refused = await make();
    const { Now, Before } = changeIn(refused) ?? {};
    expect(refused).toMatchObject({ ResultCode: "plan.priceNotSeen", Facts: { due: Now?.Total } });
    expect(Before).toMatchObject({ PayNow: offer.Price, PriceLines: offer.PriceLines });
    expect(Now?.Total).toBeGreaterThan(Before?.Total ?? Infinity);
    now += 1;
    expect(await make()).toMatchObject({ ResultCode: "OK", Data: Now });
  });

  it("is refused after a scheduled price has come into force, from its instant", async () => {
    const from = now + 10 * MINUTE;
    await dearer({ from });
    const offer = await carOffer();
    now = from - 1;
    expect((await bookCar(offer)).ResultCode).toBe("OK");
    now = from;
    expect((await bookCar(offer)).ResultCode).toBe("plan.priceNotSeen");
  });

  it("is made where only the price of something else has changed", async () => {
    const offer = await carOffer();
    const room = await stayOffer();
    await bringIn(opened, now, "charges", (text) => text.replace("childSeatPerDay,5.00", "childSeatPerDay,6.00"));
    await bringIn(opened, now, "room_rates", (text) => text.replace(/^12,AP,.*$/m, "12,AP,500.00,500.00,500.00"));
    expect((await bookCar(offer)).ResultCode).toBe("OK");
    expect((await bookStay(room)).ResultCode).toBe("OK");
  });

  it("is refused if the price went up and down again within half an hour", async () => {
    const offer = await carOffer();
    await dearer();
    now += 5 * MINUTE;
    const between = ofOffer(await carOffer());
    await byDay(-10);
    now += 5 * MINUTE;
    const refused = await bookCar(offer);
    expect(refused.ResultCode).toBe("plan.priceNotSeen");
    expect(changeIn(refused)).toEqual({ Now: ofOffer(offer), Before: between });
  });
});
