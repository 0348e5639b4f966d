import { and, eq, like, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, NOON, search } from "../../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../../test/testDatabase";
import { clients } from "../../../../features/account/server/account.tables";
import type { SupportPlan } from "../../../../features/desk/plans/plans.schemas";
import type { NeededDocuments } from "../../../../features/documents/documents.schemas";
import { carOffices } from "../../../../features/places/server/places.tables";
import type { ChangeQuote } from "../../../../features/plan/change/change.schemas";
import type { Booking, TravelPlan } from "../../../../features/plan/plan.schemas";
import { blocks, bookings, checkoutEvents, travelPlans } from "../../../../features/plan/server/plan.tables";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { auditLog, outbox } from "../../../../platform/server/db/schema/operations";
import { addDays } from "../../../../shared/havana";
import { HOUR } from "../../../../shared/instant";
import { bookedCar } from "../../bookedCar";
import type { CarOffer, CarOfferPage } from "../../car.schemas";
import type { CarBookingCreated, CarBookingRequest, Driver } from "../../carBooking.schemas";
import { carReservations } from "../car.tables";
import { carUnits } from "../catalogue/catalogue.tables";

/** A zone with two cars of each model. */
const BARACOA = 26;

let opened: OpenDatabase;
let app: FastifyInstance;
let now = NOON;
/** Milliseconds that the clock advances with each reading. */
let step = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await carHost(opened, () => (now += step));
}, 60_000);
beforeEach(() => {
  [now, step] = [NOON, 0];
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

let people = 0;
let weeks = 0;

/** Days on which no other test books cars. */
function ownStay() {
  weeks += 1;
  return { PickUp: addDays(search.PickUp, 7 * weeks), DropOff: addDays(search.DropOff, 7 * weeks) };
}

/** A new client for one test, with functions that call as that client. */
async function person(name = { firstName: "Ana", lastName: "Rivera" }) {
  people += 1;
  const row = {
    email: `p${people}@example.com`,
    passwordHash: "",
    createdAt: NOON,
    ...name,
  };
  const [client] = await opened.db.insert(clients).values(row).returning({ id: clients.id });
  const id = client?.id ?? 0;
  const call = caller(app, id);
  const book = (request: CarBookingRequest | object) => call<CarBookingCreated>("POST", BOOK, request);
  const plan = async () => (await call<TravelPlan | null>("GET", `/api/travelPlans/activeTravelPlan/${id}/en`)).data;
  return { id, call, book, plan };
}

async function offerOf(change: object = {}): Promise<CarOffer> {
  const body = { ...search, IdSupplier: 1, IdModel: 1, ...change };
  const { data } = await caller(app)<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", body);
  const [offer] = data;
  if (!offer) throw new Error("no offer");
  return offer;
}

const withDriver = (request: CarBookingRequest, driver: object) => ({
  ...request,
  BookForm: { ...request.BookForm, Driver: { ...request.BookForm.Driver, ...driver } },
});
const withOffer = (request: CarBookingRequest, offer: object) => ({
  ...request,
  CarOffer: { ...request.CarOffer, ...offer },
});

/** A request without some fields of its offer, and without its key. */
function without(request: CarBookingRequest, ...fields: (keyof CarBookingRequest["CarOffer"])[]) {
  const { RequestKey: _key, ...rest } = request;
  const left = Object.entries(request.CarOffer).filter(([name]) => !fields.some((field) => field === name));
  return { ...rest, CarOffer: Object.fromEntries(left) };
}

describe("a booking with only the fields of the specification", () => {
  it("has the default hours, and returns the car to its pick-up office (CAR-17)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const { data } = await ana.book(without(request, "StartHour", "EndHour", "DropOffAgencyId"));
    const own = (await ana.plan())?.Bookings.find(({ BookingId }) => BookingId === data.BookingId);
    const booked = own && bookedCar(own);
    expect(booked).toMatchObject({ StartHour: "0900", EndHour: "0900", DropOffOffice: booked?.PickUpOffice });
  });

  it("is the same booking if it is sent again while that is open, and a new one afterwards (PLAN-3)", async () => {
    const ana = await person();
    const request = without(bookingOf(await offerOf(ownStay()), ana.id));
    const [first, second] = await Promise.all([ana.book(request), ana.book(request)]);
    expect(second.data).toEqual(first.data);
    await ana.call("GET", `/api/bookings/cancel/${first.data.BookingId}`);
    expect((await ana.book(request)).data.BookingId).toBeGreaterThan(first.data.BookingId);
  });

  it("is refused for another site, with its own code (WIRE-29)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    for (const [wrong, field] of [
      [{ ...request, SiteId: 99 }, "SiteId"],
      [withOffer(request, { SiteCode: 99 }), "CarOffer.SiteCode"],
    ] as const) {
      const answer = await ana.book(wrong);
      expect(answer).toMatchObject({ status: 400, code: "siteUnknown" });
      expect(answer.errors).toEqual([expect.objectContaining({ Field: field, Code: "siteUnknown" })]);
    }
  });
});

it("a flight number is stored with the booking and shown with it (CAR-20)", async () => {
  const ana = await person();
  const request = bookingOf(await offerOf(ownStay()), ana.id);
  const { data } = await ana.book({ ...request, BookForm: { ...request.BookForm, FlightNumber: " LX 123 " } });
  const own = (await ana.plan())?.Bookings.find(({ BookingId }) => BookingId === data.BookingId);
  expect(own && bookedCar(own)?.FlightNumber).toBe("LX 123");
});

