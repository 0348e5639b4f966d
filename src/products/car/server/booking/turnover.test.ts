import { and, eq, isNotNull, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, NOON, search } from "../../../../../test/fixtures/server/carTestBed";
import { storeRental } from "../../../../../test/testBooking";
import { openPatient, openTestDatabase, openTestServer } from "../../../../../test/testDatabase";
import { THOROUGH } from "../../../../../test/thorough";
import { clients } from "../../../../features/account/server/account.tables";
import type { OtherCars } from "../../../../features/desk/actions.schemas";
import type { FreeElsewhere } from "../../../../features/desk/calendar/calendar.schemas";
import { carClosedDays, carOffices, suppliers } from "../../../../features/places/server/places.tables";
import { liftLimits } from "../../../../features/plan/server/bookings/limits.repository";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import type { Tx } from "../../../../platform/server/services";
import { havanaInstant } from "../../../../shared/havana";
import { DAY, HOUR } from "../../../../shared/instant";
import type { CarOffer, CarOfferPage } from "../../car.schemas";
import { occupationOf } from "../../car.turnover";
import type { CarBookingCreated } from "../../carBooking.schemas";
import { availability, freeUnits, loadFleet } from "../availability.repository";
import { countGaps, releaseUnits, reserveUnit } from "../car.repository";
import { carBookings, carReservations } from "../car.tables";
import { loadCatalogue } from "../catalogue/catalogue.repository";
import { carUnits, dropOffZones } from "../catalogue/catalogue.tables";
import { reserveAnyUnit } from "./units";

const [HAVANA, VARADERO, BARACOA] = [2, 4, 26];
const CUBACAR = 1;
const [TOURIST, STAFF] = [1, 3];
const SEARCH = "/api/carBookings/getOffers/Price/0/en/0/100";

let people = 0;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.delete(carClosedDays);
}, 60_000);
beforeEach(async () => {
  await opened.db.delete(carReservations);
  await setCompany(asBefore);
});
afterAll(() => opened.close());

const asBefore = { turnoverHours: 1, driveKmPerDay: 500, carsStay: false };

const leaveCars = (cars: { zoneId: number; supplierId?: number }[]) =>
  opened.db.transaction(async (tx) => {
    await tx.delete(carBookings);
    await tx.delete(carUnits);
    const rows = cars.map(({ zoneId, supplierId = CUBACAR }) => ({ zoneId, supplierId, modelId: 1 }));
    return (await tx.insert(carUnits).values(rows).returning({ id: carUnits.id })).map(({ id }) => id);
  });
const setCompany = (change: Partial<typeof suppliers.$inferInsert>, id = CUBACAR) =>
  opened.db.update(suppliers).set(change).where(eq(suppliers.id, id));

/** A row of a booking, for its reservation to refer to. */
const aBooking = async (startsAt = NOON) =>
  (await storeRental(opened.db, { clientId: TOURIST, at: NOON, startsAt })).bookingId;

