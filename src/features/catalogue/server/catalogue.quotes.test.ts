import { Readable } from "node:stream";
import { caller, carHost, NOON, search } from "../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import type { CarOffer } from "../../../products/car/car.schemas";
import type { LodgingOfferDetail } from "../../../products/lodging/lodging.schemas";
import { DAY } from "../../../shared/instant";
import { sheets } from "../catalogue.sheets";
import type { CarQuoteQuestion, Quote, StayQuoteQuestion } from "../quote.schemas";
import type { ChangeOutcome, TablePage } from "../tables.schemas";
import { readSheets } from "./catalogue.repository";
import { importCatalogue } from "./importCatalogue";
import { sheetText } from "./sheetFiles";

const STAFF = 3;
let opened: OpenDatabase;
let staff: ReturnType<typeof caller>;
let visitor: ReturnType<typeof caller>;
let close: () => Promise<void>;
beforeAll(async () => {
  opened = await openTestDatabase();
  const app = await carHost(opened);
  [staff, visitor] = [caller(app, STAFF, "staff"), caller(app)];
  close = async () => {
    await app.close();
    await opened.close();
  };
}, 60_000);
afterAll(() => close());

const quoteOf = async (url: string, body: object): Promise<Quote> =>
  (await staff<Quote>("POST", `/api/support/catalogue/quotes/${url}`, body)).data;

const rental = async (): Promise<{ offer: CarOffer; asked: CarQuoteQuestion }> => {
  const wish = { ExtraDrivers: 1, ChildSeats: 2, DriverBirthDate: "1952-01-01" };
  const body = { ...search, IdSupplier: 1, IdModel: 1, PickUp: "2026-12-18", DropOff: "2026-12-28", ...wish };
  const { data } = await visitor<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", body);
  const [offer] = data;
  if (!offer) throw new Error("no offer");
  const { PickUp, DropOff, StartHour, EndHour, SupplierId, ModelId, PickUpOffice, DropOffOffice } = offer;
  const offices = { PickUpOfficeId: PickUpOffice.Id, DropOffOfficeId: DropOffOffice.Id };
  const asked = { PickUp, DropOff, StartHour, EndHour, SupplierId, ModelId, ...offices };
  return { offer, asked: { At: null, ...asked, ExtraDrivers: 1, ChildSeats: 2, DriverAge: 74 } };
};

const tablesOf = ({ Lines }: Quote) =>
  Lines.map(({ Code, Sources }): [string, string[]] => [Code, Sources.map(({ Table }) => Table)]);

it("a rental's quote equals a search's price, line by line, each with the rows that it is computed from (OPS-41)", async () => {
  const { offer, asked } = await rental();
  const quote = await quoteOf("car", asked);
  const lines = quote.Lines.map(({ Sources: _rows, Paid: _where, ...line }) => line);
  expect(lines).toEqual([
    ...offer.PriceLines,
    ...offer.InCubaLines,
    { Code: "deposit", Amount: offer.Deposit, Facts: {} },
  ]);
  expect([quote.At, quote.PayNow, quote.PayInCuba]).toEqual([NOON, offer.Price, offer.PayInCuba]);
  expect(new Map(tablesOf(quote))).toEqual(
    new Map(
      Object.entries({
        airportPickUp: ["charges"],
        rental: ["classes", "seasons", "lengths"],
        seniorDriver: ["classes", "charges"],
        extraDriver: ["companies"],
        childSeat: ["charges"],
        fullTank: ["classes"],
        deposit: ["classes"],
      }),
    ),
  );
  // Days in two seasons are two lines, each with its season.
  const seasons = quote.Lines.filter(({ Code }) => Code === "rental").map(
    ({ Sources }) => Sources.find(({ Table }) => Table === "seasons")?.Days?.From,
  );
  expect(new Set(seasons).size).toBe(seasons.length);
});

