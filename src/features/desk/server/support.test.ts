import { eq } from "drizzle-orm";
import { auditLines } from "../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { carReservations } from "../../../products/car/server/car.tables";
import { carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { addDays, havanaDate } from "../../../shared/havana";
import { DAY, HOUR } from "../../../shared/instant";
import { travelPlans } from "../../plan/server/plan.tables";
import type { QueuedBooking } from "../support.schemas";

let test: TestApp;
let [first, second] = [0, 0];
const STAFF = 3;
beforeAll(async () => {
  test = await startTestApp();
  const at = test.now();
  ({ bookingId: first } = await storeRental(test.db, { clientId: 1, at, startsAt: at + 30 * DAY }));
  // Requested later, but its service starts within 72 hours: it is the more urgent one.
  ({ bookingId: second } = await storeRental(test.db, { clientId: 2, at: at + HOUR, startsAt: at + 50 * HOUR }));
  test.pass(2 * HOUR);
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const queue = async () =>
  (await test.call({ method: "GET", url: "/api/support/queue/en", headers: staff() })).json().Data.Bookings;
const refusedExtension = ({ ExtensionRefusals: [refusal] }: QueuedBooking) => refusal?.code;
const ids = async () => (await queue()).map(({ Booking }: { Booking: { BookingId: number } }) => Booking.BookingId);
const answer = (what: "confirm" | "decline" | "extend", payload: object, headers = staff()) =>
  test.call({ method: "POST", url: `/api/support/bookings/${what}`, headers, payload });
const booking = async (id: number, clientId: number) =>
  (await test.call({ method: "GET", url: `/api/bookings/${id}/en`, headers: test.as(clientId) })).json().Data;

describe("the back office", () => {
  it("lists the bookings that wait for confirmation, the most urgent first, with client and deadline (DESK-1)", async () => {
    expect(await queue()).toMatchObject([
      { Booking: { BookingId: second }, ClientEmail: "tourist2@example.com", Extended: false, Alerted: false },
      {
        Booking: { BookingId: first, Status: "requested" },
        ClientName: "Ana Rivera Soto",
        ClientLanguage: "en",
        ConfirmBy: test.now() - 2 * HOUR + 72 * HOUR,
        DriverBirthDate: "1988-05-17",
      },
    ]);
  });

  it("is available to staff only", async () => {
    const url = "/api/support/queue/en";
    expect((await test.call({ method: "GET", url, headers: test.as(1) })).statusCode).toBe(403);
    const body = { BookingId: first, Reference: "CUB-1" };
    expect((await answer("confirm", body, test.as(1))).statusCode).toBe(403);
    expect((await booking(first, 1)).Status).toBe("requested");
  });

  it("extends a booking's time once, by 24 hours, and not beyond its service's start", async () => {
    const body = { BookingId: first, Reason: "The supplier answers tomorrow" };
    const before = (await queue())[1].ConfirmBy;
    expect((await queue()).map(refusedExtension)).toEqual(["extensionBeyondStart", undefined]);
    expect((await answer("extend", body)).json()).toMatchObject({ Status: 0, Data: null });
    expect((await queue())[1]).toMatchObject({ ConfirmBy: before + 24 * HOUR, Extended: true });
    // Each says beforehand what the chart would answer.
    expect((await queue()).map(refusedExtension)).toEqual(["extensionBeyondStart", "bookingAlreadyExtended"]);
    const again = await answer("extend", body);
    expect([again.statusCode, again.json().Errors[0].Code]).toEqual([409, "bookingAlreadyExtended"]);
    const tooSoon = await answer("extend", { ...body, BookingId: second });
    expect(tooSoon.json().Errors[0].Code).toBe("extensionBeyondStart");
  });

  it("confirms with the supplier's reference, notifies the client and opens the time to pay", async () => {
    expect((await answer("confirm", { BookingId: first, Reference: " CUB-4711 " })).statusCode).toBe(200);
    expect(await booking(first, 1)).toMatchObject({ Status: "confirmed", SupplierReference: "CUB-4711" });
    expect(await ids()).toEqual([second]);
    const mails = await test.mailsTo("tourist@example.com");
    expect(mails.map(({ key }) => key)).toEqual([expect.stringMatching(/^plan-\d+-pay-by-/)]);
  });

  it("declines with a reason that the client sees, in the plan and in the email", async () => {
    const body = { BookingId: second, Reason: "No car of this class is left" };
    expect((await answer("decline", body)).statusCode).toBe(200);
    expect(await booking(second, 2)).toMatchObject({ Status: "declined", DeclineReason: body.Reason });
    const mails = await test.mailsTo("tourist2@example.com");
    expect(mails.find(({ key }) => key.includes(`booking-${second}-declined`))?.text).toContain(body.Reason);
    expect(await ids()).toEqual([]);
  });

  it("answers a booking once, with the chart's reason for refusing a second answer", async () => {
    const late = await answer("decline", { BookingId: first, Reason: "Changed our mind" });
    expect([late.statusCode, late.json().ResultCode]).toEqual([409, "checkout.refused"]);
    expect(await booking(first, 1)).toMatchObject({ Status: "confirmed", DeclineReason: null });
  });

  it("refuses an unknown booking", async () =>
    expect((await answer("confirm", { BookingId: 99_999, Reference: "X" })).json().ResultCode).toBe(
      "plan.bookingUnknown",
    ));

  it("audits who answered what and why, and what the chart refused (DESK-2, DESK-24)", async () => {
    const written = await auditLines(test.db);
    const [refused, log] = [true, false].map((is) =>
      written.filter(({ action }) => is === (action === "checkout.refused")),
    );
    expect(refused?.map(({ actorId, facts }) => [actorId, facts])).toEqual([
      [STAFF, { event: "booking.extended", codes: "bookingAlreadyExtended" }],
      [STAFF, { event: "booking.extended", codes: "extensionBeyondStart" }],
      [STAFF, { event: "booking.declined", codes: "bookingNotRequested" }],
    ]);
    expect(log).toMatchObject([
      {
        actorId: STAFF,
        action: "booking.extended",
        subject: `booking ${first}`,
        reason: "The supplier answers tomorrow",
      },
      { actorId: STAFF, action: "booking.confirmed", facts: { reference: "CUB-4711" } },
      { actorId: STAFF, action: "booking.declined", reason: "No car of this class is left" },
    ]);
  });

  it("no longer shows a booking whose time is over, and accepts no answer for it", async () => {
    const { bookingId } = await storeRental(test.db, { clientId: 2, at: test.now(), startsAt: test.now() + 30 * DAY });
    test.pass(48 * HOUR);
    expect((await queue())[0]).toMatchObject({ Alerted: true });
    test.pass(24 * HOUR);
    expect(await ids()).toEqual([]);
    const late = await answer("confirm", { BookingId: bookingId, Reference: "TOO-LATE" });
    expect(late.statusCode).toBe(409);
    expect(await booking(bookingId, 2)).toMatchObject({ Status: "lapsed", SupplierReference: null });
  });

  it("refuses days at the ends of the calendar, from which no other day can be counted (WIRE-16)", async () => {
    const ends = ["9999-12-31", "0001-01-01", "0000-01-01"];
    const paths = ends.flatMap((day) => [
      `/api/support/days/${day}`,
      `/api/support/supplier/days/${day}`,
      `/api/support/numbers/${day}/${day}`,
      `/api/support/numbers/money/${day}/${day}`,
      `/api/roadTrips/1/${day}/2`,
    ]);
    for (const url of paths) {
      const refused = await test.call({ method: "GET", url, headers: staff() });
      expect([url, refused.statusCode, refused.json().ResultCode]).toEqual([url, 400, "invalid"]);
    }
  });

  it("lists a day's paid bookings with the plates of their cars, and records who looked (DESK-11, DESK-2, DESK-102)", async () => {
    const pickUp = await booking(first, 1);
    const day = havanaDate(pickUp.StartsAt);
    const sheet = async (wanted: string, headers = staff()) =>
      test.call({ method: "GET", url: `/api/support/days/${wanted}`, headers });
    expect((await sheet(day)).json().Data.Services).toEqual([]);
    const [unit] = await test.db.select().from(carUnits).orderBy(carUnits.id).limit(1);
    const [unitId, plate] = [unit?.id ?? 0, "T 041 207"];
    await test.db.update(carUnits).set({ plate }).where(eq(carUnits.id, unitId));
    const period = { startsAt: pickUp.StartsAt, endsAt: pickUp.EndsAt };
    await test.db.insert(carReservations).values({ bookingId: first, unitId, ...period });
    await test.db.update(travelPlans).set({ paidAt: test.now() }).where(eq(travelPlans.id, pickUp.TravelPlanId));
    expect((await sheet(day)).json().Data).toMatchObject({
      ...{ Day: day, Today: havanaDate(test.now()) },
      Services: [
        {
          ...{ Part: "pickUp", BookingId: first, GuestName: "Ana Rivera Soto", ClientEmail: "tourist@example.com" },
          ...{ Plate: plate, Deposit: pickUp.Deposit },
        },
      ],
    });
    expect((await sheet("tomorrow")).json().Data).toMatchObject({
      Day: addDays(havanaDate(test.now()), 1),
      Services: [],
    });
    expect((await sheet("2026-02-31")).statusCode).toBe(400);
    expect((await sheet(day, test.as(1))).statusCode).toBe(403);
    // The page asks again with each change in the back office: one look, while the sheet names the same bookings.
    await sheet(day);
    const looks = await test.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `day ${day}`))
      .orderBy(auditLog.id);
    expect(looks.map(({ action, facts }) => [action, facts])).toEqual([
      ["day.seen", { bookings: "" }],
      ["day.seen", { bookings: String(first) }],
    ]);
  });
});