describe("booking a car", () => {
  it("puts it into the client's plan at the offered price (PLAN-7)", async () => {
    const ana = await person();
    const offer = await offerOf(ownStay());
    const { status, data } = await ana.book(bookingOf(offer, ana.id));
    expect(status).toBe(200);
    const plan = await ana.plan();
    expect(plan).toMatchObject({ TravelPlanId: data.TravelPlanId, State: "confirming", PayNow: offer.Price });
    expect(plan?.Bookings).toHaveLength(1);
    expect(plan?.Bookings[0]).toMatchObject({
      BookingId: data.BookingId,
      Status: "requested",
      PayNow: offer.Price,
      PayInCuba: offer.PayInCuba,
      PriceLines: offer.PriceLines,
      Deposit: offer.Deposit,
      FreeCancellationUntil: offer.FreeCancellationUntil,
      Details: {
        PickUp: offer.PickUp,
        StartHour: "0900",
        Days: 3,
        DriverName: "Ana Rivera Soto",
        PickUpZone: "La Habana",
      },
    });
    const { data: booking } = await ana.call<Booking>("GET", `/api/carBookings/${data.BookingId}/es`);
    // Only the client's own plan has the papers that were typed with it. (CAR-62)
    const Driver = expect.objectContaining({ Passport: "X1234567", LicenseNumber: "D-998877" });
    const Details = { ...bookedCar(booking), Driver };
    expect(plan?.Bookings[0]).toEqual({ ...booking, Details, Car: Details });
    expect(booking.Details).not.toHaveProperty("Driver");
  });

  it.each([
    ["requested", {}],
    ["confirmed at once", { IdSupplier: 4, IdModel: 12 }],
  ])(
    "has the same instant in its row and in the plan's facts, however long it takes: %s (PLAN-9)",
    async (_what, supplied) => {
      const ana = await person();
      const request = bookingOf(await offerOf({ ...ownStay(), ...supplied }), ana.id);
      step = 1;
      const { data } = await ana.book(request);
      const { data: booking } = await ana.call<Booking>("GET", `/api/bookings/${data.BookingId}/en`);
      const facts = await opened.db.select().from(checkoutEvents).where(eq(checkoutEvents.planId, data.TravelPlanId));
      const added = facts.filter(({ type }) => type.startsWith("booking."));
      expect([...new Set(added.map(({ at }) => at))]).toEqual([booking.CreatedAt]);
    },
  );

  it("names its driver without characters that change the text direction on vouchers and emails (SAFE-7)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    await ana.book(withDriver(request, { FirstName: "An\u202Ea", LastName: "Rivera\u2067 Soto\u200B" }));
    expect((await ana.plan())?.Bookings.map((one) => bookedCar(one)?.DriverName)).toEqual(["Ana Rivera Soto"]);
  });

  it("asks a client whose name is in other letters to write it in Latin letters first, and books nothing (PAPER-12)", async () => {
    const li = await person({ firstName: "小龙", lastName: "李" });
    const request = bookingOf(await offerOf(ownStay()), li.id);
    const answer = await li.book(request);
    expect([answer.status, answer.code]).toEqual([409, "account.nameLetters"]);
    expect(await li.plan()).toBeNull();
    await opened.db.update(clients).set({ firstName: "Xiaolong", lastName: "Li" }).where(eq(clients.id, li.id));
    expect((await li.book(request)).status).toBe(200);
  });

  it("names its driver in Latin letters, and its flight in letters that the voucher can show (PAPER-11)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const named = await ana.book(withDriver(request, { FirstName: "Анна", LastName: "김" }));
    expect(named.errors).toMatchObject(
      ["FirstName", "LastName"].map((field) => ({ Field: `BookForm.Driver.${field}`, Code: "latinLetters" })),
    );
    const flying = await ana.book({ ...request, BookForm: { ...request.BookForm, FlightNumber: "中 123" } });
    expect(flying.errors).toEqual([
      {
        ...{ Field: "BookForm.FlightNumber", Code: "printable", Facts: { signs: "中" } },
        Message: "The printed papers cannot show 中. Please write this in Latin letters, without them.",
      },
    ]);
  });

  it("is confirmed immediately, with a reference, by a company that confirms instantly", async () => {
    const ana = await person();
    const { data } = await ana.book(bookingOf(await offerOf({ ...ownStay(), IdSupplier: 4, IdModel: 12 }), ana.id));
    const { data: booking } = await ana.call<Booking>("GET", `/api/bookings/${data.BookingId}/en`);
    expect(booking).toMatchObject({ Status: "confirmed", SupplierName: "REX" });
    expect(booking.SupplierReference).toMatch(/^C[0-9A-F]{8}$/);
  });

  it("is made once for repeated requests, and conflicts with another body (PLAN-3, FAULT-28)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const answers = await Promise.all([ana.book(request), ana.book(request), ana.book(request)]);
    const later = await ana.book(request);
    expect(new Set([...answers, later].map(({ data }) => data.BookingId)).size).toBe(1);
    expect(await opened.db.$count(bookings, eq(bookings.clientId, ana.id))).toBe(1);
    const other = { ...request, BookForm: { ...request.BookForm, ChildSeats: 1 } };
    expect(await ana.book(other)).toMatchObject({ status: 409, code: "plan.sameKeyOtherRequest" });
  });

  it("under another client's key is a separate booking", async () => {
    const [ana, james] = [await person(), await person()];
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const first = await ana.book(request);
    const second = await james.book({ ...request, ClientId: james.id });
    expect(second.status).toBe(200);
    expect(second.data.BookingId).not.toBe(first.data.BookingId);
  });

  it("in two tabs concurrently ends in one plan (PLAN-3)", async () => {
    const ana = await person();
    const offer = await offerOf(ownStay());
    const answers = await Promise.all([1, 2, 3].map(() => ana.book(bookingOf(offer, ana.id))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.TravelPlanId)).size).toBe(1);
    expect(await opened.db.$count(travelPlans, eq(travelPlans.clientId, ana.id))).toBe(1);
  });

  it("sells each car once, and then refuses the offer as gone (CAR-16)", async () => {
    const offer = await offerOf({ ...ownStay(), IdZone: BARACOA, IdModel: 2 });
    const everybody = await Promise.all(Array.from({ length: 8 }, person));
    const answers = await Promise.all(everybody.map(({ id, book }) => book(bookingOf(offer, id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(["car.soldOut"]),
    );
    const losers = everybody.filter((_person, index) => answers[index]?.status !== 200);
    for (const { plan } of losers) expect(await plan()).toBeNull();
  });
});

describe("a car that is returned at 09:00", () => {
  const zone = { IdZone: BARACOA, IdModel: 3, IdSupplier: 3 };
  const first = { ...zone, PickUp: "2027-03-01", DropOff: "2027-03-05" };

  beforeAll(async () => {
    const offer = await offerOf(first);
    for (let unit = 0; unit < 2; unit += 1) {
      const { id, book } = await person();
      expect((await book(bookingOf(offer, id))).status).toBe(200);
    }
  });

  it("can be picked up by another client at 10:00, after the hour of grace (FAULT-3, CAR-64)", async () => {
    const { id, book } = await person();
    const offer = await offerOf({ ...zone, PickUp: "2027-03-05", StartHour: "1000", DropOff: "2027-03-09" });
    expect((await book(bookingOf(offer, id))).status).toBe(200);
  });

  it("cannot be picked up at 09:59, or be returned at 08:01 on a day with a pick-up at 09:00 (FAULT-3, CAR-64)", async () => {
    const { id, book } = await person();
    const offer = await offerOf({ ...zone, PickUp: "2027-05-05", DropOff: "2027-05-09" });
    const early = { PickUp: "2027-03-05", DropOff: "2027-03-09", StartHour: "0959" };
    expect(await book(withOffer(bookingOf(offer, id), early))).toMatchObject({ status: 409, code: "car.soldOut" });
    const late = { PickUp: "2027-02-25", DropOff: "2027-03-01", EndHour: "0801" };
    expect(await book(withOffer(bookingOf(offer, id), late))).toMatchObject({ status: 409, code: "car.soldOut" });
    const onTime = { PickUp: "2027-02-25", DropOff: "2027-03-01", EndHour: "0800" };
    expect((await book(withOffer(bookingOf(offer, id), onTime))).status).toBe(200);
  });
});

describe("a refused booking", () => {
  it.each([
    ["a price sent by the client", (r: CarBookingRequest) => withOffer(r, { Price: 1 }), "invalid", "CarOffer.Price"],
    ["a wrong type", (r: CarBookingRequest) => withOffer(r, { ModelId: "1" }), "invalid", "CarOffer.ModelId"],
    [
      "terms not accepted",
      (r: CarBookingRequest) => ({ ...r, BookForm: { ...r.BookForm, AcceptTerms: false } }),
      "invalid",
      "BookForm.AcceptTerms",
    ],
    [
      "a pick-up in the past",
      (r: CarBookingRequest) => withOffer(r, { PickUp: "2026-11-20" }),
      "car.datesInPast",
      "CarOffer.PickUp",
    ],
    [
      "a pick-up tomorrow",
      (r: CarBookingRequest) => withOffer(r, { PickUp: "2026-11-22" }),
      "car.tooSoon",
      "CarOffer.PickUp",
    ],
    [
      "a drop-off before the pick-up",
      (r: CarBookingRequest) => withOffer(r, { DropOff: "2026-11-27" }),
      "car.dropOffBeforePickUp",
      "CarOffer.DropOff",
    ],
    [
      "under three days",
      (r: CarBookingRequest) => withOffer(r, { DropOff: "2026-11-30" }),
      "car.rentalTooShort",
      "CarOffer.DropOff",
    ],
    [
      "an office of another zone",
      (r: CarBookingRequest) => withOffer(r, { AgencyId: 6 }),
      "invalid",
      "CarOffer.AgencyId",
    ],
    [
      "a drop-off that the company does not serve",
      (r: CarBookingRequest) => withOffer(r, { DropOffAgencyId: 21 }),
      "car.dropOffNotServed",
      "CarOffer.DropOffAgencyId",
    ],
    [
      "another class than the model's",
      (r: CarBookingRequest) => withOffer(r, { ClassId: 9 }),
      "invalid",
      "CarOffer.ClassId",
    ],
    [
      "a driver who is too young",
      (r: CarBookingRequest) => withDriver(r, { BirthDate: "2005-11-29" }),
      "car.driverTooYoung",
      "BookForm.Driver.BirthDate",
    ],
    [
      "a driver who is too old",
      (r: CarBookingRequest) => withDriver(r, { BirthDate: "1950-12-01" }),
      "car.driverTooOld",
      "BookForm.Driver.BirthDate",
    ],
    [
      "a blank name",
      (r: CarBookingRequest) => withDriver(r, { FirstName: "  " }),
      "invalid",
      "BookForm.Driver.FirstName",
    ],
    [
      "a licence that ends on the way",
      (r: CarBookingRequest) => withDriver(r, { LicenseExpires: "2026-11-30" }),
      "invalid",
      "BookForm.Driver.LicenseExpires",
    ],
    [
      "a country that does not exist",
      (r: CarBookingRequest) => withDriver(r, { CountryId: 999 }),
      "invalid",
      "BookForm.Driver.CountryId",
    ],
  ])("for %s names the field and books nothing (PLAN-7, CAR-4)", async (_what, change, code, field) => {
    const ana = await person();
    const answer = await ana.book(change(bookingOf(await offerOf(), ana.id)));
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.errors.map(({ Field }) => Field)).toContain(field);
    expect(await ana.plan()).toBeNull();
  });

  it("needs the whole nationality and passport of a driver who is not the client, and neither of the client (CAR-2, DOC-7)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const { CountryId: _country, Passport: _passport, PassportExpires: _expires, ...Driver } = request.BookForm.Driver;
    const bookedBy = (driver: Partial<Driver>) =>
      ana.book({ ...request, BookForm: { ...request.BookForm, Driver: { ...Driver, ...driver } } });
    const asked = async (driver: Partial<Driver>) =>
      (await bookedBy(driver)).errors.map(({ Field, Code }) => [Field.split(".").at(-1), Code]);
    expect(await asked({ FirstName: "Luis" })).toEqual([
      ["CountryId", "countryRequired"],
      ["Passport", "passportRequired"],
      ["PassportExpires", "passportExpiresRequired"],
    ]);
    expect(await asked({ Passport: "X1234567" })).toEqual([
      ["CountryId", "countryRequired"],
      ["PassportExpires", "passportExpiresRequired"],
    ]);
    expect(await ana.plan()).toBeNull();
    expect(await bookedBy({})).toMatchObject({ code: "OK" });
    const [booked] = (await ana.plan())?.Bookings ?? [];
    expect(booked && bookedCar(booked)?.Driver).toEqual(Driver);
  });

  it("names every invalid field of the driver in one answer", async () => {
    const ana = await person();
    const driver = {
      BirthDate: "2010-01-01",
      Passport: "X-1",
      PassportExpires: "2026-11-29",
      LicenseIssued: "2027-01-01",
    };
    const { errors } = await ana.book(withDriver(bookingOf(await offerOf(), ana.id), driver));
    expect(errors.map(({ Field }) => Field.split(".").at(-1))).toEqual(Object.keys(driver));
    expect(errors.every(({ Message }) => Message.length > 10)).toBe(true);
  });

  it("is the answer for a car that the company does not have", async () => {
    const ana = await person();
    const request = withOffer(bookingOf(await offerOf(), ana.id), { SupplierId: 4, RentalCompanyId: 4 });
    expect(await ana.book(request)).toMatchObject({ status: 404, code: "car.offerGone" });
  });

  it("is the answer for a visitor, and for another client's account", async () => {
    const [ana, james] = [await person(), await person()];
    const request = bookingOf(await offerOf(), ana.id);
    expect((await caller(app)("POST", BOOK, request)).status).toBe(401);
    expect(await james.book(request)).toMatchObject({ status: 404, code: "notFound" });
    expect(await ana.plan()).toBeNull();
  });
});

