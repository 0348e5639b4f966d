import { eq, sql } from "drizzle-orm";
import { BOOK, bookingOf, caller, carHost, NOON, search } from "../../../../test/fixtures/server/carTestBed";
import { bringIn as bringInto } from "../../../../test/fixtures/server/catalogueTestBed";
import { peopleIn, double as twoAdults } from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { CarOffer } from "../../../products/car/car.schemas";
import type { CarBookingCreated } from "../../../products/car/carBooking.schemas";
import { loadCatalogue as loadCars } from "../../../products/car/server/catalogue/catalogue.repository";
import type { HotelStay } from "../../../products/lodging/lodging.schemas";
import { loadCatalogue as loadProperties } from "../../../products/lodging/server/catalogue.repository";
import { DAY, MINUTE } from "../../../shared/instant";
import { seasons } from "../../places/server/places.tables";
import type { Booking } from "../../plan/plan.schemas";
import { sheets } from "../catalogue.sheets";
import { settlePrices } from "./changeCatalogue";

let opened: OpenDatabase;
let now = NOON;
beforeEach(async () => {
  now = NOON;
  opened = await openTestDatabase();
}, 60_000);
afterEach(() => opened.close());

/** Imports a table with `change` applied to its text. */
const bringIn = (name: string, change: (text: string) => string, options?: { from?: number; reason?: string }) =>
  bringInto(opened, now, name, change, options);

const cheaper = (text: string) => text.replace(",83.00,", ",70.00,");
/** Changes the first row's last amount. */
const otherPrice: Readonly<Record<string, (text: string) => string>> = {
  companies: (text) => text.replace("1,Cubacar,no,3.00", "1,Cubacar,no,4.50"),
  classes: cheaper,
  one_way: (text) => text.replace("1,PDE,LHA,22", "1,PDE,LHA,23"),
  seasons: (text) => text.replace("2026-01-01,2026-01-09,peak,125.0", "2026-01-02,2026-01-09,peak,130.0"),
  lengths: (text) => text.replace("7,95.0", "8,95.0"),
  charges: (text) => text.replace("airportPickUp,20.00", "airportPickUp,25.00"),
  cancellation: (text) => text.replace("cars,RF,,10,", "cars,RF,,12,").replace("cars,NP,10,0,", "cars,NP,12,0,"),
  rooms: (text) => text.replace("11,1,standard,16,3,4,2,2", "11,1,standard,16,3,4,2,3"),
  child_rates: (text) => `${text}11,0,5,0\n`,
  room_rates: (text) => text.replace("11,AP,416.25", "11,AP,500.00"),
};

const pricesAt = async (at: number, ever = false) => {
  const { rates, classes, suppliers, oneWay } = await loadCars(opened.db, at, { ever });
  const { properties, cancellation } = await loadProperties(opened.db, at, { ever });
  // A season that is only scheduled has no id yet, so ids are not compared.
  const days = rates.seasons.map(({ fromDay, toDay, perMille, name }) => ({ fromDay, toDay, perMille, name }));
  return {
    rates: { ...rates, seasons: days },
    classes,
    suppliers,
    oneWay,
    rooms: [...properties.values()],
    cancellation,
  };
};

it("every table that a price is computed from has a test of its versions (OPS-40)", () => {
  expect(Object.keys(otherPrice).sort()).toEqual(sheets.flatMap(({ name, prices }) => (prices ? [name] : [])).sort());
});

it("scheduled prices apply from their instant on, whether or not the tables have them yet; earlier ones stay readable (OPS-40)", async () => {
  const [before, from] = [await pricesAt(now), now + DAY];
  for (const [name, change] of Object.entries(otherPrice))
    expect(await bringIn(name, change, { from, reason: "the new season" })).toMatchObject({ findings: [] });
  expect(await pricesAt(now)).toEqual(before);
  expect(await pricesAt(from - 1)).toEqual(before);
  const after = await pricesAt(from);
  for (const part of ["rates", "classes", "suppliers", "oneWay", "rooms"] as const)
    expect(after[part]).not.toEqual(before[part]);
  expect([before.rates.freeCancellationDays, after.rates.freeCancellationDays]).toEqual([10, 12]);
  now = from;
  await settlePrices({ db: opened.db, now: () => now });
  expect(await opened.db.$count(catalogueVersions, eq(catalogueVersions.settled, false))).toBe(0);
  expect(await opened.db.$count(seasons, eq(seasons.fromDay, "2026-01-02"))).toBe(1);
  expect(await pricesAt(now)).toEqual(after);
  expect(await pricesAt(from - 1, true)).toEqual(before);
  expect(await pricesAt(from, true)).toEqual(after);
});

it("each version has person, time and reason, and an import writes versions in the same way as an edit (OPS-40)", async () => {
  const { changeId } = await bringIn("classes", cheaper, { reason: "low demand" });
  const [change] = await opened.db.select().from(catalogueChanges);
  expect(change).toMatchObject({ id: changeId, madeBy: null, madeAt: NOON, reason: "low demand", undoes: null });
  const versions = await opened.db.select().from(catalogueVersions).orderBy(catalogueVersions.id);
  expect(versions).toMatchObject([
    { changeId: null, table: "car_classes", key: "1", from: 0, settled: true },
    { changeId, table: "car_classes", key: "1", from: NOON, content: { per_day: 7_000 }, settled: true },
  ]);
  expect(versions[0]?.content).toMatchObject({ code: "ECO-M", per_day: 8_300, on_sale: true });
  expect((await pricesAt(NOON - 1, true)).classes.get(1)?.perDay).toBe(8_300);
});

