import { and, eq, gte, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  BOOK,
  bookingOf,
  caller,
  double,
  lodgingHost,
  OFFER,
  peopleIn,
  SEARCH,
  search,
} from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { RowStatus } from "../../../features/plan/bookings/bookingStatus";
import type { ChangeQuote } from "../../../features/plan/change/change.schemas";
import type { Booking, TravelPlan } from "../../../features/plan/plan.schemas";
import { blocks, bookings, travelPlans } from "../../../features/plan/server/plan.tables";
import type { OpenDatabase } from "../../../platform/server/db/database";
import type { FormTraveler, LodgingBookingCreated, LodgingBookingRequest } from "../book/booking.schemas";
import { bookedLodging } from "../bookedLodging";
import type { LodgingOffer, LodgingOfferDetail, LodgingOfferPage, LodgingSearch } from "../lodging.schemas";
import type { Hotel } from "../property.schemas";
import { lodgingProduct } from "./lodging.product";
import { hotels, roomHolds, roomNights, roomTypes } from "./lodging.tables";

let opened: OpenDatabase;
let app: FastifyInstance;
let ana = 0;
let ben = 0;

/** For every property, because a catalogue is read once. */
const contact = { street: "Calle 21 y O, Vedado", phone: "+53 7 555 0140" };

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.update(hotels).set(contact);
  app = await lodgingHost(opened);
  [ana = 0, ben = 0] = await peopleIn(opened, 2);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

/** The cheapest offer that a search finds. */
async function find(asked: Partial<LodgingSearch> = {}): Promise<LodgingOffer> {
  const { data } = await caller(app)<LodgingOfferPage>("POST", SEARCH, { ...search, ...asked });
  const [offer] = data.Offers;
  if (!offer) throw new Error("nothing found");
  return offer;
}

const book = (request: LodgingBookingRequest, clientId = ana, language = "en") =>
  caller(app, clientId, language)<LodgingBookingCreated>("POST", BOOK, request);
const planOf = async (clientId: number) =>
  (await caller(app, clientId)<TravelPlan>("GET", `/api/travelPlans/activeTravelPlan/${clientId}/en`)).data;

