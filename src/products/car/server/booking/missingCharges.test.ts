import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, NOON, SEARCH, search } from "../../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../../test/testDatabase";
import type { Faq } from "../../../../features/information/information.schemas";
import { suppliers } from "../../../../features/places/server/places.tables";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { MINUTE } from "../../../../shared/instant";
import type { CarCharge, CarOffer, CarOfferPage, RentConditions } from "../../car.schemas";
import { carCharges } from "../catalogue/catalogue.tables";

const CLIENT = 1;
const STAFF = 3;
const AIRPORT = "airportPickUp";
let opened: OpenDatabase;
let app: FastifyInstance;
let now = NOON;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await carHost(opened, () => now);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const ask = async (change: object) =>
  caller(app)<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", {
    ...search,
    IdSupplier: 1,
    IdModel: 1,
    ...change,
  });
const offered = async () => (await caller(app)<CarOfferPage>("POST", SEARCH, search)).data.Offers;
const charges = async () =>
  (await caller(app)<CarCharge[]>("GET", "/api/information/carCharges/en")).data.map(({ Code }) => Code);
const faq = async () => (await caller(app)<Faq[]>("GET", "/api/faq/11/1")).data;

/** The catalogue without some charges, from its next read on. */
async function without(codes: readonly string[]) {
  await opened.db.delete(carCharges).where(inArray(carCharges.code, codes));
  now += 2 * MINUTE;
}

it("an offer whose charge is not entered is not sold, and never shown as free (CAR-9, CAR-19, INFO-2)", async () => {
  const [before] = (await ask({})).data;
  if (!before) throw new Error("no offer");
  const order = bookingOf(before, CLIENT);
  expect(await charges()).toContain("childSeat");
  const questions = (await faq()).length;

  await without(["childSeatPerDay", "ageSurchargePercent", "oneWayMinimum"]);
  await opened.db.update(suppliers).set({ extraDriverPerDay: null, extraDriverFlat: null }).where(eq(suppliers.id, 1));
  now += 2 * MINUTE;
  const told = await charges();
  for (const code of ["childSeat", "ageSurcharge", "oneWay"]) expect(told).not.toContain(code);
  expect(told).toContain(AIRPORT);
  expect(await faq()).toHaveLength(questions - 1);
  const { data: conditions } = await caller(app)<RentConditions>("GET", "/api/information/rentConditions/1/en");
  expect(conditions.Conditions.join(" ")).not.toMatch(/extra driver|\$0/);

  expect((await ask({})).data).toHaveLength(1);
  for (const [wish, Field] of [
    [{ ChildSeats: 1 }, "ChildSeats"],
    [{ ExtraDrivers: 2 }, "ExtraDrivers"],
  ] as const) {
    const refused = await ask(wish);
    expect(refused).toMatchObject({ status: 400, code: "invalid" });
    expect(refused.errors).toEqual([{ Field, Code: "noCharge", Message: "This is not on sale: it has no price yet" }]);
    const booked = await caller(app, CLIENT)("POST", BOOK, { ...order, BookForm: { ...order.BookForm, ...wish } });
    expect(booked.errors).toEqual([expect.objectContaining({ Field: `BookForm.${Field}`, Code: "noCharge" })]);
  }
  expect((await ask({ DriverAge: 22 })).data).toEqual([]);
  const elsewhere = await caller(app)<CarOfferPage>("POST", SEARCH, { ...search, IdDropOffZone: 4 });
  expect(elsewhere.data.Offers).toEqual([]);

  await without([AIRPORT]);
  expect((await ask({})).data).toEqual([]);
  expect(await offered()).toEqual([]);
  const quoted = await caller(app, STAFF, "staff")("POST", "/api/support/catalogue/quotes/car", {
    ...{
      PickUp: search.PickUp,
      DropOff: search.DropOff,
      StartHour: "0900",
      EndHour: "0900",
      SupplierId: 1,
      ModelId: 1,
    },
    ...{ PickUpOfficeId: before.PickUpOffice.Id, DropOffOfficeId: before.DropOffOffice.Id },
    ...{ ExtraDrivers: 0, ChildSeats: 1, DriverAge: 22, At: null },
  });
  expect(quoted.errors.map(({ Field }) => Field).sort()).toEqual(["ChildSeats", "DriverAge", "PickUpOfficeId"]);
});
