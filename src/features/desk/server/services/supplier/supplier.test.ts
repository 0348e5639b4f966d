import { eq } from "drizzle-orm";
import { lodgingBooking } from "../../../../../../test/access/bookings.expectations";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { carBookings } from "../../../../../products/car/server/car.tables";
import { addDays, havanaDate } from "../../../../../shared/havana";
import { DAY } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { bookings, travelPlans } from "../../../../plan/server/plan.tables";
import type { SupplierDays, SupplierQueue } from "../../../supplier/supplier.schemas";
import { suppliersOfStaff } from "../../records/supplier.repository";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const booking = async (id: number, clientId: number) =>
  (await test.call({ method: "GET", url: `/api/bookings/${id}/en`, headers: test.as(clientId) })).json().Data;

describe("a supplier's people", () => {
  const people = new Map<string, number>();
  let [own, others, stay] = [0, 0, 0];
  const asOf = (name: string) => test.as(people.get(name) ?? 0, "supplier");
  const look = (path: string, name = "company") =>
    test.call({ method: "GET", url: `/api/support/supplier/${path}`, headers: asOf(name) });
  const say = (what: "confirm" | "decline", payload: object, name = "company") =>
    test.call({ method: "POST", url: `/api/support/supplier/bookings/${what}`, headers: asOf(name), payload });
  const waiting = async (name?: string): Promise<SupplierQueue["Bookings"]> =>
    (await look("bookings", name)).json().Data.Bookings;
  const services = async (): Promise<SupplierDays["Services"]> => {
    const day = havanaDate((await booking(own, 1)).StartsAt);
    return (await look(`days/${day}`)).json().Data.Services;
  };

  beforeAll(async () => {
    const at = test.now();
    const rental = { clientId: 1, at, startsAt: at + 20 * DAY, days: 3 };
    ({ bookingId: own } = await storeRental(test.db, rental));
    ({ bookingId: others } = await storeRental(test.db, { ...rental, clientId: 2, minLicenceYears: 3 }));
    const stayed = { method: "POST", url: "/api/lodgingBookings/createBooking", headers: test.as(1) } as const;
    stay = (await test.call({ ...stayed, payload: lodgingBooking(1) })).json().Data.BookingId;
    const suppliedBy = async (id: number) =>
      (await test.db.select({ id: bookings.supplierId }).from(bookings).where(eq(bookings.id, id)))[0]?.id ?? 0;
    const elsewhere = (await suppliedBy(own)) === 1 ? 2 : 1;
    await test.db.update(bookings).set({ supplierId: elsewhere }).where(eq(bookings.id, others));
    for (const [name, supplies] of Object.entries({
      company: { kind: "company", ids: [await suppliedBy(own)] },
      another: { kind: "company", ids: [elsewhere] },
      property: { kind: "house", ids: [1] },
    } as const)) {
      const person = { email: `${name}@example.com`, firstName: name, lastName: "", role: "staff" } as const;
      const [row] = await test.db
        .insert(clients)
        .values({ ...person, staffRole: "supplier", createdAt: at, activatedAt: at })
        .returning();
      people.set(name, row?.id ?? 0);
      expect(await suppliersOfStaff.set(test.db, row?.id ?? 0, supplies)).toEqual([]);
    }
  });

  it("see their own bookings that wait, and of the client only the name and the driver's age (DESK-30, DESK-31)", async () => {
    const ofCompany = await waiting();
    const ids = ofCompany.map(({ BookingId }) => BookingId);
    expect([ids.includes(own), ids.includes(others), ids.includes(stay)]).toEqual([true, false, false]);
    const ownBooking = ofCompany.find(({ BookingId }) => BookingId === own);
    expect(ownBooking).toMatchObject({ DriverAge: 38, Car: { DriverName: "Ana Rivera Soto", FlightNumber: null } });
    expect(ownBooking).not.toHaveProperty("Lodging");
    const [ofProperty, ...more] = await waiting("property");
    expect([ofProperty?.BookingId, more]).toEqual([stay, []]);
    expect(ofProperty).toMatchObject({ Lodging: { Travelers: [{ IsMainUser: true }] } });
    expect(ofProperty).not.toHaveProperty("Car");
    const told = JSON.stringify([ofCompany, ofProperty]);
    for (const secret of ["C01X00T47", "R123456", "1988-05-17", "@example.com", "TravelPlanId", "PayNow", "Passport"])
      expect(told).not.toContain(secret);
  });

  it("get the same answer for another supplier's booking as for one that does not exist, and change nothing of it (DESK-30)", async () => {
    const told = async (what: "confirm" | "decline", BookingId: number) => {
      const answered = await say(what, {
        BookingId,
        ...(what === "confirm" ? { Reference: "X-1" } : { Reason: "None" }),
      });
      return [answered.statusCode, answered.json()];
    };
    for (const what of ["confirm", "decline"] as const) {
      const nobodys = await told(what, 99_999);
      expect(nobodys).toMatchObject([404, { ResultCode: "plan.bookingUnknown" }]);
      expect([await told(what, others), await told(what, stay)]).toEqual([nobodys, nobodys]);
    }
    expect((await booking(others, 2)).Status).toBe("requested");
    await test.db.update(bookings).set({ status: "proposed" }).where(eq(bookings.id, own));
    expect(await told("confirm", own)).toMatchObject([404, { ResultCode: "plan.bookingUnknown" }]);
    await test.db.update(bookings).set({ status: "requested" }).where(eq(bookings.id, own));
  });

  it("confirm with their reference and decline with a reason as the desk does, once, and it is recorded who did (DESK-30, DESK-2)", async () => {
    expect((await say("confirm", { BookingId: own, Reference: " CUB-90 " })).statusCode).toBe(200);
    expect(await booking(own, 1)).toMatchObject({ Status: "confirmed", SupplierReference: "CUB-90" });
    expect((await say("decline", { BookingId: own, Reason: "No" })).json().ResultCode).toBe("checkout.refused");
    expect((await say("decline", { BookingId: stay, Reason: "Full" }, "property")).statusCode).toBe(200);
    expect(await booking(stay, 1)).toMatchObject({ Status: "declined", DeclineReason: "Full" });
    expect((await waiting()).map(({ BookingId }) => BookingId)).not.toContain(own);
    const written = await test.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, people.get("company") ?? 0));
    expect(written.map(({ action, subject }) => [action, subject])).toContainEqual([
      "booking.confirmed",
      `booking ${own}`,
    ]);
    expect(written.map(({ action }) => action)).toContain("supplier.queueSeen");
  });

  it("see the guest on the day; phone, flight and voucher once it is paid, and no name once it is over (DESK-31)", async () => {
    const { TravelPlanId } = await booking(own, 1);
    const extras = { extraDrivers: 0, childSeats: 0, flightNumber: "IB6621" };
    await test.db.update(carBookings).set({ extras }).where(eq(carBookings.bookingId, own));
    const named = { BookingId: own, GuestName: "Ana Rivera Soto", SupplierReference: "CUB-90" };
    const held = { ...named, Status: "held", GuestPhone: null, FlightNumber: null };
    expect(await services()).toMatchObject([
      { ...held, Part: "pickUp" },
      { ...held, Part: "return" },
    ]);
    await test.db.update(travelPlans).set({ paidAt: test.now() }).where(eq(travelPlans.id, TravelPlanId));
    const firm = { ...named, Status: "firm", GuestPhone: "+1 305 555 0142" };
    expect(await services()).toMatchObject([{ ...firm, FlightNumber: "IB6621" }, firm]);
    await test.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, own));
    const over = { Status: "ended", GuestName: null, GuestPhone: null, FlightNumber: null, PayInCuba: 0 };
    expect(await services()).toMatchObject([over, over]);
    const { Today, From } = (await look("days/2026-01-01")).json().Data;
    expect([Today, From]).toEqual([havanaDate(test.now()), addDays(havanaDate(test.now()), -1)]);
    expect((await look(`days/${havanaDate(test.now())}`, "another")).json().Data.Services).toEqual([]);
  });

  it("lose their former suppliers' bookings once they are invited for others (DESK-30)", async () => {
    expect((await waiting("another")).map(({ BookingId }) => BookingId)).toEqual([others]);
    expect(await suppliersOfStaff.set(test.db, people.get("another") ?? 0, { kind: "company", ids: [1, 999] })).toEqual(
      [999],
    );
    expect(await waiting("another")).toEqual([]);
  });
});