describe("a booking of a plan", () => {
  it("names the meeting point, if the catalogue has one (PAPER-14)", async () => {
    const ana = await person();
    await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    const meeting = async () => (await ana.plan())?.Bookings.map((booking) => bookedCar(booking)?.PickUpMeeting);
    expect(await meeting()).toEqual([undefined]);
    await opened.db.update(carOffices).set({ meetingPoint: "Arrivals hall, left of the exit" });
    expect(await meeting()).toEqual(["Arrivals hall, left of the exit"]);
    await opened.db.update(carOffices).set({ meetingPoint: null });
  });

  it("does not exist for another client, in any call; staff may read it", async () => {
    const [ana, james] = [await person(), await person()];
    const { data } = await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    const paths = [
      `/api/bookings/${data.BookingId}/en`,
      `/api/carBookings/${data.BookingId}/en`,
      `/api/bookings/cancel/${data.BookingId}`,
      `/api/bookings/delete/${data.BookingId}`,
      `/api/travelPlans/${data.TravelPlanId}/en`,
      `/api/travelPlans/bookings/${data.TravelPlanId}/en`,
      `/api/travelPlans/activeTravelPlan/${ana.id}/en`,
      `/api/travelPlans/paidTravelPlans/${ana.id}/en`,
    ];
    for (const path of paths) expect(await james.call("GET", path)).toMatchObject({ status: 404, code: "notFound" });
    expect(await james.call("GET", "/api/bookings/999999/en")).toMatchObject({ status: 404, code: "notFound" });
    const staff = caller(app, 3, "staff");
    for (const path of paths.filter((path) => !/cancel|delete/.test(path)))
      expect((await staff("GET", path)).status).toBe(200);
    expect((await ana.plan())?.Bookings[0]?.Status).toBe("requested");
  });

  it.each(["cancel", "delete"])(
    "sends an email with its facts when it is requested and at its %s (MAIL-5, MAIL-6, WEB-42)",
    async (end) => {
      const ana = await person();
      const offer = await offerOf(ownStay());
      const { data } = await ana.book(bookingOf(offer, ana.id));
      await ana.call("GET", `/api/bookings/${end}/${data.BookingId}`);
      const mails = await opened.db.select().from(outbox).where(eq(outbox.clientId, ana.id)).orderBy(outbox.id);
      // The subject and place in the car's own words; the booking's number is below, for staff and banks.
      const named = `${offer.ModelName} in Havana`;
      expect(mails.map(({ subject }) => subject)).toEqual([
        `We have asked for your ${named}`,
        `Your ${named} is cancelled`,
      ]);
      const [asked, cancelled] = mails;
      for (const said of ["72\u00a0hours", "Pick-up: ", "Return: ", `Booking ${data.BookingId} of plan`]) {
        expect(asked?.text).toContain(said);
        expect(asked?.html).toContain(said.replace(": ", ""));
      }
      expect(asked?.text).toMatch(/^ *Pick-up: .+ José Martí T3 Airport, Havana$/m);
      expect(asked?.text).toMatch(/\$[\d,.]+ in all: \$[\d,.]+ online/);
      // Nothing is owed for an ended booking.
      expect(cancelled?.text).toContain("Status: Cancelled");
      expect(cancelled?.text).not.toContain("in all");
    },
  );

  it("states the number of extra drivers and child seats in its emails, if there are any (CAR-67)", async () => {
    const ana = await person();
    const request = bookingOf(await offerOf(ownStay()), ana.id);
    const { data } = await ana.book({ ...request, BookForm: { ...request.BookForm, ExtraDrivers: 2, ChildSeats: 1 } });
    await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    const mails = await opened.db.select().from(outbox).where(eq(outbox.clientId, ana.id)).orderBy(outbox.id);
    const [withExtra, without] = mails.map(({ text }) => text);
    expect(withExtra).toContain(`Booking ${data.BookingId} of plan`);
    expect(withExtra).toContain("Extra drivers: 2. The extra drivers show passport and driver’s license");
    expect(withExtra).toMatch(/^ *Child seats: 1$/m);
    expect(without).not.toMatch(/xtra driver|hild seat/);
  });

  describe("a booking with named extra drivers (CAR-63)", () => {
    const luis = {
      ...{ FirstName: "Luis", LastName: "Prado Mora", BirthDate: "1985-03-02", LicenseNumber: "LX-778899" },
      ...{ LicenseCountryId: 167, LicenseIssued: "2012-01-01", LicenseExpires: "2030-01-01" },
    };
    const naming = (request: CarBookingRequest, ...NamedDrivers: object[]) => ({
      ...request,
      BookForm: { ...request.BookForm, ExtraDrivers: 2, NamedDrivers },
    });

    it("shows names to everybody and papers to its client, and staff check the licenses first (DOC-7)", async () => {
      const ana = await person({ firstName: "Ana", lastName: "Rivera Soto" });
      const request = bookingOf(await offerOf(ownStay()), ana.id);
      const { data } = await ana.book(naming(request, luis));
      const [own] = (await ana.plan())?.Bookings ?? [];
      expect(own && bookedCar(own)).toMatchObject({ ExtraDriverNames: ["Luis Prado Mora"], NamedDrivers: [luis] });
      const staff = caller(app, 3, "staff");
      const { data: seen } = await staff<Booking>("GET", `/api/bookings/${data.BookingId}/en`);
      expect(bookedCar(seen)).toMatchObject({ ExtraDrivers: 2, ExtraDriverNames: ["Luis Prado Mora"] });
      expect(JSON.stringify(seen)).not.toMatch(/LX-778899|1985-03-02/);
      const { data: needed } = await ana.call<NeededDocuments>(
        "GET",
        `/api/admin/clientDocuments/isNeededClientDocuments/${ana.id}/${data.TravelPlanId}`,
      );
      expect(needed.Drivers).toMatchObject([
        { BookingId: data.BookingId, Name: "Luis Prado Mora", Refusal: { code: "driverInReview" } },
      ]);
    });

    it.each<[string, object[], [string, string][]]>([
      ["is too young", [{ ...luis, BirthDate: "2010-01-01" }], [["0.BirthDate", "driverTooYoung"]]],
      [
        "has a license that ends before the return",
        [{ ...luis, LicenseExpires: "2026-11-30" }],
        [["0.LicenseExpires", "licenceExpiresEarly"]],
      ],
      [
        "has had the license for too short a time",
        [{ ...luis, LicenseCountryId: 40, LicenseIssued: "2026-01-01" }],
        [["0.LicenseIssued", "licenceTooYoung"]],
      ],
      ["is named twice", [luis, luis], [["1.FirstName", "driverTwice"]]],
      ["is from nowhere", [{ ...luis, LicenseCountryId: 9999 }], [["0.LicenseCountryId", "country"]]],
    ])(
      "is refused at the field of an extra driver who %s, and nothing is booked (CAR-1, CAR-3)",
      async (_who, named, wrong) => {
        const ana = await person();
        const { errors } = await ana.book(naming(bookingOf(await offerOf(), ana.id), ...named));
        const fields = wrong.map(([field, code]) => [`BookForm.NamedDrivers.${field}`, code]);
        expect(errors.map(({ Field, Code }) => [Field, Code])).toEqual(fields);
        expect(await ana.plan()).toBeNull();
      },
    );

    it("gets their names later by a change at the same price, which keeps the days (PLAN-40)", async () => {
      const ana = await person();
      const request = bookingOf(await offerOf({ ...ownStay(), IdSupplier: 4, IdModel: 12 }), ana.id);
      const { data: was } = await ana.book(naming(request));
      const named = { ...naming(request, luis), RequestKey: crypto.randomUUID(), Replaces: was.BookingId };
      const { data: now } = await ana.book(named);
      expect(now.Total).toBe(was.Total);
      const changed = (await ana.plan())?.Bookings.find(({ BookingId }) => BookingId === now.BookingId);
      expect(changed && bookedCar(changed)?.ExtraDriverNames).toEqual(["Luis Prado Mora"]);
      // A change without the field keeps the named drivers; an empty list removes them.
      const namedBy = async (Replaces: number, form: object) => {
        const BookForm = { ...request.BookForm, ...form };
        const { data } = await ana.book({ ...request, BookForm, RequestKey: crypto.randomUUID(), Replaces });
        const booking = (await ana.plan())?.Bookings.find(({ BookingId }) => BookingId === data.BookingId);
        return { id: data.BookingId, names: booking && bookedCar(booking)?.ExtraDriverNames };
      };
      const kept = await namedBy(now.BookingId, { ExtraDrivers: 1, ChildSeats: 1 });
      expect(kept.names).toEqual(["Luis Prado Mora"]);
      const none = await namedBy(kept.id, { ExtraDrivers: 1, NamedDrivers: [] });
      expect([none.names, none.id > kept.id]).toEqual([undefined, true]);
    });
  });

  it("is cancelled once, and its car is free again; a repeated cancellation has no effect (PLAN-5, PLAN-6)", async () => {
    const ana = await person();
    const { data } = await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    const cancel = () => ana.call("GET", `/api/bookings/cancel/${data.BookingId}`);
    const answers = await Promise.all([cancel(), cancel()]);
    expect([...answers, await cancel()].map(({ status }) => status)).toEqual([200, 200, 200]);
    const plan = await ana.plan();
    expect(plan).toMatchObject({ PayNow: 0, PayInCuba: 0 });
    expect(plan?.Bookings.map(({ Status }) => Status)).toEqual(["cancelled"]);
    expect(await opened.db.$count(carReservations, eq(carReservations.bookingId, data.BookingId))).toBe(0);
    const events = await opened.db.select().from(checkoutEvents).where(eq(checkoutEvents.planId, data.TravelPlanId));
    expect(events.filter(({ type }) => type === "booking.cancelled")).toHaveLength(1);
  });

  it("is no longer shown once it is deleted; a repeated deletion has no effect (PLAN-6)", async () => {
    const ana = await person();
    const { data } = await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    for (let time = 0; time < 2; time += 1)
      expect((await ana.call("GET", `/api/bookings/delete/${data.BookingId}`)).status).toBe(200);
    expect((await ana.plan())?.Bookings).toEqual([]);
    expect((await ana.call("GET", `/api/bookings/${data.BookingId}/en`)).status).toBe(404);
  });

  it("a booking of a plan that has lapsed cannot be cancelled, and the refusal has the reason", async () => {
    const ana = await person();
    const { data } = await ana.book(bookingOf(await offerOf(ownStay()), ana.id));
    now = NOON + 72 * HOUR;
    const answer = await caller(app, ana.id, "client", now)("GET", `/api/bookings/cancel/${data.BookingId}`);
    expect(answer).toMatchObject({ status: 409, code: "checkout.refused" });
    expect(answer.errors.map(({ Code }) => Code)).toEqual(["notInState"]);
  });
});

