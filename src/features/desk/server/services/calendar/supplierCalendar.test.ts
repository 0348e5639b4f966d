import { randomUUID } from "node:crypto";
import { eq, ne, sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import { roomTypes } from "../../../../../products/lodging/server/lodging.tables";
import { addDays, havanaDate } from "../../../../../shared/havana";
import { DAY } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import type { Supplies } from "../../../../account/server/staff/staff.ports";
import { blocks, bookings } from "../../../../plan/server/plan.tables";
import type { Calendar } from "../../../calendar/calendar.schemas";
import { suppliersOfStaff } from "../../records/supplier.repository";

const OWNER = 3;
let test: TestApp;
let company: number;
let house: number;
beforeAll(async () => {
  test = await startTestApp();
  company = await supplierOf({ kind: "company", ids: [1] });
  house = await supplierOf({ kind: "house", ids: [1] });
});
afterAll(() => test.close());

async function supplierOf(supplies: Supplies): Promise<number> {
  const at = test.now();
  const person = { email: `${randomUUID()}@example.com`, firstName: "Rosa", lastName: "Paz", language: "es" } as const;
  const row = { ...person, role: "staff", staffRole: "supplier", createdAt: at, activatedAt: at } as const;
  const [made] = await test.db.insert(clients).values(row).returning({ id: clients.id });
  expect(await suppliersOfStaff.set(test.db, made?.id ?? 0, supplies)).toEqual([]);
  return made?.id ?? 0;
}

const post = async (path: string, payload: object, headers: Record<string, string>) =>
  (await test.call({ method: "POST", url: `/api/support/${path}`, headers, payload })).json();
const asSupplier = (id: number) => test.as(id, "supplier");
const look = async (id: number, query: object = {}): Promise<Calendar> =>
  (await post("calendar", { Days: 14, ...query }, asSupplier(id))).Data;
const day = (number: number) => addDays(havanaDate(test.now()), number);
const period = (from: number) => ({ From: day(from), FromHour: "0900", Until: day(from + 2), UntilHour: "0900" });
const why = { Why: "service", Reason: "New brakes" };

describe("the calendar of a supplier's people (DESK-30)", () => {
  it("has the cars of their company in all zones, and no others; those of a house begin with its rooms", async () => {
    const { Of, Zones } = await look(company);
    expect(Of).toBe("cars");
    const all = await test.db.$count(carUnits, eq(carUnits.supplierId, 1));
    expect(Zones.reduce((sum, { Count }) => sum + Count, 0)).toBe(all);
    for (const { Id } of Zones) {
      const { Rows, Total } = await look(company, { ZoneId: Id });
      expect(Total).toBe(Zones.find((zone) => zone.Id === Id)?.Count);
      expect(new Set(Rows.map(({ SupplierName }) => SupplierName)).size).toBe(1);
    }
    const rooms = await look(house);
    expect(rooms).toMatchObject({ Of: "rooms", Groups: [{ Id: 1 }] });
    expect(rooms.Total).toBe(await test.db.$count(roomTypes, eq(roomTypes.hotelId, 1)));
    expect((await look(house, { Of: "cars" })).Rows).toEqual([]);
  });

  it("leads to their own booking, without its client, and answers another's as one that does not exist", async () => {
    const startsAt = test.now() + 30 * DAY;
    const { bookingId } = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt });
    const query = { Days: 14, BookingId: bookingId };
    await test.db.update(bookings).set({ supplierId: 1 }).where(eq(bookings.id, bookingId));
    expect((await look(company, query)).Booking).toMatchObject({ BookingId: bookingId, TravelPlanId: null });
    await test.db.update(bookings).set({ supplierId: 2 }).where(eq(bookings.id, bookingId));
    expect((await post("calendar", query, asSupplier(company))).ResultCode).toBe("plan.bookingUnknown");
  });

  it("lets them block their own cars, change the block and lift it; others' cars do not exist for them", async () => {
    const [own] = await test.db.select().from(carUnits).where(eq(carUnits.supplierId, 1)).limit(1);
    const [others] = await test.db.select().from(carUnits).where(ne(carUnits.supplierId, 1)).limit(1);
    const block = { ...period(5), ...why };
    const of = (UnitId = 0) => post("blocks/car", { UnitId, ...block }, asSupplier(company));
    expect((await of(others?.id)).ResultCode).toBe("notFound");
    expect((await of(own?.id)).Status).toBe(0);
    const taken = async () => {
      const { Rows } = await look(company, { ZoneId: own?.zoneId, GroupId: own?.modelId });
      return Rows.find(({ Id }) => Id === own?.id)?.Taken.flatMap(({ Block }) => Block ?? []) ?? [];
    };
    const [made] = await taken();
    expect(made).toMatchObject({ Note: "New brakes", By: "Rosa Paz", Changeable: true });
    const ofBlock = { BlockId: made?.BlockId, Reason: "It took longer" };
    const later = { ...period(5), Until: day(9), Rooms: 1 };
    const elsewhere = await supplierOf({ kind: "company", ids: [2] });
    expect((await post("blocks/change", { ...ofBlock, ...later }, asSupplier(elsewhere))).ResultCode).toBe("notFound");
    expect((await post("blocks/change", { ...ofBlock, ...later }, asSupplier(company))).Status).toBe(0);
    expect((await post("blocks/lift", ofBlock, asSupplier(elsewhere))).ResultCode).toBe("notFound");
    expect((await post("blocks/lift", ofBlock, asSupplier(company))).Status).toBe(0);
    expect(await taken()).toEqual([]);

    // What the shop has blocked is seen as such, without its words, and stays.
    expect((await post("blocks/car", { UnitId: own?.id, ...block }, test.as(OWNER, "owner"))).Status).toBe(0);
    const [shops] = await taken();
    expect(shops).toMatchObject({ Note: "", By: "", Changeable: false });
    const lift = { BlockId: shops?.BlockId, Reason: "Ours" };
    expect((await post("blocks/lift", lift, asSupplier(company))).ResultCode).toBe("notFound");
    expect((await post("blocks/lift", lift, test.as(OWNER, "owner"))).Status).toBe(0);
  });

  it("whether a supplier made a block stays as it was, whatever role who made it has later", async () => {
    const [own] = await test.db.select().from(carUnits).where(eq(carUnits.supplierId, 1)).limit(1);
    const make = async (headers: Record<string, string>, from: number) =>
      expect((await post("blocks/car", { UnitId: own?.id, ...period(from), ...why }, headers)).Status).toBe(0);
    const colleague = await supplierOf({ kind: "company", ids: [1] });
    const shops = await supplierOf({ kind: "company", ids: [1] });
    const roleOf = (id: number, staffRole: "content" | "supplier") =>
      test.db.update(clients).set({ staffRole }).where(eq(clients.id, id));
    await make(asSupplier(colleague), 6);
    await roleOf(colleague, "content");
    await roleOf(shops, "content");
    await make(test.as(shops, "content"), 9);
    await roleOf(shops, "supplier");

    const { Rows } = await look(company, { ZoneId: own?.zoneId, GroupId: own?.modelId });
    const seen = Rows.find(({ Id }) => Id === own?.id)?.Taken.flatMap(({ Block }) => Block ?? []) ?? [];
    expect(seen).toMatchObject([
      { Note: "New brakes", By: "Rosa Paz", Changeable: true },
      { Note: "", By: "", Changeable: false },
    ]);
    const lifted = seen.map(({ BlockId }) => post("blocks/lift", { BlockId, Reason: "Done" }, asSupplier(company)));
    expect((await Promise.all(lifted)).map(({ ResultCode }) => ResultCode)).toEqual(["OK", "notFound"]);
  });

  it("whether a supplier made a block is recorded also where a release makes it that does not know of it", async () => {
    await test.db.execute(sql`insert into blocks (why, note, blocked_by, blocked_at)
      select 'service', 'By the last release', id, now() from clients where id in (${OWNER}, ${company})`);
    const ofLastRelease = eq(blocks.note, "By the last release");
    const made = await test.db.select().from(blocks).where(ofLastRelease).orderBy(blocks.blockedBy);
    expect(made).toMatchObject([
      { blockedBy: OWNER, bySupplier: false },
      { blockedBy: company, bySupplier: true },
    ]);
    await test.db.delete(blocks).where(ofLastRelease);
  });

  it("lets them block rooms of their own house alone", async () => {
    const [own] = await test.db.select().from(roomTypes).where(eq(roomTypes.hotelId, 1)).limit(1);
    const [others] = await test.db.select().from(roomTypes).where(ne(roomTypes.hotelId, 1)).limit(1);
    const nights = { Rooms: 1, From: day(3), Until: day(5), ...why };
    const of = (RoomTypeId = 0) => post("blocks/rooms", { RoomTypeId, ...nights }, asSupplier(house));
    expect((await of(others?.id)).ResultCode).toBe("notFound");
    expect((await of(own?.id)).Status).toBe(0);
    const { Rows } = await look(house);
    const [taken] = Rows.find(({ Id }) => Id === own?.id)?.Taken ?? [];
    expect(taken).toMatchObject({ Rooms: 1, Block: { Changeable: true } });
    const lift = { BlockId: taken?.Block?.BlockId, Reason: "Done" };
    expect((await post("blocks/lift", lift, asSupplier(company))).ResultCode).toBe("notFound");
    expect((await post("blocks/lift", lift, asSupplier(house))).Status).toBe(0);
  });
});