describe("a car that was left elsewhere", () => {
  const stay = { PickUp: "2027-05-04", DropOff: "2027-05-08" };
  const oneWay = { IdZone: BARACOA, IdDropOffZone: HAVANA, ...stay };
  let app: FastifyInstance;
  let ana: number;
  beforeEach(async () => {
    app = await carHost(opened);
    people += 1;
    const person = { email: `p${people}@example.com`, firstName: "Ana", lastName: "Rivera", createdAt: NOON };
    const [client] = await opened.db.insert(clients).values(person).returning({ id: clients.id });
    ana = client?.id ?? 0;
    await liftLimits(opened.db, ana, NOON + DAY);
  });
  afterEach(() => app.close());

  /** Simulates another process with a newly loaded catalogue, because these are not notified of changes. */
  const anew = async () => {
    await app.close();
    app = await carHost(opened);
  };
  const companyWith = async (change: Partial<typeof suppliers.$inferInsert>) => {
    await setCompany(change);
    await anew();
  };
  const found = async (asked: object) =>
    (await caller(app)<CarOfferPage>("POST", SEARCH, { ...search, IdModel: 1, ...asked })).data.Offers;
  const book = (offer: CarOffer | undefined, change: object = {}) => {
    if (!offer) throw new Error("no offer");
    const request = bookingOf(offer, ana);
    return caller(app, ana)<CarBookingCreated>("POST", BOOK, {
      ...request,
      CarOffer: { ...request.CarOffer, ...change },
    });
  };
  const onFrom = (day: string, StartHour = "0900", change: object = {}) => ({
    ...{ IdZone: BARACOA, PickUp: `2027-05-${day}`, DropOff: "2027-05-16", StartHour, EndHour: "0900" },
    ...change,
  });

  it("is sold again at its home office once it has been driven back, and neither earlier nor elsewhere (CAR-64)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    const [offer] = await found(oneWay);
    const sooner = (await found(onFrom("08", "0900", { PickUp: "2027-05-20", DropOff: "2027-05-24" })))[0];
    expect((await book(offer)).status).toBe(200);
    // 1,130 km at 500 a day are 55 hours, after the hour of grace.
    for (const [day, hour] of [
      ["08", "0900"],
      ["08", "1200"],
      ["09", "0900"],
      ["10", "1659"],
    ] as const) {
      expect(await found(onFrom(day, hour))).toEqual([]);
      const asked = { PickUp: `2027-05-${day}`, StartHour: hour, DropOff: "2027-05-16" };
      expect((await book(sooner, asked)).code).toBe("car.soldOut");
    }
    expect(await found({ IdZone: HAVANA, PickUp: "2027-05-09", DropOff: "2027-05-16" })).toEqual([]);
    const [next] = await found(onFrom("10", "1700"));
    expect((await book(next)).status).toBe(200);
  });

  it("is not sold one way if it could not be back for its next rental (CAR-64)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    const [next] = await found(onFrom("10"));
    expect((await book(next)).status).toBe(200);
    expect(await found(oneWay)).toEqual([]);
    expect(await found({ ...oneWay, IdDropOffZone: 0 })).toHaveLength(1);
  });

  it("has the turnover that the operator sets, and sold rentals keep theirs (CAR-64)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    await book((await found({ ...oneWay, IdDropOffZone: 0 }))[0]);
    await companyWith({ turnoverHours: 24, driveKmPerDay: 250 });
    await book((await found({ IdZone: BARACOA, PickUp: "2027-06-01", DropOff: "2027-06-05" }))[0]);
    expect(await found(onFrom("08", "1000"))).toHaveLength(1);
    const june = (day: string) => ({ IdZone: BARACOA, PickUp: `2027-06-${day}`, DropOff: "2027-06-12" });
    expect(await found({ ...june("05"), StartHour: "1800" })).toEqual([]);
    expect(await found(june("06"))).toHaveLength(1);
  });

  it("is offered where it is if its company leaves it there and no earlier rental ends elsewhere (CAR-64)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    await companyWith({ carsStay: true });
    expect((await book((await found(oneWay))[0])).status).toBe(200);
    await anew();
    const inHavana = { IdZone: HAVANA, PickUp: "2027-05-08", StartHour: "1000", DropOff: "2027-05-12" };
    expect(await found(onFrom("14", "0900", { DropOff: "2027-05-20" }))).toEqual([]);
    expect(await found({ ...inHavana, StartHour: "0959" })).toEqual([]);
    const [there] = await found(inHavana);
    expect(there).toMatchObject({ ZoneId: HAVANA, SupplierId: CUBACAR });
    expect((await book(there)).status).toBe(200);
    // Before the first of them the car may go anywhere and come back, and not stay there.
    const before = { IdZone: BARACOA, PickUp: "2027-04-10", DropOff: "2027-04-14" };
    expect(await found({ ...before, IdDropOffZone: HAVANA })).toEqual([]);
    const [roundTrip] = await found(before);
    expect((await book(roundTrip, { DropOffAgencyId: there?.PickUpOffice.Id })).code).toBe("car.soldOut");
    expect((await book(roundTrip)).status).toBe(200);
  });

  it("returns home with its next rental once its company has cars driven home again (CAR-64)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    await companyWith({ carsStay: true });
    await book((await found(oneWay))[0]);
    await companyWith({ carsStay: false });
    const inHavana = { IdZone: HAVANA, PickUp: "2027-05-10", DropOff: "2027-05-14" };
    expect((await book((await found(inHavana))[0])).status).toBe(200);
    expect(await found(onFrom("16", "0900", { DropOff: "2027-05-20" }))).toEqual([]);
    expect(await found(onFrom("17", "0900", { DropOff: "2027-05-20" }))).toHaveLength(1);
    expect(await found({ ...inHavana, PickUp: "2027-05-17", DropOff: "2027-05-20" })).toEqual([]);
  });

  it("is where a block takes it, and the block cannot be lifted while a rental relies on it (CAR-64, DESK-26)", async () => {
    const [UnitId = 0] = await leaveCars([{ zoneId: BARACOA }]);
    const staff = (method: "POST", path: string, body: object) => caller(app, STAFF, "staff")(method, path, body);
    const block = (From: string, ToZoneId: number) =>
      staff("POST", "/api/support/blocks/car", {
        ...{ UnitId, From, Until: "2027-05-04", FromHour: "0000", UntilHour: "0000" },
        ...{ Why: "ownUse", Reason: "Needed there", ToZoneId },
      });
    expect((await block("2027-05-02", 9999)).errors.map(({ Field }) => Field)).toEqual(["ToZoneId"]);
    expect((await block("2027-05-02", HAVANA)).code).toBe("OK");
    await anew();
    expect(await found({ IdZone: BARACOA, ...stay })).toEqual([]);
    const inHavana = { IdZone: HAVANA, ...stay };
    const { data: booked } = await book((await found(inHavana))[0]);
    const [blocked] = await opened.db.select().from(carReservations).where(isNotNull(carReservations.blockId));
    const of = { BlockId: blocked?.blockId, Reason: "Not needed" };
    const moved = { From: "2027-05-20", Until: "2027-05-22", FromHour: "0000", UntilHour: "0000", Rooms: 1 };
    expect((await staff("POST", "/api/support/blocks/lift", of)).code).toBe("block.reliedOn");
    expect((await staff("POST", "/api/support/blocks/change", { ...of, ...moved })).code).toBe("block.reliedOn");
    expect((await block("2027-05-01", VARADERO)).code).toBe("block.blocked");
    const earlier = { From: "2027-04-20", Until: "2027-04-22", FromHour: "0000", UntilHour: "0000" };
    const elsewhere = { UnitId, ...earlier, Why: "ownUse", Reason: "Needed there", ToZoneId: VARADERO };
    const refused = await staff("POST", "/api/support/blocks/car", elsewhere);
    expect([refused.code, refused.data]).toEqual(["block.neededElsewhere", expect.stringContaining("Baracoa")]);
    await caller(app, ana)("GET", `/api/bookings/cancel/${booked.BookingId}`);
    expect((await staff("POST", "/api/support/blocks/change", { ...of, ...moved })).code).toBe("OK");
    expect(await found({ IdZone: BARACOA, ...stay })).toHaveLength(1);
    expect((await staff("POST", "/api/support/blocks/lift", of)).code).toBe("OK");
  });

  it("is on no list of the desk for a service that begins before it is back (CAR-64, DESK-28, DESK-104)", async () => {
    const [away = 0] = await leaveCars([{ zoneId: BARACOA }, { zoneId: BARACOA }]);
    await book((await found(oneWay))[0]);
    const [taken] = await opened.db.select().from(carReservations);
    await opened.db.update(carReservations).set({ unitId: away });
    expect(taken?.freeAt).toBe(havanaInstant("2027-05-10", "1700"));
    const staff = <Data>(path: string) => caller(app, STAFF, "staff")<Data>("GET", `/api/support/${path}`);
    for (const [day, free] of [
      ["09", 0],
      ["11", 1],
    ] as const) {
      const { data } = await book((await found(onFrom(day)))[0]);
      const { data: other } = await staff<OtherCars>(`bookings/${data.BookingId}/cars`);
      expect(other.Cars.map(({ UnitId }) => UnitId)).toEqual(free === 1 ? [away] : []);
      const { data: elsewhere } = await staff<FreeElsewhere>(`calendar/elsewhere/${data.BookingId}`);
      expect(elsewhere.Places.reduce((all, { Free }) => all + Free, 0)).toBe(free);
      await caller(app, ana)("GET", `/api/bookings/cancel/${data.BookingId}`);
    }
  });

  it("stays where it is if the rental to move it was cancelled, and staff see that it must be brought (CAR-64, DESK-27)", async () => {
    await leaveCars([{ zoneId: BARACOA }]);
    await companyWith({ carsStay: true });
    const { data: moving } = await book((await found(oneWay))[0]);
    await anew();
    const inHavana = { IdZone: HAVANA, PickUp: "2027-05-10", DropOff: "2027-05-14" };
    const { data: left } = await book((await found(inHavana))[0]);
    await caller(app, ana)("GET", `/api/bookings/cancel/${moving.BookingId}`);
    expect(await found({ IdZone: BARACOA, ...stay })).toEqual([]);
    expect(await found({ ...inHavana, PickUp: "2027-05-04", DropOff: "2027-05-08" })).toEqual([]);
    const asked = { BookingId: left.BookingId, Days: 14 };
    const { data } = await caller(app, STAFF, "staff")<{ Rows: { Taken: object[] }[] }>(
      "POST",
      "/api/support/calendar",
      asked,
    );
    expect(data.Rows.flatMap(({ Taken }) => Taken)).toMatchObject([{ BroughtFrom: "Baracoa", Moves: null }]);
    expect((await book((await found(oneWay))[0])).status).toBe(200);
  });
});

