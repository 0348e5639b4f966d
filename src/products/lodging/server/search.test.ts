import { eq, gt, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { caller, double, lodgingHost, OFFER, SEARCH, search } from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { HotelLocation } from "../lodging.enumerations";
import type { HotelStay, LodgingOfferDetail, LodgingOfferPage, LodgingSearch, LodgingWayOn } from "../lodging.schemas";
import { pinsOf } from "../search/lodging.pins";
import { mostVisited } from "../search/lodging.recommended";
import { withSuggestion } from "../search/lodging.suggestedSearch";
import { loadCatalogue } from "./catalogue.repository";
import { roomNights, roomRates, roomTypes } from "./lodging.tables";

let opened: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await openTestDatabase();
  app = await lodgingHost(opened);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const VARADERO = 4;
const ZAPATA = 5;
const find = async (asked: Partial<LodgingSearch> = {}, url = SEARCH) =>
  (await caller(app)<LodgingOfferPage>("POST", url, { ...search, ...asked })).data;

describe("a search for lodging", () => {
  it("finds one offer of each of the 89 hotels and 10 villas, the cheapest first", async () => {
    const { Offers, Total } = await find();
    expect([Total, Offers.length]).toEqual([99, 99]);
    expect(Offers.filter(({ Kind }) => Kind === "villa")).toHaveLength(10);
    const prices = Offers.map(({ Price }) => Price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it("returns ten a page, from page 0, sorted by name in the language's order (LODGE-2)", async () => {
    const page = (number: number) => find({}, `/api/lodgingBookings/getOffers/HotelName/0/es/${number}/10`);
    const [first, second] = [await page(0), await page(1)];
    expect([first.Offers.length, first.Total, second.Page]).toEqual([10, 99, 1]);
    const names = [...first.Offers, ...second.Offers].map(({ HotelName }) => HotelName);
    expect(names).toEqual([...names].sort(new Intl.Collator("es").compare));
    const last = await find({}, "/api/lodgingBookings/getOffers/HotelName/1/es/0/10");
    expect(last.Offers[0]?.HotelName).toBe("Villa Uva Caleta");
  });

  it("the recommended order begins with the most visited zones, then ranks by price and included extras (LODGE-22)", async () => {
    const { Offers } = await find({ Recommended: true }, "/api/lodgingBookings/getOffers/HotelName/1/en/0/100");
    expect(Offers).toHaveLength(99);
    const { properties } = await loadCatalogue(opened.db, Date.now());
    const visited = Offers.map(({ HotelId }) => mostVisited.includes(properties.get(HotelId)?.zone.code ?? ""));
    const others = visited.indexOf(false);
    expect(others).toBeGreaterThan(0);
    expect(visited.slice(others)).not.toContain(true);
    const meals: Readonly<Record<number, number>> = { 3: 0.05, 2: 0.1, 1: 0.15, 5: 0.2 };
    const kinds = new Set<string>();
    const firstOfEach = Offers.slice(0, others).filter(({ TouristZoneId, CategoryId }) => {
      const known = kinds.size;
      return kinds.add(`${TouristZoneId}/${CategoryId}`).size > known;
    });
    const weights = firstOfEach.map(({ Price, ConfirmsInstantly, Kind, RoomsLeft, CategoryId, MealsPlanId }) => {
      const dearer = (ConfirmsInstantly ? 0 : 0.05) + (Kind === "hotel" && RoomsLeft === 1 ? 0.02 : 0);
      return Math.round(Price * (1 + dearer - Math.max(0, CategoryId - 3) / 10 - (meals[MealsPlanId] ?? 0)));
    });
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    const prices = Offers.map(({ Price }) => Price);
    expect(prices).not.toEqual([...prices].sort((a, b) => a - b));
  });

  it.each<[string, Partial<LodgingSearch>, Partial<LodgingWayOn>[]]>([
    ["a zone without a property", { TouristZoneId: 22 }, [{ ZoneName: "Gibara", Without: [] }]],
    [
      "a villa of five stars",
      { TouristZoneId: VARADERO, CategoryId: 5, RoomClassId: 4 },
      [{ Without: ["CategoryId"] }, { Without: ["RoomClassId"] }],
    ],
    ["too low a price", { TouristZoneId: VARADERO, MaxPrice: 100 }, [{ Without: ["Price"] }]],
  ])("suggestions for an empty result find the promised number: %s (LODGE-23)", async (_what, asked, some) => {
    const wished = { ...asked, WithWaysOn: true, OneOfferPerHotel: true };
    const { Total, WaysOn = [] } = await find(wished);
    expect(Total).toBe(0);
    expect(WaysOn).toEqual(expect.arrayContaining(some.map((one) => expect.objectContaining(one))));
    for (const way of WaysOn) {
      const taken = await find(withSuggestion({ ...search, ...wished }, way));
      expect([taken.Total, taken.Offers[0]?.Price]).toEqual([way.Count, way.From]);
    }
  });

  it("if little is found, the nearest places are added with their distance, and nothing else (LODGE-23)", async () => {
    const { Total, WaysOn = [] } = await find({ TouristZoneId: ZAPATA, WithWaysOn: true });
    expect(Total).toBeLessThan(4);
    expect(WaysOn.map(({ Km }) => Km)).toEqual(WaysOn.map(({ Km }) => Km ?? 0).sort((a, b) => a - b));
    expect(WaysOn).toHaveLength(4);
    expect((await find({ WithWaysOn: true })).WaysOn).toEqual([]);
  });

  it("shows every room class and meal plan of a property if more than one offer per hotel is requested (LODGE-7)", async () => {
    const { Offers } = await find({ OneOfferPerHotel: false, Hotel: 1 });
    const combinations = Offers.map(({ RoomClassCode, MealsPlanCode }) => `${RoomClassCode} ${MealsPlanCode}`);
    expect(combinations.sort()).toEqual(
      ["Standard", "Suite", "Superior"].flatMap((room) => ["AP", "CP", "MAP"].map((plan) => `${room} ${plan}`)),
    );
  });

  it("filters by each criterion, and counts what the others would leave (LODGE-3)", async () => {
    const all = await find({ OneOfferPerHotel: true });
    const { Offers, Facets } = await find({ TouristZoneId: VARADERO, CategoryId: 5 });
    expect(Offers.length).toBeGreaterThan(5);
    expect(Offers.every(({ TouristZoneCode, Stars }) => TouristZoneCode === "VAR" && Stars === 5)).toBe(true);
    const varadero = all.Offers.filter(({ TouristZoneCode }) => TouristZoneCode === "VAR");
    expect(Facets.Categories.reduce((sum, { Count }) => sum + Count, 0)).toBe(varadero.length);
    expect(Facets.Zones.find(({ Id }) => Id === VARADERO)).toMatchObject({ Name: "Varadero", Count: Offers.length });
    const names = Facets.Zones.map(({ Name }) => Name.replace("La Habana", "Havana"));
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
    const cays = await find({ HotelLocation: HotelLocation.Cay });
    expect(cays.Offers.every(({ TouristZoneName }) => TouristZoneName.startsWith("Cayo"))).toBe(true);
    expect((await find({ HotelCountry: 167 })).Total).toBe(0);
    expect((await find({ HotelCountry: 34 })).Total).toBe(99);
  });

  it("takes several choices of a filter, any of which is enough, with the counts that others would add (CAR-22)", async () => {
    const one = await find({ OneOfferPerHotel: true, CategoryId: 4 });
    const other = await find({ OneOfferPerHotel: true, CategoryId: 5 });
    const both = await find({ OneOfferPerHotel: true, AnyOf: { CategoryId: [4, 5] } });
    expect(both.Total).toBe(one.Total + other.Total);
    expect((await find({ OneOfferPerHotel: true, CategoryId: 4, AnyOf: { CategoryId: [5] } })).Total).toBe(both.Total);
    expect(both.Facets.Categories).toEqual(one.Facets.Categories);
    const places = await find({ OneOfferPerHotel: true, AnyOf: { CategoryId: [4, 5], TouristZoneId: [2, VARADERO] } });
    const count = (id: number) => both.Facets.Zones.find(({ Id }) => Id === id)?.Count ?? 0;
    expect(places.Total).toBe(count(2) + count(VARADERO));
    expect(places.Facets.Zones).toEqual(both.Facets.Zones);
    expect(places.Facets.Lowest).toBeGreaterThan(0);
  });

  it("leaves the properties with all chosen services, and counts what each further one would leave (CAR-22)", async () => {
    const all = await find({ OneOfferPerHotel: true });
    const pool = await find({ OneOfferPerHotel: true, Services: ["pool"] });
    const count = ({ Facets }: typeof all, code: string) => Facets.Services.find(({ Code }) => Code === code)?.Count;
    expect(pool.Total).toBe(count(all, "pool"));
    expect(count(pool, "pool")).toBe(pool.Total);
    const both = await find({ OneOfferPerHotel: true, Services: ["pool", "spa"] });
    expect(both.Total).toBe(count(pool, "spa"));
    expect(both.Total).toBeLessThan(pool.Total);
  });

  it("has the properties of all pages for a map on request (LODGE-29)", async () => {
    expect(await find()).not.toHaveProperty("Pins");
    const path = "/api/lodgingBookings/getOffers/Price/0/en/1/10";
    const { Offers, Pins } = await find({ OneOfferPerHotel: true, WithPins: true }, path);
    const pins = Pins ? pinsOf(Pins) : [];
    expect(pins).toHaveLength(99);
    for (const { HotelId, HotelName, Latitude, Longitude, RoomClassCode, Price, PerNight } of Offers)
      expect(pins).toContainEqual({
        ...{ hotelId: HotelId, name: HotelName, latitude: Latitude, longitude: Longitude },
        ...{ roomClassCode: RoomClassCode, price: Price, perNight: PerNight },
      });
  });

  it("finds what is in an area of the map, in list and pins alike (LODGE-28)", async () => {
    const all = await find({ OneOfferPerHotel: true });
    const Area = { North: 23.25, South: 23.1, West: -81.4, East: -81.1 };
    const { Pins, Total } = await find({ OneOfferPerHotel: true, WithPins: true, Area });
    const inside = all.Offers.filter(
      ({ Latitude, Longitude }) => Latitude > 23.1 && Latitude < 23.25 && Longitude > -81.4 && Longitude < -81.1,
    );
    expect(inside.length).toBeGreaterThan(5);
    expect([...(Pins?.HotelIds ?? [])].sort()).toEqual(inside.map(({ HotelId }) => HotelId).sort());
    expect(Total).toBe(inside.length);
    expect((await find({ Area: null, OneOfferPerHotel: true })).Total).toBe(all.Total);
  });

  it("applies the price range to the mean per room and night, and then finds the cheapest offer of a property within it (LODGE-3)", async () => {
    const { Offers } = await find({ MinPrice: 20_000, MaxPrice: 25_000 });
    expect(Offers.length).toBeGreaterThan(0);
    expect(Offers.every(({ PerNight }) => PerNight >= 20_000 && PerNight <= 25_000)).toBe(true);
  });

  it("leaves out properties without a bed for everybody (LODGE-4)", async () => {
    const family = { ...double, adultsAmount: 6 };
    const { Offers } = await find({ Rooms: [family] });
    expect(Offers.map(({ HotelName }) => HotelName).sort()).toEqual([
      "Casa Adoquín",
      "Villa Casuarina",
      "Villa Flamboyán",
      "Villa Punta Gorda Azul",
      "Villa Uva Caleta",
    ]);
  });

  it("offers a room only to as many children under 3 as it has cots and free beds (LODGE-31)", async () => {
    const withInfants = async (...childrenAgeList: number[]) => {
      const infants = { ...double, childrenAmount: childrenAgeList.length, childrenAgeList };
      const { Offers } = await find({ Rooms: [infants], OneOfferPerHotel: false });
      return Math.min(...Offers.map(({ MaxGuests }) => MaxGuests));
    };
    const smallest = await withInfants();
    expect([await withInfants(1), await withInfants(1, 1)]).toEqual([smallest, smallest]);
    expect(await withInfants(0, 0, 0, 0, 0, 0)).toBeGreaterThanOrEqual(6);
  });

  it("prices the stay by the server's rates: each line multiplies out and all of them add up", async () => {
    const rooms = [double, { room: 2, adultsAmount: 3, childrenAmount: 1, childrenAgeList: [7] }];
    const { Offers } = await find({ Rooms: rooms, TouristZoneId: VARADERO });
    for (const { PriceLines, Price, PerNight, Nights } of Offers) {
      for (const { Amount, Facts } of PriceLines)
        expect(Amount).toBe(Number(Facts.count) * Number(Facts.nights) * Number(Facts.perNight));
      expect(PriceLines.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(Price);
      expect(PerNight).toBe(Math.round(Price / Nights / 2));
    }
  });
});

describe("the lookup of one offer", () => {
  const chosen = { ...search, Hotel: 1, RoomClassId: 1, MealsPlanId: 3 };
  const look = async (asked: object) =>
    (await caller(app)<LodgingOfferDetail[]>("POST", OFFER, { ...chosen, ...asked })).data;

  it("costs what the search showed, with each room's part and guests", async () => {
    const listed = await find({ Hotel: 1, RoomClassId: 1, MealsPlanId: 3 });
    const [offer] = await look({ Rooms: [{ ...double, childrenAmount: 1, childrenAgeList: [5] }] });
    expect(offer?.Rooms[0]?.Guests.map(({ Age }) => Age)).toEqual([null, null, 5]);
    expect(offer?.TravelersAmount).toBe(3);
    expect(offer?.Price).toBe(offer?.Rooms[0]?.Price);
    const [alone] = await look({});
    expect(alone?.Price).toBe(listed.Offers[0]?.Price);
  });

  it("gives the cost of cancelling: nothing to 7 days before, one night to 48 hours before, then everything", async () => {
    const [offer] = await look({});
    const checkIn = Date.parse("2026-12-05T20:00:00Z");
    const day = 86_400_000;
    expect(offer?.CancellationTerms).toEqual([
      { Code: "RF", From: null, Until: checkIn - 7 * day, Fee: 0 },
      { Code: "NP", From: checkIn - 7 * day, Until: checkIn - 2 * day, Fee: Math.round((offer?.Price ?? 0) / 3) },
      { Code: "NB", From: checkIn - 2 * day, Until: checkIn, Fee: offer?.Price },
      { Code: "NB", From: checkIn, Until: null, Fee: offer?.Price },
    ]);
    expect(offer?.FreeCancellationUntil).toBe(checkIn - 7 * day);
  });

  it("is an empty list for an unknown offer or one without a bed for everybody", async () => {
    expect(await look({ Hotel: 9999 })).toEqual([]);
    expect(await look({ RoomClassId: 4 })).toEqual([]);
    expect(await look({ MealsPlanId: 5 })).toEqual([]);
    expect(await look({ Rooms: [{ ...double, adultsAmount: 9 }] })).toEqual([]);
  });
});

describe("a stay in one property", () => {
  const NACIONAL = 1;
  const { OneOfferPerHotel: _each, ...plain } = search;
  const stayIn = async (asked: object = {}) =>
    caller(app)<HotelStay>("POST", "/api/lodgingBookings/getHotelStay/en", { ...plain, Hotel: NACIONAL, ...asked });

  it("prices every room with every meal plan as the search does, with the cost of cancelling the cheapest (LODGE-16)", async () => {
    const { data } = await stayIn();
    const { Offers } = await find({ OneOfferPerHotel: false, Hotel: NACIONAL });
    const prices = (offers: readonly { RoomClassId: number; MealsPlanId: number; Price: number }[]) =>
      offers.map(({ RoomClassId, MealsPlanId, Price }) => `${RoomClassId}/${MealsPlanId}: ${Price}`).sort();
    expect(prices(data.Choices)).toEqual(prices(Offers));
    expect(data.Cheapest?.Price).toBe(Offers[0]?.Price);
    expect(data.Cheapest?.CancellationTerms.map(({ Code }) => Code)).toEqual(["RF", "NP", "NB", "NB"]);
    expect(data.NearestFree).toEqual([]);
  });

  it("marks rooms that are too small, and suggests no other days if none is large enough", async () => {
    const { data } = await stayIn({ Rooms: [{ ...double, adultsAmount: 4 }] });
    expect(new Set(data.Choices.filter(({ Fits }) => Fits).map(({ RoomClassCode }) => RoomClassCode))).toEqual(
      new Set(["Suite"]),
    );
    const { data: crowd } = await stayIn({ Rooms: [{ ...double, adultsAmount: 9 }] });
    expect([crowd.Cheapest, crowd.NearestFree]).toEqual([null, []]);
  });

  it("counts the rooms that are left on the fullest night up to 4, or to one more than asked (SPEED-15)", async () => {
    const [type] = await opened.db.select().from(roomTypes).where(gt(roomTypes.units, 7)).orderBy(roomTypes.id);
    if (!type) throw new Error("no hotel has more than 7 rooms of a type");
    const left = async (rooms: number) => {
      const Rooms = Array.from({ length: rooms }, (_room, index) => ({ ...double, room: index + 1 }));
      const { data } = await stayIn({ Hotel: type.hotelId, Rooms });
      return data.Choices.find(({ RoomClassId }) => RoomClassId === type.classId)?.RoomsLeft;
    };
    const night = { roomTypeId: type.id, night: "2026-12-06", units: type.units };
    const leftWith = async (free: number, rooms = 1) => {
      const sold = type.units - free;
      const on = { target: [roomNights.roomTypeId, roomNights.night], set: { sold } };
      await opened.db
        .insert(roomNights)
        .values({ ...night, sold })
        .onConflictDoUpdate(on);
      return left(rooms);
    };
    const byOne = [await left(1), await leftWith(5), await leftWith(4), await leftWith(3), await leftWith(0)];
    const byFive = [await leftWith(7, 5), await leftWith(6, 5), await leftWith(5, 5)];
    await opened.db.delete(roomNights).where(eq(roomNights.roomTypeId, type.id));
    expect(byOne).toEqual([4, 4, 4, 3, 0]);
    expect(byFive).toEqual([6, 6, 5]);
  });

  it("names the nearest free days before and after if all rooms are sold (LODGE-19)", async () => {
    const flamboyan = 1001;
    const [villa] = await opened.db.select().from(roomTypes).where(eq(roomTypes.hotelId, flamboyan));
    if (!villa) throw new Error("the catalogue has no such villa");
    await opened.db
      .insert(roomNights)
      .values([{ roomTypeId: villa.id, night: "2026-12-06", units: villa.units, sold: villa.units }]);
    const { data } = await stayIn({ Hotel: flamboyan });
    await opened.db.delete(roomNights).where(eq(roomNights.roomTypeId, villa.id));
    expect(data.Cheapest).toBeNull();
    expect(data.Choices).toMatchObject([{ RoomsLeft: 0, Fits: true }]);
    expect(data.NearestFree).toEqual([
      { CheckIn: "2026-12-03", CheckOut: "2026-12-06", Price: 45_000 },
      { CheckIn: "2026-12-07", CheckOut: "2026-12-10", Price: 45_000 },
    ]);
  });

  it("is refused for days that cannot be booked, and not found for an unknown property", async () => {
    expect(await stayIn({ CheckIn: "2026-11-23" })).toMatchObject({ status: 400, code: "lodging.tooSoon" });
    expect(await stayIn({ Hotel: 9999 })).toMatchObject({ status: 404, code: "notFound" });
  });
});

describe("an impossible search", () => {
  const refused = async (asked: object, language = "en") => {
    const { status, data, code, errors } = await caller(app, 0, language)("POST", SEARCH, { ...search, ...asked });
    return { status, data, code, errors };
  };

  it.each([
    ["a day of arrival in the past", { CheckIn: "2026-11-20" }, "lodging.checkInInPast", "CheckIn"],
    ["a departure before the arrival", { CheckOut: "2026-12-04" }, "lodging.checkOutBeforeCheckIn", "CheckOut"],
    ["no night at all", { CheckOut: "2026-12-05" }, "lodging.checkOutBeforeCheckIn", "CheckOut"],
    ["more than 60 nights", { CheckOut: "2027-02-04" }, "lodging.stayTooLong", "CheckOut"],
    ["sooner than the reserve period", { CheckIn: "2026-11-23" }, "lodging.tooSoon", "CheckIn"],
    ["later than it", { CheckIn: "2027-11-30", CheckOut: "2027-12-02" }, "lodging.tooFarAhead", "CheckIn"],
    ["a child without an age", { Rooms: [{ ...double, childrenAmount: 1 }] }, "invalid", "Rooms.0.childrenAgeList"],
    ["rooms out of order", { Rooms: [{ ...double, room: 2 }] }, "invalid", "Rooms.0.room"],
    ["a room without an adult", { Rooms: [{ ...double, adultsAmount: 0 }] }, "invalid", "Rooms.0.adultsAmount"],
    ["no room", { Rooms: [] }, "invalid", "Rooms"],
    ["a field that nobody knows", { Price: 1 }, "invalid", "Price"],
    ["another currency", { Currency: "EUR" }, "currencyNotSold", "Currency"],
    ["a day that is none", { CheckIn: "2026-02-30" }, "invalid", "CheckIn"],
  ])("is refused: %s", async (_what, asked, code, field) => {
    const answer = await refused(asked);
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.errors[0]?.Field).toBe(field);
  });

  it("is explained in the caller's language", async () => {
    const say = (language: string) => refused({ CheckIn: "2026-11-23" }, language);
    const { data, errors } = await say("en");
    expect(errors[0]?.Message).toBe("At least 3 days from today");
    expect(data).toMatch(/The first possible day is November 24, 2026\.$/);
    expect((await say("es")).errors[0]?.Message).toMatch(/3 días/);
  });

  it("may ignore the reserve period, but not the past", async () => {
    expect((await find({ CheckIn: "2026-11-22", IgnoreReservePeriod: true })).Total).toBe(99);
    expect(await refused({ CheckIn: "2026-11-20", IgnoreReservePeriod: true })).toMatchObject({ status: 400 });
  });
});

it("the lodging search offers no room that is off sale, and no property without a room that has a rate (OPS-27)", async () => {
  const [room, property] = [11, 2];
  await opened.db.update(roomTypes).set({ onSale: false }).where(eq(roomTypes.id, room));
  const others = opened.db.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.hotelId, property));
  await opened.db.delete(roomRates).where(inArray(roomRates.roomTypeId, others));
  const { properties } = await loadCatalogue(opened.db, Date.now());
  expect(properties.get(1)?.roomTypes.map(({ id }) => id)).toEqual([12, 13]);
  expect(properties.has(property)).toBe(false);
});