it("a stay's quote equals its offer's price, with the rates and seasons that it is computed from (OPS-41)", async () => {
  const asked: StayQuoteQuestion = {
    ...{ At: null, HotelId: 1, RoomId: 11, MealsPlanId: 3, CheckIn: "2026-12-18", CheckOut: "2026-12-22" },
    ...{ Adults: 2, ChildAges: [7] },
  };
  const rooms = [{ room: 1, adultsAmount: 2, childrenAmount: 1, childrenAgeList: [7] }];
  const question = { Hotel: 1, RoomClassId: 1, Rooms: rooms, CheckIn: asked.CheckIn, CheckOut: asked.CheckOut };
  const wire = { Currency: "USD", SiteId: 11, IdUserCountry: 0, MealsPlanId: asked.MealsPlanId };
  const { data } = await visitor<LodgingOfferDetail[]>("POST", "/api/lodgingBookings/getOffer/en", {
    ...question,
    ...wire,
  });
  const quote = await quoteOf("stay", asked);
  expect(quote.PayNow).toBe(data[0]?.Price);
  expect(quote.Lines.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(quote.PayNow);
  expect(new Set(tablesOf(quote).flatMap(([, tables]) => tables))).toEqual(new Set(["room_rates", "rooms", "seasons"]));
});

it("rates for children by age apply from their instant on, and the quote names their rows (OPS-73, OPS-40, OPS-41)", async () => {
  const from = NOON + 2 * DAY;
  const text = "room_id,from_age,to_age,percent\n11,0,5,0\n11,6,11,30\n";
  const files = [{ name: "child_rates.csv", open: () => Readable.from([Buffer.from(text)]) }];
  const { findings } = await importCatalogue({ db: opened.db, now: () => NOON }, files, { from, reason: "families" });
  expect(findings).toEqual([]);
  const asked: StayQuoteQuestion = {
    ...{ At: null, HotelId: 1, RoomId: 11, MealsPlanId: 3, CheckIn: "2026-12-18", CheckOut: "2026-12-22" },
    ...{ Adults: 2, ChildAges: [7, 4] },
  };
  const children = async (At: number | null) =>
    (await quoteOf("stay", { ...asked, At })).Lines.filter(({ Code }) => !["room", "extraAdult"].includes(Code));
  const [before] = await children(null);
  expect(before).toMatchObject({ Code: "child", Facts: { count: 2 } });
  const [free, half] = await children(from);
  expect(free).toMatchObject({ Code: "childOf", Amount: 0, Facts: { fromAge: 0, percent: 0 } });
  expect(half).toMatchObject({ Code: "childOf", Facts: { count: 1, fromAge: 6, toAge: 11 } });
  const source = half?.Sources.find(({ Table }) => Table === "child_rates");
  expect(source).toMatchObject({ Version: { From: from, Reason: "families" } });
});

it("a room without enough beds has no quote: infants need one if the cots are taken (OPS-41, LODGE-31)", async () => {
  const asked: StayQuoteQuestion = {
    ...{ At: null, HotelId: 1, RoomId: 11, MealsPlanId: 3, CheckIn: "2026-12-18", CheckOut: "2026-12-22" },
    ...{ Adults: 2, ChildAges: [0, 0, 1, 1] },
  };
  expect((await quoteOf("stay", asked)).Lines.map(({ Code }) => Code)).toContain("infant");
  const { status, errors } = await staff("POST", "/api/support/catalogue/quotes/stay", {
    ...asked,
    ChildAges: [0, 0, 0, 1, 1],
  });
  expect([status, errors.map(({ Field, Code }) => [Field, Code])]).toEqual([400, [["Adults", "doesNotFit"]]]);
});

it("a quote of another instant has its prices, the version in force and when it changes next (OPS-41)", async () => {
  const { asked } = await rental();
  const before = await quoteOf("car", asked);
  const from = NOON + DAY;
  const text =
    "code,amount\nageSurchargePercent,50\nairportPickUp,20.00\nchildSeatPerDay,9.00\noneWayPerKm,0.50\noneWayMinimum,30.00\noneWayMaximum,150.00\n";
  const files = [{ name: "charges.csv", open: () => Readable.from([Buffer.from(text)]) }];
  const { findings } = await importCatalogue({ db: opened.db, now: () => NOON }, files, { from, reason: "new seats" });
  expect(findings).toEqual([]);
  const seats = async (At: number | null) => {
    const quote = await quoteOf("car", { ...asked, At });
    return quote.Lines.find(({ Code }) => Code === "childSeat");
  };
  const seatsBefore = before.Lines.find(({ Code }) => Code === "childSeat");
  expect(await seats(null)).toEqual({ ...seatsBefore, Sources: [{ ...seatsBefore?.Sources[0], ChangesAt: from }] });
  const Version = { From: from, MadeAt: NOON, MadeBy: null, Reason: "new seats" };
  expect(await seats(from)).toMatchObject({ Amount: 900 * 10 * 2, Sources: [{ Version, ChangesAt: null }] });
});

it("a line changes next when a column that it is computed from changes, not when another column of the row does (OPS-41)", async () => {
  const { asked } = await rental();
  const from = NOON + 3 * DAY;
  const classes = sheets.find(({ name }) => name === "classes");
  if (!classes) throw new Error("there are no classes");
  const rows = (await readSheets(opened.db, from, [classes])).get("classes") ?? [];
  const text = sheetText(
    classes,
    rows.map((row) => ({ ...row, per_day: "99.00" })),
  );
  const files = [{ name: "classes.csv", open: () => Readable.from([Buffer.from(text)]) }];
  await importCatalogue({ db: opened.db, now: () => NOON }, files, { from });
  const classOf = (code: string, { Lines }: Quote) =>
    Lines.find(({ Code }) => Code === code)?.Sources.find(({ Table }) => Table === "classes");
  const now = await quoteOf("car", asked);
  expect(classOf("rental", now)?.ChangesAt).toBe(from);
  for (const code of ["seniorDriver", "fullTank", "deposit"]) expect(classOf(code, now)?.ChangesAt).toBeNull();
  const later = await quoteOf("car", { ...asked, At: from });
  expect(classOf("rental", later)?.Version?.From).toBe(from);
  expect(classOf("deposit", later)?.Version).toBeNull();
});

it("a change that was withdrawn before its day is neither scheduled nor in force (OPS-41)", async () => {
  const { asked } = await rental();
  const from = NOON + 20 * DAY;
  const source = async (At: number | null) =>
    (await quoteOf("car", { ...asked, At })).Lines.flatMap(({ Sources }) => Sources).find(
      ({ Table }) => Table === "lengths",
    );
  const before = await source(from);
  const { data: page } = await staff<TablePage>("POST", "/api/support/catalogue/rows", {
    ...{ Table: "lengths", Page: 0, PageSize: 20, Sort: null, Descending: false, Find: "" },
  });
  const rows = page.Rows.map((row) => ({ Was: row, Row: { ...row, percent: "91.0" } }));
  const change = {
    ...{ Table: "lengths", Set: rows, Remove: [], From: from },
    ...{ Reason: "spring", Preview: false, Confirmed: true },
  };
  const { data: made } = await staff<ChangeOutcome>("POST", "/api/support/catalogue/changes", change);
  expect((await source(null))?.ChangesAt).toBe(from);
  expect((await source(from))?.Version).toMatchObject({ From: from, Reason: "spring" });
  const undo = { ChangeId: made.ChangeId, Reason: "not yet", Preview: false };
  await staff("POST", "/api/support/catalogue/changes/undo", undo);
  expect((await source(null))?.ChangesAt).toBeNull();
  expect(await source(from)).toEqual(before);
});

it("the quote tester reports the field that names nothing, or that does not fit the rest (OPS-41)", async () => {
  const { asked } = await rental();
  const { status, errors } = await staff("POST", "/api/support/catalogue/quotes/car", { ...asked, ModelId: 99_999 });
  expect([status, errors.map(({ Field }) => Field)]).toEqual([400, ["ModelId"]]);
});