describe("any requests in any order", () => {
  const zones = [HAVANA, VARADERO, BARACOA];
  const offer = (supplierId: number) => ({ supplierId, modelId: 1 });
  const zone = fc.constantFrom(...zones);
  const wish = fc.record({
    ...{ day: fc.integer({ min: 3, max: 40 }), hour: fc.integer({ min: 0, max: 23 }) },
    ...{ length: fc.integer({ min: 3, max: 8 }), from: zone, to: zone, supplierId: fc.constantFrom(1, 2) },
  });
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.record({ take: wish }) },
    { weight: 2, arbitrary: fc.record({ release: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ carsStay: fc.boolean(), turnoverHours: fc.integer({ min: 1, max: 30 }) }) },
  );
  const RUNS = THOROUGH ? 60 : 6;

  it("no car is in two places, and the search offers exactly what can be taken (CAR-64, SIM-1)", async () => {
    const booked = await Promise.all(Array.from({ length: 30 }, () => aBooking()));
    const { inZone, everywhere } = availability(opened.db);
    await fc.assert(
      fc.asyncProperty(
        fc.array(zone, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 30 }),
        async (homes, steps) => {
          await opened.db.delete(carReservations);
          const units = await leaveCars(homes.flatMap((zoneId) => [{ zoneId }, { zoneId, supplierId: 2 }]));
          const held: number[] = [];
          const gaps = async () => {
            let sum = 0;
            for (const unit of units) sum += await countGaps(opened.db, unit);
            return sum;
          };
          for (const [at, one] of steps.entries()) {
            if ("release" in one) await releaseUnits(opened.db, held.splice(one.release % Math.max(1, held.length), 1));
            if ("carsStay" in one) await setCompany(one);
            if (!("take" in one)) continue;
            const { day, hour, length, from: fromZoneId, to: toZoneId, supplierId } = one.take;
            const startsAt = NOON + day * DAY + hour * HOUR;
            const rental = { startsAt, endsAt: startsAt + length * DAY, fromZoneId, toZoneId };
            const known = await loadCatalogue(opened.db, NOON);
            const free = await freeUnits(opened.db, known, offer(supplierId), rental);
            const offered = (await inZone(known, rental)).filter((found) => found.supplierId === supplierId);
            expect(offered).toEqual(free.length > 0 ? [{ ...offer(supplierId), zoneId: fromZoneId }] : []);
            const all = await everywhere(known, rental);
            expect(all.filter((found) => found.supplierId === supplierId && found.zoneId === fromZoneId)).toEqual(
              offered,
            );
            const [bookingId = 0] = booked.slice(at, at + 1);
            const before = await gaps();
            const taken = await opened.db
              .transaction((tx) => reserveAnyUnit(tx, known, bookingId, offer(supplierId), rental))
              .catch(() => null);
            expect(taken !== null).toBe(free.length > 0);
            if (taken !== null) held.push(bookingId);
            // A cancellation may leave one; nothing that is taken does.
            expect(await gaps()).toBeLessThanOrEqual(before);
          }
          await requireApart(opened.db);
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);
});

/** No two reservations of one car meet, their turnovers included. */
async function requireApart(db: Tx): Promise<void> {
  const meeting = sql`(select 1 from car_reservations a join car_reservations b
    on a.unit_id = b.unit_id and a.ctid < b.ctid and a.starts_at < b.free_at and b.starts_at < a.free_at) meeting`;
  expect(await db.$count(meeting)).toBe(0);
}

describe("reservations by programs of the last release (OPS-34, CAR-64)", () => {
  const endsAt = havanaInstant("2027-05-08", "0900");
  const period = { startsAt: endsAt - 4 * DAY, endsAt };
  const officeIn = async (zoneId: number) =>
    (await opened.db.select().from(carOffices).where(eq(carOffices.zoneId, zoneId)))[0]?.id ?? 0;
  const ofBooking = async (bookingId: number) =>
    (await opened.db.select().from(carReservations).where(eq(carReservations.bookingId, bookingId)))[0];
  const hoursFree = async (bookingId: number) => (Number((await ofBooking(bookingId))?.freeAt) - endsAt) / HOUR;

  it.each([
    [HAVANA, 1 + 55],
    [BARACOA, 1],
  ])(
    "take the longest way until the office of return is known, then the same time as others, in zone %i",
    async (zone, hours) => {
      const [unitId = 0] = await leaveCars([{ zoneId: BARACOA }, { zoneId: HAVANA }]);
      const bookingId = await aBooking(period.startsAt);
      const [row] = await opened.db.delete(carBookings).where(eq(carBookings.bookingId, bookingId)).returning();
      if (!row) throw new Error("no booking");
      const [{ km = 0 } = {}] = await opened.db
        .select({ km: sql<number>`max(${dropOffZones.km})` })
        .from(dropOffZones)
        .where(and(eq(dropOffZones.supplierId, CUBACAR), eq(dropOffZones.fromZoneId, BARACOA)));
      await opened.db.insert(carReservations).values({ bookingId, unitId, ...period });
      expect(await hoursFree(bookingId)).toBe(1 + Math.ceil((km * 24) / 500));
      const offices = { pickUpOfficeId: await officeIn(BARACOA), dropOffOfficeId: await officeIn(zone) };
      await opened.db.insert(carBookings).values({ ...row, unitId, ...offices });
      expect(await hoursFree(bookingId)).toBe(hours);
      const fleet = await loadFleet(opened.db);
      const rental = { ...period, fromZoneId: BARACOA, toZoneId: zone };
      expect(await ofBooking(bookingId)).toMatchObject(occupationOf(fleet, CUBACAR, BARACOA, rental));
    },
  );

  it("write no row if the car is taken or elsewhere, as on a conflict", async () => {
    const [unitId = 0] = await leaveCars([{ zoneId: BARACOA }]);
    const [first, second, third] = [await aBooking(), await aBooking(), await aBooking()];
    const reserve = async (bookingId: number, change: object) =>
      (
        await opened.db
          .insert(carReservations)
          .values({ bookingId, unitId, ...period, ...change })
          .onConflictDoNothing()
          .returning()
      ).length;
    await opened.db.update(carBookings).set({ dropOffOfficeId: await officeIn(BARACOA) });
    expect(await reserve(first, {})).toBe(1);
    expect(await reserve(second, { startsAt: endsAt, endsAt: endsAt + 3 * DAY })).toBe(0);
    const moving = { freeAt: endsAt + 5 * DAY, fromZoneId: BARACOA, standsInZoneId: HAVANA };
    expect(await reserve(second, { startsAt: endsAt + HOUR, endsAt: endsAt + 4 * DAY, ...moving })).toBe(1);
    expect(await reserve(third, { startsAt: endsAt + 9 * DAY, endsAt: endsAt + 12 * DAY })).toBe(0);
  });

  it("let a block begin as a rental ends: its turnover is then over", async () => {
    const [unitId = 0] = await leaveCars([{ zoneId: BARACOA }]);
    const bookingId = await aBooking();
    await opened.db.insert(carReservations).values({ bookingId, unitId, ...period });
    await opened.db.execute(sql`with block as (insert into blocks (why, note, blocked_by, blocked_at)
        values ('service', 'Brakes', ${STAFF}, now()) returning id)
      insert into car_reservations (block_id, unit_id, starts_at, ends_at)
      select id, ${unitId}, ${new Date(endsAt).toISOString()}, ${new Date(endsAt + DAY).toISOString()} from block
      on conflict do nothing`);
    expect(await hoursFree(bookingId)).toBe(0);
    const [block] = await opened.db.select().from(carReservations).where(isNotNull(carReservations.blockId));
    expect(block).toMatchObject({ freeAt: endsAt + DAY, fromZoneId: null, standsInZoneId: null });
  });
});

const url = process.env.TEST_DATABASE_URL;
(url ? describe : describe.skip)("two who want one car at once on PostgreSQL", () => {
  it("never rely on a place that a concurrent one changes (CAR-64, SIM-1)", async () => {
    const server = await openTestServer(url ?? "");
    const other = await openPatient(server.url);
    const embedded = opened;
    opened = server;
    await setCompany({ carsStay: true });
    const booked = await Promise.all(Array.from({ length: 16 }, () => aBooking()));
    for (let round = 0; round < 8; round += 1) {
      const [unitId = 0] = await leaveCars([{ zoneId: BARACOA }]);
      const fleet = await loadFleet(server.db);
      const take = ({ db }: OpenDatabase, days: number, toZoneId: number, bookingId = 0) => {
        const startsAt = NOON + days * DAY;
        const rental = { startsAt, endsAt: startsAt + 3 * DAY, fromZoneId: BARACOA, toZoneId };
        const occupation = occupationOf(fleet, CUBACAR, BARACOA, rental);
        return db.transaction((tx) => reserveUnit(tx, { bookingId }, unitId, occupation));
      };
      const [one, two] = booked.slice(2 * round);
      const elsewhere = round % 2 === 0 ? BARACOA : VARADERO;
      const both = await Promise.all([take(server, 10, HAVANA, one), take(other, 20, elsewhere, two)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await countGaps(server.db, unitId)).toBe(0);
      await server.db.delete(carReservations);
    }
    opened = embedded;
    await other.close();
    await server.close();
  }, 60_000);
});