it("a column that is younger than a row's versions has its present value at a past instant (OPS-40)", async () => {
  await bringIn("rooms", otherPrice.rooms ?? String, { reason: "before there were cots" });
  const { content, table } = catalogueVersions;
  await opened.db
    .update(catalogueVersions)
    .set({ content: sql`${content} - 'cots'` })
    .where(eq(table, "room_types"));
  const cotsOf = async (at: number) =>
    (await loadProperties(opened.db, at, { ever: true })).properties.get(1)?.roomTypes.find(({ id }) => id === 11)
      ?.cots;
  expect([await cotsOf(now - DAY), await cotsOf(now)]).toEqual([2, 2]);
});

it("a change in between keeps future versions of other columns (OPS-40)", async () => {
  const from = now + DAY;
  await bringIn("classes", cheaper, { from });
  await bringIn("classes", (text) => text.replace(",83.00,15.00,150.00", ",83.00,15.00,180.00"));
  expect((await pricesAt(from)).classes.get(1)).toMatchObject({ perDay: 7_000, deposit: 18_000 });
});

it("a deleted row has no future versions (OPS-40)", async () => {
  const from = now + DAY;
  await bringIn("one_way", (text) => text.replace("1,PDE,LHA,22", "1,PDE,LHA,30"), { from });
  await bringIn("one_way", (text) => text.replace("1,PDE,LHA,22\n", ""));
  expect((await pricesAt(from)).oneWay.has("1/1/2")).toBe(false);
});

it("only prices can be scheduled, and a scheduled one is checked against later ones (OPS-40)", async () => {
  const from = now + DAY;
  const renamed = await bringIn("companies", (text) => text.replace("Cubacar", "Cubacoche"), { from });
  expect(renamed.findings).toMatchObject([{ column: "name", code: "atOnceOnly" }]);
  const later = await bringIn("seasons", (text) => text.replace("2026-01-01,2026-01-09", "2026-01-01,2026-01-08"), {
    from: from + DAY,
  });
  expect(later.findings).toEqual([]);
  // That day is free only once the later change is in force.
  const within = await bringIn("seasons", (text) => text.replace("2026-01-10,", "2026-01-09,"), { from });
  expect(within.findings).toMatchObject([{ column: "from_day", code: "inSeason", facts: { day: "2026-01-01" } }]);
  expect(await opened.db.$count(catalogueChanges)).toBe(1);
});

describe("over HTTP", () => {
  const carPrice = async (visitor: ReturnType<typeof caller>) => {
    const { data } = await visitor<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", {
      ...{ ...search, IdSupplier: 1, IdModel: 1 },
    });
    return data[0];
  };

  it("new quotes use a price from its instant, to the millisecond; a booking keeps its own price (OPS-40)", async () => {
    const app = await carHost(opened, () => now);
    const [clientId = 0] = await peopleIn(opened, 1);
    const [visitor, client] = [caller(app), caller(app, clientId)];
    const roomPrice = async () => {
      const body = { Hotel: 1, CheckIn: "2026-12-05", CheckOut: "2026-12-08", Rooms: [twoAdults] };
      const wire = { Currency: "USD", SiteId: 11, IdUserCountry: 0 };
      const { data } = await visitor<HotelStay>("POST", "/api/lodgingBookings/getHotelStay/en", { ...body, ...wire });
      return data.Choices?.find(({ RoomClassId, MealsPlanCode }) => RoomClassId === 1 && MealsPlanCode === "AP")?.Price;
    };
    const from = now + 5 * MINUTE + 1;
    await bringIn("classes", cheaper, { from });
    await bringIn("room_rates", (text) => text.replace(/^11,AP,.*$/m, "11,AP,100.00,100.00,100.00"), { from });
    now = from - 1;
    const offer = await carPrice(visitor);
    const room = await roomPrice();
    expect(offer?.Price).toBe(24_900);
    if (!offer) throw new Error("no offer");
    const { data: booked } = await client<CarBookingCreated>("POST", BOOK, bookingOf(offer, clientId));
    now = from;
    expect((await carPrice(visitor))?.Price).toBe(21_000);
    expect(room).toBeGreaterThan(30_000);
    expect(await roomPrice()).toBe(30_000);
    await settlePrices({ db: opened.db, now: () => now });
    const { data: kept } = await client<Booking>("GET", `/api/carBookings/${booked.BookingId}/en`);
    expect(kept).toMatchObject({ PayNow: 24_900, PriceLines: offer.PriceLines });
    const again = await client<CarBookingCreated>("POST", BOOK, { ...bookingOf(offer, clientId), Total: 27_500 });
    const { data: second } = await client<Booking>("GET", `/api/carBookings/${again.data.BookingId}/en`);
    expect(second).toMatchObject({ PayNow: 21_000 });
    await app.close();
  });
});