describe("a booking of lodging", () => {
  it("shows a hotel's address immediately, and a villa's once its plan is paid (PAPER-6)", async () => {
    const [guest = 0] = await peopleIn(opened, 1, "street");
    const villa = await find({ CategoryId: 1, CheckIn: "2027-01-20", CheckOut: "2027-01-23" });
    const { data: stay } = await book(bookingOf(villa, guest), guest);
    const told = async (hotelId: number) => {
      const { data } = await caller(app)<Hotel>("GET", `/api/lodgingBookings/getHotel/${hotelId}`);
      return { street: data.Street, phone: data.Phone };
    };
    const toldOfBooking = async () => {
      const path = `/api/lodgingBookings/getBooking/${stay.BookingId}`;
      const shown = bookedLodging((await caller(app, guest)<Booking>("GET", path)).data);
      return { street: shown?.Street, phone: shown?.Phone };
    };
    const nothing = { street: null, phone: null };
    expect([await told(1), await told(villa.HotelId)]).toEqual([contact, nothing]);
    expect(await toldOfBooking()).toEqual(nothing);
    await opened.db.update(travelPlans).set({ paidAt: 0 }).where(eq(travelPlans.id, stay.TravelPlanId));
    const toldIf = async (status: RowStatus) => {
      await opened.db.update(bookings).set({ status }).where(eq(bookings.id, stay.BookingId));
      return toldOfBooking();
    };
    for (const status of ["confirmed", "refunded"] as const) expect(await toldIf(status)).toEqual(contact);
    // A booking that ended before the payment was not paid with the rest of the plan.
    for (const status of ["cancelled", "declined", "lapsed"] as const) expect(await toldIf(status)).toEqual(nothing);
  });

  it("is priced by the server, reserves its nights and is added to the client's plan with every traveler in their room (LODGE-10, LODGE-13, PLAN-7)", async () => {
    const rooms = [double, { room: 2, adultsAmount: 1, childrenAmount: 1, childrenAgeList: [6] }];
    const offer = await find({ Rooms: rooms, TouristZoneId: 4 });
    const { data } = await book(bookingOf(offer, ana, rooms));
    const path = `/api/lodgingBookings/getBooking/${data.BookingId}`;
    const { data: booking } = await caller(app, ana)<Booking>("GET", path);
    expect(booking).toMatchObject({
      ...{ ProductType: 4, Name: offer.HotelName, SupplierName: offer.ChainName, Units: 3 },
      ...{ PayNow: offer.Price, PriceLines: offer.PriceLines, PayInCuba: 0, InCubaLines: [], Deposit: 0 },
      StartsAt: Date.parse("2026-12-05T21:00:00Z"),
      EndsAt: Date.parse("2026-12-08T17:00:00Z"),
    });
    const stay = bookedLodging(booking);
    expect(stay).toMatchObject({
      ...{ HotelName: offer.HotelName, RoomClassCode: offer.RoomClassCode, MealsPlanCode: offer.MealsPlanCode },
      ...{ CheckIn: "2026-12-05", CheckInHour: "1600", CheckOut: "2026-12-08", CheckOutHour: "1200", Nights: 3 },
    });
    expect(stay?.Rooms.map(({ Guests }) => Guests.map(({ Age }) => Age))).toEqual([
      [null, null],
      [null, 6],
    ]);
    expect(stay?.Travelers[0]).toEqual({
      ...{ Country: 167, Name: "Ana A", LastName: "Rivera", Passport: "X1000", IsMainUser: true },
    });
    expect(stay?.Travelers.filter(({ IsMainUser }) => IsMainUser)).toHaveLength(1);
    expect((await planOf(ana)).Bookings.map(({ BookingId }) => BookingId)).toEqual([data.BookingId]);
    const [hold] = await opened.db.select().from(roomHolds).where(eq(roomHolds.bookingId, data.BookingId));
    const nights = await opened.db
      .select()
      .from(roomNights)
      .where(eq(roomNights.roomTypeId, hold?.roomTypeId ?? 0))
      .orderBy(roomNights.night);
    expect(nights.map(({ night, sold }) => [night, sold])).toEqual([
      ["2026-12-05", 2],
      ["2026-12-06", 2],
      ["2026-12-07", 2],
    ]);
  });

  it("is confirmed immediately if the property confirms instantly, and otherwise waits for staff", async () => {
    const status = async (atOnce: boolean) => {
      const [property] = await opened.db.select().from(hotels).where(eq(hotels.confirmsInstantly, atOnce)).limit(1);
      const { data } = await book(bookingOf(await find({ Hotel: property?.id ?? 0 }), ben), ben);
      const { data: booking } = await caller(app, ben)<Booking>("GET", `/api/bookings/${data.BookingId}/en`);
      return [booking.Status, /^L[0-9A-F]{8}$/.test(booking.SupplierReference ?? "")];
    };
    expect(await status(true)).toEqual(["confirmed", true]);
    expect(await status(false)).toEqual(["requested", false]);
  });

  it("frees its nights once when it is cancelled", async () => {
    const villa = await find({ CategoryId: 1 });
    const { data } = await book(bookingOf(villa, ana));
    expect((await book(bookingOf(villa, ben), ben)).code).toBe("lodging.soldOut");
    await caller(app, ana)("GET", `/api/bookings/cancel/${data.BookingId}`);
    await caller(app, ana)("GET", `/api/bookings/delete/${data.BookingId}`);
    const again = await book(bookingOf(villa, ben), ben);
    expect(again.code).toBe("OK");
  });

  it("takes its nights again, all or none, when it is restored", async () => {
    const villa = await find({ CategoryId: 1, CheckIn: "2027-03-10", CheckOut: "2027-03-13" });
    const { data } = await book(bookingOf(villa, ana));
    const ids = [data.BookingId];
    const sold = async () =>
      (
        await opened.db.select().from(roomNights).where(gte(roomNights.night, "2027-03-10")).orderBy(roomNights.night)
      ).map(({ sold }) => sold);
    await lodgingProduct.release(opened.db, ids);
    await lodgingProduct.release(opened.db, ids);
    expect(await sold()).toEqual([0, 0, 0]);
    expect(await lodgingProduct.reclaim(opened.db, ids)).toEqual(ids);
    expect(await sold()).toEqual([1, 1, 1]);
    await lodgingProduct.release(opened.db, ids);
    await book(bookingOf({ ...villa, CheckIn: "2027-03-12" }, ben), ben);
    expect(await lodgingProduct.reclaim(opened.db, ids)).toEqual([]);
  });

  it("is made once for repeated requests, and another request under its key is refused", async () => {
    const request = bookingOf(await find({ Hotel: 5 }), ana);
    const [first, second] = [await book(request), await book(request)];
    expect(second.data).toEqual(first.data);
    const other = { ...request, Offer: { ...request.Offer, CheckOut: "2026-12-09" } };
    expect((await book(other)).code).toBe("plan.sameKeyOtherRequest");
  });

  it("leaves nothing behind if its last night is sold out", async () => {
    const villa = await find({ CategoryId: 1, CheckIn: "2027-02-10", CheckOut: "2027-02-11" });
    const taken = { ...villa, CheckIn: "2027-02-12", CheckOut: "2027-02-13" };
    expect((await book(bookingOf(taken, ana))).code).toBe("OK");
    const before = await opened.db.$count(bookings);
    const asked = { ...villa, CheckIn: "2027-02-10", CheckOut: "2027-02-13" };
    expect((await book(bookingOf(asked, ben), ben)).code).toBe("lodging.soldOut");
    expect(await opened.db.$count(bookings)).toBe(before);
    expect(await opened.db.$count(roomNights, eq(roomNights.night, "2027-02-10"))).toBe(0);
  });
});