describe("a block of a car", () => {
  const STAFF = 3;
  const staff = () => caller(app, STAFF, "staff");
  const hours = { FromHour: "0000", UntilHour: "0000" };
  const block = (UnitId: number, From: string, Until: string, change: object = {}) =>
    staff()("POST", "/api/support/blocks/car", {
      ...{ UnitId, From, Until, ...hours, Why: "service", Reason: "New brakes", ...change },
    });
  const lastBlock = async () => (await opened.db.select().from(blocks).orderBy(blocks.id)).at(-1)?.id ?? 0;
  const theirs = and(eq(carUnits.zoneId, BARACOA), eq(carUnits.supplierId, 1), eq(carUnits.modelId, 1));
  const unitsInBaracoa = async () =>
    (await opened.db.select({ id: carUnits.id }).from(carUnits).where(theirs)).map(({ id }) => id);
  const offersIn = async (stay: object) => {
    const asked = { ...search, ...stay, IdZone: BARACOA, IdSupplier: 1, IdModel: 1, WithWaysOn: true };
    const path = "/api/carBookings/getOffers/Price/0/en/0/20";
    return (await caller(app)<CarOfferPage>("POST", path, asked)).data;
  };

  it("removes it from every search, offer and booking immediately, and returns it when lifted (DESK-26)", async () => {
    const ana = await person();
    const stay = ownStay();
    const offer = await offerOf({ ...stay, IdZone: BARACOA });
    const ids = [];
    for (const unit of await unitsInBaracoa()) {
      expect((await block(unit, addDays(stay.PickUp, -2), addDays(stay.PickUp, 1))).code).toBe("OK");
      ids.push(await lastBlock());
    }
    expect((await offersIn(stay)).Offers).toEqual([]);
    expect((await ana.book(bookingOf(offer, ana.id))).code).toBe("car.soldOut");
    const [first = 0] = ids;
    expect((await staff()("POST", "/api/support/blocks/lift", { BlockId: first, Reason: "Ready early" })).code).toBe(
      "OK",
    );
    expect((await offersIn(stay)).Offers).toHaveLength(1);
    expect((await ana.book(bookingOf(offer, ana.id))).code).toBe("OK");
    const again = await staff()("POST", "/api/support/blocks/lift", { BlockId: first, Reason: "Ready early" });
    expect([again.status, again.code]).toEqual([404, "notFound"]);
  });

  it("is refused if a booking, its turnover or another block has the car, and the refusal names which (DESK-26, CAR-64)", async () => {
    const ana = await person();
    const stay = ownStay();
    const { data } = await ana.book(bookingOf(await offerOf(stay), ana.id));
    const [held] = await opened.db.select().from(carReservations).where(eq(carReservations.bookingId, data.BookingId));
    const unit = held?.unitId ?? 0;
    const taken = await block(unit, addDays(stay.DropOff, -1), addDays(stay.DropOff, 3));
    expect([taken.status, taken.code]).toEqual([409, "block.booked"]);
    expect(taken.data).toContain(`Booking ${data.BookingId} of plan ${data.TravelPlanId}`);
    const atReturn = await block(unit, stay.DropOff, addDays(stay.DropOff, 3), { FromHour: "0900" });
    expect([atReturn.status, atReturn.code]).toEqual([409, "block.turnover"]);
    expect(atReturn.data).toMatch(new RegExp(`Booking ${data.BookingId} ends before, but until .*10:00`));
    expect((await block(unit, stay.DropOff, addDays(stay.DropOff, 3), { FromHour: "1000" })).code).toBe("OK");
    const twice = await block(unit, addDays(stay.DropOff, 1), addDays(stay.DropOff, 2));
    expect([twice.status, twice.code]).toEqual([409, "block.blocked"]);
  });

  it("can be moved within free time, and is otherwise unchanged (DESK-26)", async () => {
    const ana = await person();
    const stay = ownStay();
    const { data } = await ana.book(bookingOf(await offerOf(stay), ana.id));
    const [held] = await opened.db.select().from(carReservations).where(eq(carReservations.bookingId, data.BookingId));
    const from = addDays(stay.DropOff, 1);
    await block(held?.unitId ?? 0, from, addDays(from, 3));
    const BlockId = await lastBlock();
    const change = (From: string, Until: string) =>
      staff()("POST", "/api/support/blocks/change", {
        BlockId,
        From,
        Until,
        ...hours,
        Rooms: 1,
        Reason: "Other plans",
      });
    const lasts = async () => {
      const [row] = await opened.db.select().from(carReservations).where(eq(carReservations.blockId, BlockId));
      return (Number(row?.endsAt) - Number(row?.startsAt)) / (24 * HOUR);
    };
    expect((await change(from, addDays(from, 1))).code).toBe("OK");
    expect(await lasts()).toBe(1);
    expect((await change(stay.PickUp, addDays(from, 1))).code).toBe("block.booked");
    expect(await lasts()).toBe(1);
  });

  it("begins today or later, ends after it begins, and has an author and a reason, kept in the audit (DESK-26)", async () => {
    const [unit = 0] = await unitsInBaracoa();
    const wrong = async (From: string, Until: string) =>
      (await block(unit, From, Until)).errors.map(({ Field, Code }) => [Field, Code]);
    expect(await wrong("2026-11-20", "2026-11-25")).toEqual([["From", "blockInPast"]]);
    expect(await wrong("2026-11-25", "2026-11-25")).toEqual([["Until", "blockBackwards"]]);
    expect(await wrong("2026-11-25", "2028-11-25")).toEqual([["Until", "blockTooLong"]]);
    expect((await block(unit, "2026-11-25", "2026-11-26", { Reason: " - " })).code).toBe("invalid");
    expect((await block(999_999, "2026-11-25", "2026-11-26")).code).toBe("notFound");
    const log = await opened.db.select().from(auditLog).where(like(auditLog.action, "block.%")).orderBy(auditLog.id);
    expect(new Set(log.map(({ action }) => action))).toEqual(new Set(["block.made", "block.changed", "block.lifted"]));
    expect(log[0]).toMatchObject({ actorId: STAFF, reason: "New brakes", facts: { why: "service" } });
  });
});

