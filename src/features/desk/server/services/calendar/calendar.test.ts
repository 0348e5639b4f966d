import { and, desc, eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { carBookings, carReservations } from "../../../../../products/car/server/car.tables";
import { carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import { hotels, roomTypes } from "../../../../../products/lodging/server/lodging.tables";
import { addDays, havanaDate, havanaInstant } from "../../../../../shared/havana";
import { DAY, HOUR } from "../../../../../shared/instant";
import type { StaffRole } from "../../../../../shared/staffRole";
import type { Calendar, FreeElsewhere } from "../../../calendar/calendar.schemas";

let test: TestApp;
const STAFF = 3;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");

describe("the calendar", () => {
  const look = async (query: object, role: StaffRole = "desk"): Promise<Calendar> => {
    const headers = test.as(STAFF, role);
    const payload = { Days: 14, ...query };
    return (await test.call({ method: "POST", url: "/api/support/calendar", headers, payload })).json().Data;
  };
  const takenOf = ({ Rows, Booking }: Calendar) => Rows.find(({ Id }) => Id === Booking?.RowId)?.Taken;
  let held: { planId: number; bookingId: number };
  let unit: typeof carUnits.$inferSelect | undefined;
  let startsAt = 0;
  beforeAll(async () => {
    const at = test.now();
    startsAt = havanaInstant(addDays(havanaDate(at), 60), "0900");
    held = await storeRental(test.db, { clientId: 1, at, startsAt });
    // The last car of its zone, which is not on the first page.
    const { zoneId, modelId } = carUnits;
    [unit] = await test.db
      .select()
      .from(carUnits)
      .where(eq(zoneId, 2))
      .orderBy(desc(modelId), desc(carUnits.id))
      .limit(1);
    const unitId = unit?.id ?? 0;
    await test.db.update(carBookings).set({ unitId }).where(eq(carBookings.bookingId, held.bookingId));
    const period = { startsAt, endsAt: startsAt + 5 * DAY };
    await test.db.insert(carReservations).values({ bookingId: held.bookingId, unitId, ...period });
  });

  it("leads from a booking to its place, on whichever page, and shows who has what from when to when (DESK-27)", async () => {
    const shown = await look({ BookingId: held.bookingId });
    const first = addDays(havanaDate(test.now()), 60);
    expect(shown).toMatchObject({
      Of: "cars",
      ZoneId: 2,
      GroupId: 0,
      From: addDays(first, -2),
      Today: havanaDate(test.now()),
    });
    expect(shown.Booking).toEqual({
      BookingId: held.bookingId,
      TravelPlanId: held.planId,
      RowId: unit?.id,
      Held: true,
    });
    expect(takenOf(shown)).toEqual([
      {
        ...{ From: first, FromHour: "0900", Until: addDays(first, 5), UntilHour: "0900", Rooms: 1, Block: null },
        ...{
          Turnover: { Until: addDays(first, 5), UntilHour: "1000", BackFrom: null },
          Moves: null,
          BroughtFrom: null,
        },
        Booking: {
          ...{
            CarMayChange: true,
            BookingId: held.bookingId,
            Status: "asked",
            TravelPlanId: held.planId,
            ClientName: "Ana Rivera Soto",
          },
        },
      },
    ]);
    expect(shown.Total).toBe(await test.db.$count(carUnits, eq(carUnits.zoneId, 2)));
    expect(shown.Rows.length).toBeLessThanOrEqual(shown.PageSize);
    expect((await look({ BookingId: held.bookingId, ZoneId: 4 })).Rows.map(({ Id }) => Id)).not.toContain(unit?.id);
  });

  it("names clients to those who look after them, who are recorded once an hour, and to no others (DESK-2, DESK-27)", async () => {
    const seen = () => test.db.$count(auditLog, eq(auditLog.action, "calendar.seen"));
    const before = await seen();
    const [taken] = takenOf(await look({ BookingId: held.bookingId }, "content")) ?? [];
    expect(taken?.Booking).toMatchObject({ BookingId: held.bookingId, TravelPlanId: null, ClientName: null });
    expect(await seen()).toBe(before);
    const { From, FromHour, Until, UntilHour } = taken ?? {};
    const block = { UnitId: unit?.id, From, FromHour, Until, UntilHour, Why: "service", Reason: "New brakes" };
    const refused = async (role: "content" | "desk") =>
      (
        await test.call({ method: "POST", url: "/api/support/blocks/car", headers: test.as(3, role), payload: block })
      ).json();
    const facts = { booking: held.bookingId, from: From, until: Until };
    expect(await refused("content")).toMatchObject({ ResultCode: "block.heldByBooking" });
    expect((await refused("content")).Facts).toEqual(facts);
    expect((await refused("desk")).Facts).toEqual({ ...facts, plan: held.planId });
    const query = { BookingId: held.bookingId, Days: 7 };
    for (let time = 0; time < 2; time += 1) await look({ ...query, GroupId: unit?.modelId });
    expect(await seen()).toBe(before + 1);
    test.pass(HOUR);
    await look({ ...query, GroupId: unit?.modelId });
    expect(await seen()).toBe(before + 2);
  });

  it("shows rooms by property with their bookings and blocks (DESK-27)", async () => {
    const [type] = await test.db.select().from(roomTypes).where(eq(roomTypes.hotelId, 1)).limit(1);
    const [property] = await test.db.select().from(hotels).where(eq(hotels.id, 1));
    const From = addDays(havanaDate(test.now()), 3);
    const block = { RoomTypeId: type?.id, Rooms: 2, From, Until: addDays(From, 4), Why: "other", Reason: "A leak" };
    await test.call({ method: "POST", url: "/api/support/blocks/rooms", headers: staff(), payload: block });
    const { Rows, GroupId } = await look({ Of: "rooms", ZoneId: property?.zoneId, GroupId: 1 });
    expect(GroupId).toBe(1);
    expect(Rows.find(({ Id }) => Id === type?.id)).toMatchObject({
      ...{ GroupName: property?.name, Units: type?.units },
      Taken: [{ From, Until: addDays(From, 4), Rooms: 2, Booking: null, Block: { Why: "other", Note: "A leak" } }],
    });
  });

  it("shows where a car of a booking's class is free for its days, in its own zone first, then nearby (DESK-28)", async () => {
    const url = `/api/support/calendar/elsewhere/${held.bookingId}`;
    const free = async (): Promise<FreeElsewhere> =>
      (await test.call({ method: "GET", url, headers: staff() })).json().Data;
    const { Places, Of } = await free();
    expect(Of).toBe("cars");
    const [own] = Places;
    const { zoneId, modelId } = carUnits;
    const sisters = await test.db.$count(carUnits, and(eq(zoneId, 2), eq(modelId, unit?.modelId ?? 0)));
    expect(own).toMatchObject({ ZoneId: 2, Km: 0, GroupId: unit?.modelId, Same: true, Free: sisters - 1 });
    expect(Places.map(({ Km }) => Km)).toEqual(Places.map(({ Km }) => Km).sort((a, b) => a - b));
    expect(new Set(Places.map(({ ZoneId }) => ZoneId)).size).toBeGreaterThan(1);
    expect((await test.call({ method: "GET", url: `${url}9`, headers: staff() })).json().ResultCode).toBe(
      "plan.bookingUnknown",
    );
  });

  it("shows only cars, and only rooms, that are booked, blocked or free on the shown days (DESK-51)", async () => {
    const From = addDays(havanaDate(startsAt), -1);
    const ids = async (query: object) => {
      const { Rows, Total } = await look({ From, ...query });
      expect(Total).toBe(Rows.length);
      return Rows.map(({ Id }) => Id);
    };
    const ofModel = { ZoneId: 2, GroupId: unit?.modelId };
    const all = await ids(ofModel);
    expect(await ids({ ...ofModel, Only: "booked" })).toEqual([unit?.id]);
    expect(await ids({ ...ofModel, Only: "booked", From: addDays(From, -20) })).toEqual([]);
    const blocked = all.find((id) => id !== unit?.id);
    const period = { From, FromHour: "0900", Until: addDays(From, 2), UntilHour: "0900" };
    const block = { UnitId: blocked, ...period, Why: "service", Reason: "New brakes" };
    await test.call({ method: "POST", url: "/api/support/blocks/car", headers: staff(), payload: block });
    expect(await ids({ ...ofModel, Only: "blocked" })).toEqual([blocked]);
    const free = all.filter((id) => id !== unit?.id && id !== blocked);
    expect(await ids({ ...ofModel, Only: "free" })).toEqual(free);
    await test.db
      .update(carUnits)
      .set({ onSale: false })
      .where(eq(carUnits.id, free[0] ?? 0));
    expect(await ids({ ...ofModel, Only: "free" })).toEqual(free.slice(1));
    await test.db
      .update(carUnits)
      .set({ onSale: true })
      .where(eq(carUnits.id, free[0] ?? 0));

    const [property] = await test.db.select().from(hotels).where(eq(hotels.id, 2));
    const rooms = { Of: "rooms", ZoneId: property?.zoneId, GroupId: 2 };
    const types = await ids(rooms);
    const [type] = await test.db.select().from(roomTypes).where(eq(roomTypes.hotelId, 2)).limit(1);
    const hold = async (Rooms: number) => {
      const held = { RoomTypeId: type?.id, Rooms, From, Until: addDays(From, 1), Why: "other", Reason: "A leak" };
      return (
        await test.call({ method: "POST", url: "/api/support/blocks/rooms", headers: staff(), payload: held })
      ).json();
    };
    await hold((type?.units ?? 0) - 1);
    expect(await ids({ ...rooms, Only: "blocked" })).toEqual([type?.id]);
    expect(await ids({ ...rooms, Only: "free" })).toEqual(types);
    await hold(1);
    expect(await ids({ ...rooms, Only: "free" })).toEqual(types.filter((id) => id !== type?.id));
    expect(await ids({ ...rooms, Only: "free", From: addDays(From, 1) })).toEqual(types);
    expect(await ids({ ...rooms, Only: "booked" })).toEqual([]);
  });
});