describe("the travelers named in an offer", () => {
  const people = [
    { Country: 167, Name: "Ana", LastName: "Rivera", Passport: "X10001", IsMainUser: true },
    { Country: 34, Name: "Luis", LastName: "Soto", Passport: "X10002", IsMainUser: false },
  ];
  const inForm = people.map(({ Country, Name, LastName, Passport }) => ({
    ...{ CountryId: Country, FirstName: Name, LastName, Passport },
  }));
  const others = { CountryId: 167, FirstName: "Eva", LastName: "Ruiz", Passport: "X10003" };
  const inRooms = [{ ...double, Guests: people.map((Traveler) => ({ Age: null, Traveler })) }];
  const unnamed = { Country: null, Name: null, LastName: null, Passport: null, IsMainUser: false };

  let guests = 0;
  /** The people of a booking; the answer if nobody is named. */
  async function bookedAs(offer: Partial<LodgingBookingRequest["Offer"]>, travelers: FormTraveler[]) {
    guests += 1;
    const [guest = 0] = await peopleIn(opened, 1, `named${guests}-`);
    const request = bookingOf(await find({ TouristZoneId: 4 }), guest);
    const Offer = { ...request.Offer, ...offer };
    const answer = await book({ ...request, Offer, BookForm: { ...request.BookForm, travelers } }, guest);
    if (answer.code !== "OK") return answer;
    const [stay] = (await planOf(guest)).Bookings;
    return stay && bookedLodging(stay)?.Travelers;
  }

  it("are replaced by the form's travelers if both have the same number (LODGE-10, LODGE-11)", async () => {
    expect(await bookedAs({ Travelers: people, Rooms: inRooms }, inForm)).toEqual(people);
    expect(await bookedAs({ Travelers: people }, [others, { ...others, Passport: "X10004" }])).toMatchObject([
      { Name: "Eva" },
      { Name: "Eva" },
    ]);
  });

  it("count if the form's number does not match (LODGE-10)", async () => {
    expect(await bookedAs({ Travelers: people }, [])).toEqual(people);
    expect(await bookedAs({ Rooms: inRooms }, [others])).toEqual(people);
  });

  it("are booked by their names only (LODGE-10)", async () => {
    const names = [
      { FirstName: "Ana", LastName: "Rivera" },
      { FirstName: "Luis", LastName: "Soto" },
    ];
    const booked = [
      { Country: null, Name: "Ana", LastName: "Rivera", Passport: "", IsMainUser: true },
      { Country: null, Name: "Luis", LastName: "Soto", Passport: "", IsMainUser: false },
    ];
    expect(await bookedAs({}, names)).toEqual(booked);
    const unknown = { Country: null, Passport: null };
    expect(await bookedAs({ Travelers: people.map((one) => ({ ...one, ...unknown })) }, [])).toEqual(booked);
  });

  it("are refused if one is unnamed or invalid, at that field", async () => {
    const missing = { code: "lodging.travelersDiffer", errors: [{ Field: "BookForm.travelers" }] };
    expect(await bookedAs({ Travelers: [...people.slice(1), unnamed] }, [])).toMatchObject(missing);
    const [ana, luis] = people;
    const nowhere = [ana, { ...luis, Country: 99_999 }].flatMap((one) => (one ? [{ ...unnamed, ...one }] : []));
    const blamed = { code: "invalid", errors: [{ Field: "Offer.Travelers.1.Country", Code: "country" }] };
    expect(await bookedAs({ Travelers: nowhere }, [])).toMatchObject(blamed);
  });

  it("are unnamed in an offer, one for each guest (LODGE-11)", async () => {
    const { HotelId: Hotel, RoomClassId, MealsPlanId } = await find();
    const asked = { ...search, Hotel, RoomClassId, MealsPlanId };
    const { data } = await caller(app)<LodgingOfferDetail[]>("POST", OFFER, asked);
    expect(data[0]?.Travelers).toEqual([{ ...unnamed, IsMainUser: true }, unnamed]);
  });
});