describe("changing a booked car (PLAN-40, PLAN-41)", () => {
  const firms = (instantly: boolean) => offerOf({ ...ownStay(), ...(instantly ? { IdSupplier: 4, IdModel: 12 } : {}) });
  const quoteOf = (ana: Awaited<ReturnType<typeof person>>, id: number, { CarOffer, BookForm }: CarBookingRequest) => {
    const { Driver, ExtraDrivers, ChildSeats } = BookForm;
    const body = { CarOffer, BookForm: { Driver: { BirthDate: Driver.BirthDate }, ExtraDrivers, ChildSeats } };
    return ana.call<ChangeQuote>("POST", `/api/carBookings/changes/${id}/en`, body);
  };
  const longer = (request: CarBookingRequest, days = 1): CarBookingRequest => ({
    ...request,
    CarOffer: { ...request.CarOffer, DropOff: addDays(request.CarOffer.DropOff, days) },
    RequestKey: crypto.randomUUID(),
  });
  /** The reservations of bookings, by booking. */
  const heldBy = (...ids: number[]) =>
    Promise.all(ids.map((id) => opened.db.$count(carReservations, eq(carReservations.bookingId, id))));
  const statusesOf = async ({ plan }: Awaited<ReturnType<typeof person>>) =>
    (await plan())?.Bookings.map(({ BookingId, Status, Replaces }) => [BookingId, Status, Replaces]);

  it("takes effect immediately if the company confirms instantly, at the quoted price", async () => {
    const ana = await person();
    const request = bookingOf(await firms(true), ana.id);
    const { data: was } = await ana.book(request);
    const wanted = longer(request);
    const quote = await quoteOf(ana, was.BookingId, wanted);
    expect(quote.data).toMatchObject({ ConfirmsInstantly: true, Was: { Total: was.Total } });
    expect(quote.data.Now.Total).toBeGreaterThan(was.Total);
    expect(await heldBy(was.BookingId)).toEqual([1]);
    const { PayInCuba, Total } = quote.data.Now;
    const { data: now } = await ana.book({ ...wanted, Replaces: was.BookingId, Total, PayInCuba });
    expect(now).toMatchObject({ TravelPlanId: was.TravelPlanId, Total });
    expect(await statusesOf(ana)).toEqual([
      [was.BookingId, "cancelled", undefined],
      [now.BookingId, "confirmed", was.BookingId],
    ]);
    expect(await heldBy(was.BookingId, now.BookingId)).toEqual([0, 1]);
    expect((await ana.plan())?.PayNow).toBe(now.PayNow);
    // A repeated request is the same change; a replaced booking cannot be changed again.
    expect((await ana.book({ ...wanted, Replaces: was.BookingId })).data.BookingId).toBe(now.BookingId);
    const late = await ana.book({ ...longer(request, 2), Replaces: was.BookingId });
    expect([late.code, late.errors[0]?.Code]).toEqual(["checkout.refused", "bookingNotOpen"]);
  });

  it("is named by the last of several changes in each earlier booking, also once one between is removed", async () => {
    const ana = await person();
    const request = bookingOf(await firms(true), ana.id);
    const { data: first } = await ana.book(request);
    const { data: second } = await ana.book({ ...longer(request), Replaces: first.BookingId });
    const { data: third } = await ana.book({ ...longer(request, 2), Replaces: second.BookingId });
    const last = third.BookingId;
    const replaced = async () =>
      (await ana.plan())?.Bookings.map(({ BookingId, ReplacedBy }) => [BookingId, ReplacedBy]);
    expect(await replaced()).toEqual([
      [first.BookingId, last],
      [second.BookingId, last],
      [last, undefined],
    ]);
    await ana.call("GET", `/api/bookings/delete/${second.BookingId}`);
    expect(await replaced()).toEqual([
      [first.BookingId, last],
      [last, undefined],
    ]);
    const one = await ana.call<Booking>("GET", `/api/bookings/${first.BookingId}/en`);
    const all = await ana.call<Booking[]>("GET", `/api/travelPlans/bookings/${first.TravelPlanId}/en`);
    const desk = await caller(app, 1, "staff")<SupportPlan>("GET", `/api/support/plans/${first.TravelPlanId}/en`);
    expect([one.data.ReplacedBy, all.data[0]?.ReplacedBy, desk.data.Bookings[0]?.ReplacedBy]).toEqual([
      last,
      last,
      last,
    ]);
  });

  it("keeps the booking and its reservation until a company that must be asked has confirmed; meanwhile one price counts", async () => {
    const ana = await person();
    const request = bookingOf(await firms(false), ana.id);
    const { data: was } = await ana.book(request);
    const { data: asked } = await ana.book({ ...longer(request), Replaces: was.BookingId });
    expect(await statusesOf(ana)).toEqual([
      [was.BookingId, "requested", undefined],
      [asked.BookingId, "requested", was.BookingId],
    ]);
    expect((await ana.plan())?.PayNow).toBe(was.PayNow);
    const second = await quoteOf(ana, was.BookingId, longer(request, 3));
    expect([second.code, second.errors[0]?.Code]).toEqual(["checkout.refused", "changeWaits"]);
    const reservations = () =>
      opened.db.select().from(carReservations).where(eq(carReservations.bookingId, asked.BookingId));
    const own = await reservations();
    const staff = caller(app, 1, "staff");
    await staff("POST", "/api/support/bookings/confirm", { BookingId: asked.BookingId, Reference: "NEW-1" });
    expect([own.length, await reservations()]).toEqual([1, own]);
    expect(await statusesOf(ana)).toEqual([
      [was.BookingId, "cancelled", undefined],
      [asked.BookingId, "confirmed", was.BookingId],
    ]);
    expect(await heldBy(was.BookingId, asked.BookingId)).toEqual([0, 1]);
  });

  it.each(["confirm", "decline"] as const)(
    "reserves the last car for both until the answer, and then for one: %s",
    async (answer) => {
      const ana = await person();
      const offer = await firms(false);
      const request = bookingOf(offer, ana.id);
      const { data: was } = await ana.book(request);
      const [own] = await opened.db.select().from(carReservations).where(eq(carReservations.bookingId, was.BookingId));
      const isOther = and(
        eq(carUnits.supplierId, offer.SupplierId),
        eq(carUnits.modelId, offer.ModelId),
        ne(carUnits.id, own?.unitId ?? 0),
      );
      await opened.db.update(carUnits).set({ onSale: false }).where(isOther);
      const { data: asked } = await ana.book({ ...longer(request), Replaces: was.BookingId });
      const shared = await opened.db.select().from(carReservations).where(eq(carReservations.bookingId, was.BookingId));
      expect(shared).toEqual([
        expect.objectContaining({
          unitId: own?.unitId,
          startsAt: own?.startsAt,
          endsAt: (own?.endsAt ?? 0) + 24 * HOUR,
        }),
      ]);
      const words = answer === "confirm" ? { Reference: "NEW-2" } : { Reason: "no car that long" };
      await caller(app, 1, "staff")("POST", `/api/support/bookings/${answer}`, {
        BookingId: asked.BookingId,
        ...words,
      });
      const kept = answer === "confirm" ? asked.BookingId : was.BookingId;
      const left = await opened.db
        .select()
        .from(carReservations)
        .where(eq(carReservations.unitId, own?.unitId ?? 0));
      const endsAt = (own?.endsAt ?? 0) + (answer === "confirm" ? 24 * HOUR : 0);
      expect(left.filter(({ startsAt }) => startsAt === own?.startsAt)).toEqual([
        expect.objectContaining({ bookingId: kept, endsAt }),
      ]);
      await opened.db.update(carUnits).set({ onSale: true }).where(isOther);
    },
  );

  it("is refused for other clients, for another product and at another price", async () => {
    const [ana, ben] = [await person(), await person()];
    const request = bookingOf(await firms(true), ana.id);
    const { data: was } = await ana.book(request);
    expect((await quoteOf(ben, was.BookingId, request)).code).toBe("notFound");
    expect((await ben.book({ ...longer(request), ClientId: ben.id, Replaces: was.BookingId })).code).toBe("notFound");
    const dear = await ana.book({ ...longer(request), Replaces: was.BookingId, Total: was.Total });
    expect(dear.code).toBe("plan.priceChanged");
    expect(await statusesOf(ana)).toEqual([[was.BookingId, "confirmed", undefined]]);
    expect(await heldBy(was.BookingId)).toEqual([1]);
  });

  it("succeeds once for two concurrent requests", async () => {
    const ana = await person();
    const request = bookingOf(await firms(true), ana.id);
    const { data: was } = await ana.book(request);
    const answers = await Promise.all(
      [1, 2].map((days) => ana.book({ ...longer(request, days), Replaces: was.BookingId })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(["OK", "checkout.refused"]);
    expect((await statusesOf(ana))?.filter(([, status]) => status === "confirmed")).toHaveLength(1);
  });
});
