import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, SEARCH, search } from "../../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../../test/testDatabase";
import { carClosedDays } from "../../../../features/places/server/places.tables";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { havanaInstant } from "../../../../shared/havana";
import type { CarOfferPage, CarZone, FrontOffer } from "../../car.schemas";
import type { ClassInZone, RentedCar } from "../../class.schemas";

/** In the demonstration: open from 08:00 to 19:00, on Sundays to 17:00, and closed on 25 December. */
const HOTEL = 2;
const HAVANA = 2;
const CLIENT = 1;

let opened: OpenDatabase;
let app: FastifyInstance;
let visitor: ReturnType<typeof caller>;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await carHost(opened);
  visitor = caller(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const find = (asked: object) => visitor<CarOfferPage>("POST", SEARCH, { ...search, IdPickUpOffice: HOTEL, ...asked });

it.each([
  [{ StartHour: "1930" }, "car.outsideHours", "StartHour"],
  [{ DropOff: "2026-12-06", EndHour: "1730" }, "car.outsideHours", "EndHour"],
  [{ PickUp: "2027-05-01", DropOff: "2027-05-05" }, "car.officeClosed", "PickUp"],
  [{ PickUp: "2027-04-26", DropOff: "2027-05-01" }, "car.officeClosed", "DropOff"],
])("a search for %j is refused as %s, at %s (OPS-71)", async (asked, code, Field) => {
  const answer = await find(asked);
  expect([answer.status, answer.code]).toEqual([400, code]);
  expect(answer.errors).toMatchObject([{ Field, Code: code.replace("car.", "") }]);
});

it("an airport's office has cars at any hour of any day (OPS-71)", async () => {
  const { data } = await find({ IdPickUpOffice: 1, PickUp: "2027-05-01", DropOff: "2027-05-05", StartHour: "2330" });
  expect(data.Total).toBe(71);
});

it("a booking is refused if its office is closed, from whichever page it is sent (OPS-71)", async () => {
  const [offer] = (await find({})).data.Offers;
  if (!offer) throw new Error("there is no offer");
  const late = bookingOf({ ...offer, EndHour: "2200" }, CLIENT);
  const refused = await caller(app, CLIENT)("POST", BOOK, late);
  expect([refused.status, refused.code]).toEqual([400, "car.outsideHours"]);
  expect(refused.errors).toMatchObject([
    { Field: "CarOffer.EndHour", Message: "The office is open 08:00–19:00 on this day" },
  ]);
});

it("cars of a company that is closed on a day are neither offered nor booked; those of others are (OPS-71)", async () => {
  const { db } = opened;
  const [offer] = (await find({ IdSupplier: 4 })).data.Offers;
  const all = (await find({})).data;
  const closed = { fromDay: search.DropOff, toDay: search.DropOff, supplierId: 4, officeId: null, name: "Stocktaking" };
  await db.insert(carClosedDays).values(closed);
  const anew = await carHost(opened);
  const { data: open } = await caller(anew)<CarOfferPage>("POST", SEARCH, { ...search, IdPickUpOffice: HOTEL });
  expect(open.Facets.Suppliers.map(({ Id }) => Id)).not.toContain(4);
  expect(open.Total).toBe(all.Total - (all.Facets.Suppliers.find(({ Id }) => Id === 4)?.Count ?? 0));
  if (!offer) throw new Error("there is no offer");
  expect(await caller(anew, CLIENT)("POST", BOOK, bookingOf(offer, CLIENT))).toMatchObject({
    code: "car.officeClosed",
  });
  await anew.close();
});

it("pages get the opening hours of each office, and none for one that is always open (OPS-71)", async () => {
  const { data } = await visitor<CarZone[]>("GET", `/api/agencyZones/agencyZonesByActiveCarProducts/${HAVANA}/34/en`);
  const [airport, hotel] = data[0]?.Offices ?? [];
  expect(airport?.Opening?.Hours ?? []).toEqual([]);
  expect(hotel?.Opening?.Hours).toHaveLength(7);
  expect(hotel?.Opening?.Hours[6]).toEqual({ Weekday: 7, Opens: "0800", Closes: "1700" });
  expect(hotel?.Opening?.Closed).toContainEqual({ From: "2027-05-01", To: "2027-05-01", SupplierId: 0 });
});

describe("the default day of a search is 1 May, when offices in towns are closed (CAR-60)", () => {
  const TRINIDAD = 11;
  const usual = { PickUp: "2027-05-01", DropOff: "2027-05-04", StartHour: "0900", EndHour: "0900" };
  const open = { ...usual, PickUp: "2027-05-02", DropOff: "2027-05-05" };
  let april: FastifyInstance;
  let ask: ReturnType<typeof caller>;
  beforeAll(async () => {
    april = await carHost(opened, () => havanaInstant("2027-04-24", "1200"));
    ask = caller(april);
  });
  afterAll(() => april.close());

  it("the home page offers cars of those places from the next day on, and of airports from that day on", async () => {
    const { data } = await ask<FrontOffer[]>("GET", "/api/carBookings/offersListToFront/11/34/en");
    const daysOf = (code: string) => data.find(({ ZoneCode }) => ZoneCode === code);
    expect(daysOf("TRI")).toMatchObject(open);
    expect(daysOf("LHA")).toMatchObject(usual);
    for (const { ZoneId, PickUp, DropOff, StartHour, EndHour } of data) {
      const stay = { PickUp, DropOff, StartHour, EndHour };
      const found = await ask<CarOfferPage>("POST", SEARCH, { ...search, IdZone: ZoneId, ...stay });
      expect([found.status, found.data.Total > 0]).toEqual([200, true]);
    }
  });

  it("for an office that is closed on the default days the search begins on its next possible days", async () => {
    const { data } = await ask<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/0/34/en");
    const firstOf = (id: number) => data.flatMap(({ Offices }) => Offices).find(({ Id }) => Id === id)?.First;
    expect([firstOf(1), firstOf(HOTEL)]).toEqual([undefined, open]);
  });

  it("the page of a class and of a saved car have prices of the open days", async () => {
    const { data: zones } = await ask<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/0/34/en");
    const zone = zones.find(({ Offices }) => Offices.some(({ Id }) => Id === TRINIDAD))?.Id ?? 0;
    expect((await ask<ClassInZone>("GET", `/api/carBookings/classInZone/${zone}/1`)).data).toMatchObject(open);
    const saved = await ask<RentedCar[]>("GET", `/api/carBookings/rentedCars/${zone}.1`);
    expect(saved.data[0]).toMatchObject(open);
  });
});