describe("a request to book lodging", () => {
  type Part = Record<string, unknown>;
  const changed = async (offer: Part, form: Part = {}, more: Part = {}) => {
    const request = bookingOf(await find({ Hotel: 1 }), ana);
    return {
      ...request,
      Offer: { ...request.Offer, ...offer },
      BookForm: { ...request.BookForm, ...form },
      ...more,
    } as LodgingBookingRequest;
  };
  const traveler = { CountryId: 167, FirstName: "Ana", LastName: "Rivera", Passport: "X10001" };

  it.each([
    ["a price", { Price: 1 }, {}, "invalid", "Offer.Price"],
    ["a past day", { CheckIn: "2026-11-20" }, {}, "lodging.checkInInPast", "Offer.CheckIn"],
    ["a day within the reserve period", { CheckIn: "2026-11-22" }, {}, "lodging.tooSoon", "Offer.CheckIn"],
    [
      "a departure before the arrival",
      { CheckOut: "2026-12-01" },
      {},
      "lodging.checkOutBeforeCheckIn",
      "Offer.CheckOut",
    ],
    [
      "fewer ages than children",
      { Rooms: [{ ...double, childrenAmount: 2, childrenAgeList: [4] }] },
      {},
      "invalid",
      "Offer.Rooms.0.childrenAgeList",
    ],
    [
      "more infants than cots and beds",
      { Rooms: [{ ...double, childrenAmount: 6, childrenAgeList: [0, 0, 0, 1, 1, 2] }] },
      {},
      "lodging.doesNotFit",
      "Offer.Rooms.0",
    ],
    ["more people than beds", { Rooms: [{ ...double, adultsAmount: 9 }] }, {}, "lodging.doesNotFit", "Offer.Rooms.0"],
    ["fewer travelers than guests", {}, { travelers: [traveler] }, "lodging.travelersDiffer", "BookForm.travelers"],
    [
      "a passport's number that is none (DOC-5)",
      {},
      { travelers: [traveler, { ...traveler, FirstName: "Eva", Passport: "X-1" }] },
      "invalid",
      "BookForm.travelers.1.Passport",
    ],
    [
      "a country that is none",
      {},
      { travelers: [traveler, { ...traveler, CountryId: 99_999 }] },
      "invalid",
      "BookForm.travelers.1.CountryId",
    ],
    [
      "a name of blanks",
      {},
      { travelers: [{ ...traveler, FirstName: "  " }, traveler] },
      "invalid",
      "BookForm.travelers.0.FirstName",
    ],
    [
      "a name that nobody can see",
      {},
      { travelers: [traveler, { ...traveler, LastName: "\u200b" }] },
      "invalid",
      "BookForm.travelers.1.LastName",
    ],
    [
      "a name in other than Latin letters (PAPER-11)",
      {},
      { travelers: [traveler, { ...traveler, FirstName: "민준" }] },
      "invalid",
      "BookForm.travelers.1.FirstName",
    ],
    [
      "requests that the voucher cannot show (PAPER-11)",
      {},
      { Requests: "A cake 🎂, please" },
      "invalid",
      "BookForm.Requests",
    ],
    [
      "a traveler's passport that ends too soon (DOC-3)",
      {},
      { travelers: [{ ...traveler, PassportExpires: "2027-05-01" }, traveler] },
      "invalid",
      "BookForm.travelers.0.PassportExpires",
    ],
    ["terms not accepted", {}, { AcceptTerms: false }, "invalid", "BookForm.AcceptTerms"],
  ])("is refused with %s (LODGE-10, CAR-4)", async (_what, offer, form, code, field) => {
    const answer = await book(await changed(offer, form));
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.errors[0]?.Field).toBe(field);
  });

  it("is refused for a property, class or meal plan that is not sold", async () => {
    for (const offer of [{ HotelId: 9_999 }, { RoomClassId: 4 }, { MealsPlanId: 5 }])
      expect(await book(await changed(offer))).toMatchObject({ status: 404, code: "lodging.offerGone" });
  });

  it("is refused with the reason in the caller's language", async () => {
    const request = await changed({}, { travelers: [traveler] });
    expect((await book(request, ana, "en")).data).toBe("The offer is for 2 travelers. Please name every one of them.");
    expect((await book(request, ana, "es")).data).toBe(
      "La oferta es para 2 viajeros. Indique los datos de cada uno, por favor.",
    );
  });

  it("books nothing for another client, and nobody sees another client's booking", async () => {
    const request = bookingOf(await find({ Hotel: 8 }), ana);
    expect(await book(request, ben)).toMatchObject({ status: 404, code: "notFound" });
    const { data } = await book(request);
    const path = `/api/lodgingBookings/getBooking/${data.BookingId}`;
    expect(await caller(app, ben)("GET", path)).toMatchObject({ status: 404, code: "notFound" });
    expect((await caller(app, 0)("GET", path)).status).toBe(401);
  });
});

