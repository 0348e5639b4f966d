import type { FastifyInstance } from "fastify";
import * as cars from "../../../../../test/fixtures/server/carTestBed";
import * as stays from "../../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../../test/testDatabase";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import type { CarOfferPage } from "../../../../products/car/car.schemas";
import type { CarBookingRequest } from "../../../../products/car/carBooking.schemas";
import type { LodgingBookingRequest } from "../../../../products/lodging/book/booking.schemas";
import type { LodgingOfferPage } from "../../../../products/lodging/lodging.schemas";
import type { TravelPlan } from "../../plan.schemas";
import { bookings } from "../plan.tables";

let opened: OpenDatabase;
let app: FastifyInstance;
let people: number[] = [];
let clientId = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await cars.carHost(opened);
  people = await stays.peopleIn(opened, 8);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});
beforeEach(() => {
  clientId = people.pop() ?? 0;
});

async function book(url: string, payload: object) {
  const headers = cars.headersOf(app, clientId);
  const answer = await app.inject({ method: "POST", url, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

async function carRequest(at = 0): Promise<CarBookingRequest> {
  const { data } = await cars.caller(app, clientId)<CarOfferPage>("POST", cars.SEARCH, cars.search);
  const offer = data.Offers[at];
  if (!offer) throw new Error("no car");
  return { ...cars.bookingOf(offer, clientId), UnlessBooked: true };
}

async function stayRequest(at = 0, surname = "Rivera"): Promise<LodgingBookingRequest> {
  const { data } = await stays.caller(app, clientId)<LodgingOfferPage>("POST", stays.SEARCH, stays.search);
  const offer = data.Offers[at];
  if (!offer) throw new Error("no stay");
  const request = stays.bookingOf(offer, clientId);
  const travelers = request.BookForm.travelers.map((one, index) => ({
    ...one,
    LastName: surname,
    Passport: `${surname}${index}`,
  }));
  return { ...request, BookForm: { ...request.BookForm, travelers }, UnlessBooked: true };
}

const plan = async () => {
  const url = `/api/travelPlans/activeTravelPlan/${clientId}/en`;
  return (await cars.caller(app, clientId)<TravelPlan>("GET", url)).data;
};

const bookStay = (request: object) => book(stays.BOOK, request);
const bookCar = (request: object) => book(cars.BOOK, request);

it("one stay of the same people is refused with the existing booking, and booked once the client confirms it (PLAN-38)", async () => {
  const first = await bookStay(await stayRequest());
  const again = await stayRequest();
  const hotel = (await plan()).Bookings[0]?.Name ?? "";
  const refused = await bookStay(again);
  const { BookingId: booking, TravelPlanId } = first.Data;
  expect(refused).toMatchObject({
    status: 409,
    ResultCode: "plan.bookedAlready",
    Data: `You have this stay for these people already: booking “${hotel}”. Nothing has been booked again.`,
    Facts: { booking, bookingName: hotel, plan: TravelPlanId, kind: "stay" },
  });
  expect((await plan()).Warnings).toEqual([]);
  const second = await bookStay({ ...again, UnlessBooked: false });
  expect(second.status).toBe(200);
  // Two of one name are told apart by the number. (PLAN-45)
  expect((await bookStay(await stayRequest())).Data).toContain(`already: booking “${hotel}” (${booking}).`);
  const { from, to } = { from: stays.search.CheckIn, to: "2026-12-07" };
  expect((await plan()).Warnings).toMatchObject([
    { Code: "stayTwice", Facts: { bookingId: booking, otherBookingId: second.Data.BookingId, from, to } },
  ]);
  await cars.caller(app, clientId)("GET", `/api/bookings/cancel/${booking}`);
  expect((await plan()).Warnings).toEqual([]);
});

it("a call without the check books, and the plan warns", async () => {
  const { UnlessBooked: _asked, ...request } = await stayRequest();
  const { UnlessBooked: _again, ...again } = await stayRequest();
  expect([(await bookStay(request)).status, (await bookStay(again)).status]).toEqual([200, 200]);
  expect((await plan()).Warnings).toMatchObject([{ Code: "stayTwice" }]);
});

it("another car for the same driver on the same days is refused", async () => {
  const { BookingId } = (await bookCar(await carRequest())).Data;
  const refused = await bookCar(await carRequest(1));
  expect(refused).toMatchObject({ ResultCode: "plan.bookedAlready", Facts: { booking: BookingId, kind: "car" } });
});

it.each([
  ["another family's rooms in the same house", () => stayRequest(0, "Soto")],
  ["the same people's stay in another house", () => stayRequest(1)],
])("%s are booked", async (_what, request) => {
  await bookStay(await stayRequest());
  expect((await bookStay(await request())).status).toBe(200);
});

it("a booking in another plan counts, and an ended one does not", async () => {
  const first = await bookCar(await carRequest());
  await opened.db.update(bookings).set({ status: "declined" });
  expect((await bookCar(await carRequest())).status).toBe(200);
  await opened.db.update(bookings).set({ status: "confirmed" });
  expect(await bookCar(await carRequest())).toMatchObject({ Facts: { booking: first.Data.BookingId } });
});

it("a repeated request returns its earlier booking, even with other content (PLAN-3)", async () => {
  const request = await carRequest();
  const first = await bookCar(request);
  expect((await bookCar({ ...request, UnlessBooked: undefined })).Data).toEqual(first.Data);
  expect((await bookCar(request)).Data).toEqual(first.Data);
});