describe("the count of a room type", () => {
  const sqlStateOf = async (work: PromiseLike<unknown>) => {
    try {
      await work;
      return null;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : error;
      return cause && typeof cause === "object" && "code" in cause ? cause.code : error;
    }
  };

  it("cannot be exceeded, or lowered below the sold number: the database refuses it (LODGE-9)", async () => {
    const offer = await find({ Hotel: 7 });
    await book(bookingOf(offer, ana));
    const [type] = await opened.db.select().from(roomTypes).where(eq(roomTypes.hotelId, offer.HotelId)).limit(1);
    const ofType = eq(roomNights.roomTypeId, type?.id ?? 0);
    const setUnits = (units: number) =>
      opened.db
        .update(roomTypes)
        .set({ units })
        .where(eq(roomTypes.id, type?.id ?? 0));
    const CHECK_VIOLATION = "23514";
    const oversold = { sold: (type?.units ?? 0) + 1 };
    expect(await sqlStateOf(opened.db.update(roomNights).set(oversold).where(ofType))).toBe(CHECK_VIOLATION);
    expect(await sqlStateOf(setUnits(0))).toBe(CHECK_VIOLATION);
    expect(await sqlStateOf(setUnits(1))).toBeNull();
    expect((await book(bookingOf(offer, ben), ben)).code).toBe("lodging.soldOut");
    const nights = await opened.db.select().from(roomNights).where(ofType);
    expect(nights.map(({ units, sold }) => [units, sold])).toEqual(Array.from({ length: 3 }, () => [1, 1]));
  });
});

describe("a plan with lodging", () => {
  it("warns of conflicts, and forbids nothing (PLAN-25)", async () => {
    const [carla = 0] = await peopleIn(opened, 1, "carla");
    const first = await find({ TouristZoneId: 4, CheckIn: "2027-01-10", CheckOut: "2027-01-12" });
    const second = await find({ TouristZoneId: 2, CheckIn: "2027-01-14", CheckOut: "2027-01-15" });
    for (const offer of [first, second]) expect((await book(bookingOf(offer, carla), carla)).code).toBe("OK");
    const { Warnings } = await planOf(carla);
    expect(Warnings).toContainEqual({
      Code: "nightsWithoutLodging",
      Facts: { from: "2027-01-12", to: "2027-01-13", nights: 2 },
    });
  });
});

describe("a block of rooms", () => {
  const staff = () => caller(app, 3, "en", "staff");
  const days = { From: "2027-02-01", Until: "2027-02-05" };
  const stay = { CheckIn: "2027-02-02", CheckOut: "2027-02-04" };
  const block = (RoomTypeId: number, Rooms: number) =>
    staff()("POST", "/api/support/blocks/rooms", { RoomTypeId, Rooms, ...days, Why: "ownUse", Reason: "Film crew" });
  const typeOf = async ({ HotelId, RoomClassId }: LodgingOffer) => {
    const types = await opened.db.select().from(roomTypes).where(eq(roomTypes.hotelId, HotelId));
    return types.find(({ classId }) => classId === RoomClassId) ?? { id: 0, units: 0 };
  };

  it("counts with the bookings of every night, and a refusal names the conflicting booking (LODGE-9, DESK-26)", async () => {
    const offer = await find({ ...stay, Hotel: 1 });
    const { id, units } = await typeOf(offer);
    const { data: booked } = await book(bookingOf(offer, ben), ben);
    const full = await block(id, units);
    expect([full.status, full.code]).toEqual([409, "block.roomsTaken"]);
    expect(full.data).toMatch(new RegExp(`${units - 1} rooms are left: booking ${booked.BookingId} has the others`));
    expect(await opened.db.$count(blocks)).toBe(0);
    expect((await block(id, units - 1)).code).toBe("OK");
    expect((await book(bookingOf(offer, ana))).code).toBe("lodging.soldOut");
  });

  it("can be lifted in part, and then completely (DESK-26)", async () => {
    const offer = await find({ ...stay, Hotel: 2 });
    const { id, units } = await typeOf(offer);
    expect((await block(id, units)).code).toBe("OK");
    const BlockId = (await opened.db.select().from(blocks).orderBy(blocks.id)).at(-1)?.id ?? 0;
    const change = { BlockId, ...days, FromHour: "0000", UntilHour: "0000", Reason: "Fewer came" };
    expect((await book(bookingOf(offer, ana))).code).toBe("lodging.soldOut");
    expect((await staff()("POST", "/api/support/blocks/change", { ...change, Rooms: units - 1 })).code).toBe("OK");
    expect((await book(bookingOf(offer, ana))).code).toBe("OK");
    expect((await staff()("POST", "/api/support/blocks/change", { ...change, Rooms: units })).code).toBe(
      "block.roomsTaken",
    );
    expect((await staff()("POST", "/api/support/blocks/lift", { BlockId, Reason: "Over" })).code).toBe("OK");
    const nights = await opened.db
      .select()
      .from(roomNights)
      .where(and(eq(roomNights.roomTypeId, id), gte(roomNights.night, days.From)))
      .orderBy(roomNights.night);
    expect(nights.map(({ night, sold }) => [night, sold])).toEqual([
      ["2027-02-01", 0],
      ["2027-02-02", 1],
      ["2027-02-03", 1],
      ["2027-02-04", 0],
    ]);
  });
});

describe("changing a booked stay (PLAN-40, PLAN-41)", () => {
  /** The number of occupied rooms on each night of March, by its day. */
  const heldNights = async (offer: LodgingOffer) => {
    const type = and(eq(roomTypes.hotelId, offer.HotelId), eq(roomTypes.classId, offer.RoomClassId));
    const rows = await opened.db
      .select({ night: roomNights.night, sold: roomNights.sold })
      .from(roomNights)
      .innerJoin(roomTypes, eq(roomTypes.id, roomNights.roomTypeId))
      .where(and(type, gte(roomNights.night, "2027-03-01"), lt(roomNights.night, "2027-03-08")));
    return Object.fromEntries(rows.filter(({ sold }) => sold > 0).map(({ night, sold }) => [night.slice(5), sold]));
  };
  const moved = (request: LodgingBookingRequest, offer: object): LodgingBookingRequest => ({
    ...request,
    Offer: { ...request.Offer, ...offer },
    RequestKey: crypto.randomUUID(),
  });
  const quoteOf = (clientId: number, id: number, { Offer }: LodgingBookingRequest) =>
    caller(app, clientId)<ChangeQuote>("POST", `/api/lodgingBookings/changes/${id}`, Offer);
  const ofHouse = async (house: { villa: boolean; atOnce: boolean }, days: { CheckIn: string; CheckOut: string }) => {
    const kind = eq(hotels.kind, house.villa ? "villa" : "hotel");
    const known = await opened.db
      .select()
      .from(hotels)
      .where(and(kind, eq(hotels.confirmsInstantly, house.atOnce)));
    return find({ ...days, Hotel: known[0]?.id ?? 0 });
  };

  it.each([
    ["confirm", { "03-03": 1, "03-04": 1, "03-05": 1, "03-06": 1 }],
    ["decline", { "03-01": 1, "03-02": 1, "03-03": 1 }],
  ] as const)("holds a villa's nights of both until it has answered, and then of one: %s", async (answer, left) => {
    const [guest = 0] = await peopleIn(opened, 1, `villa-${answer}`);
    const offer = await ofHouse({ villa: true, atOnce: false }, { CheckIn: "2027-03-01", CheckOut: "2027-03-04" });
    const request = bookingOf(offer, guest);
    const { data: was } = await book(request, guest);
    const later = moved(request, { CheckIn: "2027-03-03", CheckOut: "2027-03-07" });
    expect((await quoteOf(guest, was.BookingId, later)).data).toMatchObject({ ConfirmsInstantly: false });
    expect(await heldNights(offer)).toEqual({ "03-01": 1, "03-02": 1, "03-03": 1 });
    const { data: asked } = await book({ ...later, Replaces: was.BookingId }, guest);
    expect(Object.keys(await heldNights(offer))).toEqual(["03-01", "03-02", "03-03", "03-04", "03-05", "03-06"]);
    const words = answer === "confirm" ? { Reference: "VILLA-2" } : { Reason: "taken" };
    await caller(
      app,
      1,
      "en",
      "staff",
    )("POST", `/api/support/bookings/${answer}`, {
      BookingId: asked.BookingId,
      ...words,
    });
    expect(await heldNights(offer)).toEqual(left);
    const kept = answer === "confirm" ? asked.BookingId : was.BookingId;
    await caller(app, guest)("GET", `/api/bookings/cancel/${kept}`);
    expect(await heldNights(offer)).toEqual({});
  });

  it("keeps the passports of guests that the change names again, for their checks (DOC-3, LODGE-10)", async () => {
    const [guest = 0] = await peopleIn(opened, 1, "passports");
    const offer = await ofHouse({ villa: false, atOnce: true }, { CheckIn: "2027-03-20", CheckOut: "2027-03-23" });
    const request = bookingOf(offer, guest);
    const [main, second] = request.BookForm.travelers;
    if (!main || !second) throw new Error("two travelers are named");
    const known = { CountryId: 167, Passport: "AB12345", PassportExpires: "2027-10-01" };
    request.BookForm.travelers = [{ ...main, ...known }, second];
    const { data: was } = await book(request, guest);
    const names = request.BookForm.travelers.map(({ FirstName, LastName }) => ({ FirstName, LastName }));
    const changeOf = (Replaces: number, CheckOut: string, travelers: FormTraveler[]) => {
      const wanted = moved(request, { CheckOut, CheckIn: CheckOut.replace(/..$/, "20") });
      return book({ ...wanted, Replaces, BookForm: { ...request.BookForm, travelers } }, guest);
    };
    const travelersOf = async (id: number) => {
      const { data } = await caller(app, guest)<Booking>("GET", `/api/lodgingBookings/getBooking/${id}`);
      return bookedLodging(data)?.Travelers;
    };
    const swapped = [...names].reverse();
    const { data: now } = await changeOf(was.BookingId, "2027-03-24", swapped);
    expect((await travelersOf(now.BookingId))?.[1]).toMatchObject({
      Name: main.FirstName,
      Country: known.CountryId,
      Passport: known.Passport,
      PassportExpires: known.PassportExpires,
    });
    const late = await changeOf(now.BookingId, "2027-05-24", swapped);
    expect(late.errors.map(({ Field, Code }) => [Field, Code])).toEqual([
      ["BookForm.travelers.1.PassportExpires", "travelerPassportTooShort"],
    ]);
    const renewed = { ...main, Passport: "CD67890" };
    const { data: other } = await changeOf(now.BookingId, "2027-03-25", [renewed, ...names.slice(1)]);
    const [own] = (await travelersOf(other.BookingId)) ?? [];
    expect([own?.Passport, own?.PassportExpires]).toEqual(["CD67890", undefined]);
    const foreign = await book(
      {
        ...moved(request, { CheckIn: "2027-05-20", CheckOut: "2027-05-24" }),
        Replaces: was.BookingId,
        ClientId: ben,
        BookForm: { ...request.BookForm, travelers: names },
      },
      ben,
    );
    expect(foreign.code).toBe("notFound");
  });

  it("changes rooms and meals immediately if the hotel confirms instantly, counting its own rooms as free", async () => {
    const [guest = 0] = await peopleIn(opened, 1, "meals");
    const offer = await ofHouse({ villa: false, atOnce: true }, { CheckIn: "2027-03-20", CheckOut: "2027-03-23" });
    const request = bookingOf(offer, guest);
    const { data: was } = await book(request, guest);
    const single = { ...double, adultsAmount: 1 };
    const wanted = moved(request, { Rooms: [single] });
    wanted.BookForm.travelers = request.BookForm.travelers.slice(0, 1);
    const { data: quote } = await quoteOf(guest, was.BookingId, wanted);
    const { data: now } = await book({ ...wanted, Replaces: was.BookingId, Total: quote.Now.Total }, guest);
    const plan = await planOf(guest);
    expect(plan.Bookings.map(({ BookingId, Status }) => [BookingId, Status])).toEqual([
      [was.BookingId, "cancelled"],
      [now.BookingId, "confirmed"],
    ]);
    expect(plan.PayNow).toBe(now.PayNow);
    const changed = plan.Bookings.find(({ BookingId }) => BookingId === now.BookingId);
    expect(changed && bookedLodging(changed)?.Travelers).toHaveLength(1);
  });
});
