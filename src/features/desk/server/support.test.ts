import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { lodgingBooking } from "../../../../test/access/bookings.expectations";
import { auditLines } from "../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { auditLog, outbox } from "../../../platform/server/db/schema/operations";
import { carBookings, carReservations } from "../../../products/car/server/car.tables";
import { carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { hotels, roomTypes } from "../../../products/lodging/server/lodging.tables";
import { PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import { addDays, havanaDate, havanaHour, havanaInstant } from "../../../shared/havana";
import { DAY, HOUR } from "../../../shared/instant";
import type { StaffRole } from "../../../shared/staffRole";
import { clients, sessions } from "../../account/server/account.tables";
import { clientDocuments } from "../../documents/server/documents.tables";
import { notes } from "../../notes/server/notes.tables";
import { refundCodes } from "../../payments/refunds/refundCodes";
import { outsideMovements } from "../../payments/server/outside/outside.tables";
import { disputes, holderReviews, payments } from "../../payments/server/payments.tables";
import { refunds } from "../../payments/server/refunds.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import type { Calendar, FreeElsewhere } from "../calendar/calendar.schemas";
import { MOST_VIEWS } from "../desk.limits";
import { waitingKinds } from "../inbox/inbox.rules";
import type { Inbox, SavedView, ViewChange, ViewWords } from "../inbox/inbox.schemas";
import type { Colleague } from "../presence/presence.schemas";
import type { SupplierDays, SupplierQueue } from "../supplier/supplier.schemas";
import type { QueuedBooking } from "../support.schemas";
import { deskAssignments, deskPresence, deskViews } from "./records/desk.tables";
import { suppliersOfStaff } from "./records/supplier.repository";

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

describe("the inbox", () => {
  const inbox = async () =>
    (await test.call({ method: "GET", url: "/api/support/inbox", headers: staff() })).json().Data;
  const assign = (payload: object, headers = staff()) =>
    test.call({ method: "POST", url: "/api/support/inbox/assign", headers, payload });
  let [bookingId, planId] = [0, 0];

  it("lists everything that waits for a person, each with subject, client, start and deadline, the most urgent first (DESK-14)", async () => {
    const at = test.now();
    ({ bookingId, planId } = await storeRental(test.db, { clientId: 1, at, startsAt: at + 30 * DAY }));
    await test.db.insert(holderReviews).values({ planId, name: "A. Rivera", status: "waiting", askedAt: at });
    const document = { clientId: 2, type: 2, countryId: 167, status: "inReview", givenAt: at } as const;
    await test.db.insert(clientDocuments).values(document);
    const note = { clientId: 1, siteId: 11, subject: "A child seat", message: "?", isSent: true, createdAt: at };
    await test.db.insert(notes).values(note);
    const mail = { key: "lost", channel: "mail", recipient: "a@example.com", language: "en", text: "" } as const;
    const ofPlan = { subject: "Your plan", clientId: 1, planId, createdAt: at, attempts: 14 };
    await test.db.insert(outbox).values({ ...mail, ...ofPlan });
    const paymentId = randomUUID();
    const paid = { id: paymentId, planId, clientId: 1, method: PaymentProvider.Clover, currency: "USD" };
    await test.db.insert(payments).values({ ...paid, status: PaymentStatus.Success, amount: 500, createdAt: at });
    const refund = { id: randomUUID(), paymentId, amount: 300, reason: "notPayable", status: PaymentStatus.Created };
    await test.db.insert(refunds).values({ ...refund, createdAt: at, failureCode: refundCodes.sentBack });
    const dispute = { id: "dp_1", paymentId, amount: 500, reason: "fraudulent", status: "open" } as const;
    await test.db.insert(disputes).values({ ...dispute, openedAt: at, respondBy: at + 2 * DAY });

    const movement = { id: randomUUID(), paymentId, kind: "fraudWarning", amount: 500, currency: "USD" } as const;
    await test.db.insert(outsideMovements).values({ ...movement, reference: "issfr_1", knownAt: at });

    const { Items, Now, Staff } = await inbox();
    expect(Now).toBe(at);
    expect(Staff).toContainEqual({ StaffId: STAFF, Name: expect.any(String), Kinds: [...waitingKinds] });
    const ofPlanNow = { ClientName: "Ana Rivera Soto", TravelPlanId: planId, Since: at, OwnerId: null };
    const confirmBy = at + 72 * HOUR;
    expect(Items).toMatchObject([
      { ...ofPlanNow, Kind: "dispute", Amount: 500, Until: at + 2 * DAY },
      { ...ofPlanNow, Kind: "booking", ItemId: String(bookingId), Name: expect.any(String), Until: confirmBy },
      { ...ofPlanNow, Kind: "holder", Name: "A. Rivera", Until: confirmBy },
      { ...ofPlanNow, Kind: "refund", Status: "returned", Amount: 300, Until: null },
      { ...ofPlanNow, Kind: "movement", ItemId: movement.id, Status: "fraudWarning", Amount: 500, Until: null },
      { Kind: "note", Name: "A child seat", TravelPlanId: null },
      { ...ofPlanNow, Kind: "mail", Name: "Your plan" },
      { Kind: "document", ItemId: "client-2", Documents: [{ Type: 2, Holder: "client" }], Until: null },
    ]);
  });

  it("takes the deadline of a booking from the chart: an extended one is later (DESK-14)", async () => {
    await answer("extend", { BookingId: bookingId, Reason: "The supplier answers tomorrow" });
    const extended = (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "booking");
    expect(extended.Until).toBe(test.now() + 96 * HOUR);
  });

  it("assigns an item to one of the staff, audits it, and refuses to take it from an owner that the caller has not seen (DESK-15)", async () => {
    const item = { Kind: "booking", ItemId: String(bookingId) };
    expect((await assign({ ...item, OwnerId: STAFF, Was: null })).statusCode).toBe(200);
    expect((await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "booking").OwnerId).toBe(STAFF);
    const late = await assign({ ...item, OwnerId: null, Was: null });
    expect([late.statusCode, late.json().ResultCode]).toEqual([409, "support.assignedMeanwhile"]);
    expect((await assign({ ...item, OwnerId: 1, Was: STAFF })).json().Errors[0].Field).toBe("OwnerId");
    expect((await assign({ ...item, OwnerId: STAFF, Was: STAFF }, test.as(1))).statusCode).toBe(403);
    const log = await test.db.select().from(auditLog).where(eq(auditLog.action, "inbox.assigned"));
    expect(log).toMatchObject([{ actorId: STAFF, subject: `booking ${bookingId}`, facts: { owner: STAFF } }]);
    expect((await assign({ ...item, OwnerId: null, Was: STAFF })).statusCode).toBe(200);
  });

  it("shows who handed an item over and their text, until its owner changes; the audit log has it at the client (DESK-110)", async () => {
    const person = { role: "staff", firstName: "Luz", lastName: "Gil", passwordHash: null, createdAt: 0 } as const;
    const [luz] = await test.db
      .insert(clients)
      .values({ ...person, email: "luz@example.com", staffRole: "desk", language: "en" })
      .returning();
    const LUZ = luz?.id ?? 0;
    const item = { Kind: "booking", ItemId: String(bookingId) };
    const handedOver = async () =>
      (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "booking").HandedOver;
    const Word = "She calls back at five";
    expect((await assign({ ...item, OwnerId: STAFF, Was: null, Word })).statusCode).toBe(200);
    expect(await handedOver()).toBeNull();
    expect((await assign({ ...item, OwnerId: LUZ, Was: STAFF, Word })).statusCode).toBe(200);
    expect(await handedOver()).toEqual({ By: expect.any(String), At: test.now(), Word });
    const [line] = (await auditLines(test.db)).filter(({ action, reason }) => action === "inbox.assigned" && reason);
    expect(line).toMatchObject({
      subject: "client 1",
      reason: Word,
      facts: { owner: LUZ, item: `booking ${bookingId}` },
    });
    expect((await assign({ ...item, OwnerId: null, Was: LUZ })).statusCode).toBe(200);
    expect(await handedOver()).toBeNull();
    expect((await assign({ ...item, OwnerId: LUZ, Was: null })).statusCode).toBe(200);
    expect(await handedOver()).toMatchObject({ Word: null });
    // A word also reaches a colleague who has the item already.
    expect((await assign({ ...item, OwnerId: LUZ, Was: LUZ, Word })).statusCode).toBe(200);
    expect(await handedOver()).toMatchObject({ Word });
    // The last release assigns items without knowing words: the next owner reads none.
    const ofBooking = and(eq(deskAssignments.kind, "booking"), eq(deskAssignments.itemId, String(bookingId)));
    await test.db.update(deskAssignments).set({ ownerId: STAFF }).where(ofBooking);
    expect(await handedOver()).toBeNull();
    expect((await assign({ ...item, OwnerId: null, Was: STAFF })).statusCode).toBe(200);
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, LUZ));
  });

  it("shows each of the staff what they may answer, and assigns it only to those who may (DESK-15, DESK-17)", async () => {
    const seenBy = async (role: StaffRole) =>
      (await test.call({ method: "GET", url: "/api/support/inbox", headers: test.as(STAFF, role) })).json().Data;
    const kinds = ({ Items }: Inbox) => new Set(Items.map(({ Kind }) => Kind));
    const [desk, finance] = [await seenBy("desk"), await seenBy("finance")];
    expect(kinds(desk)).toEqual(new Set(["booking", "holder", "document", "note", "mail"]));
    expect(kinds(finance)).toEqual(new Set(["refund", "movement", "dispute"]));

    const person = { role: "staff", firstName: "Rosa", lastName: "Molina", passwordHash: null, createdAt: 0 } as const;
    const [rosa] = await test.db
      .insert(clients)
      .values({ ...person, email: "rosa@example.com", staffRole: "finance", language: "en" })
      .returning();
    const ROSA = rosa?.id ?? 0;
    const item = { Kind: "booking", ItemId: String(bookingId), Was: null };
    expect((await assign({ ...item, OwnerId: ROSA })).json().Errors[0].Field).toBe("OwnerId");
    expect((await assign({ ...item, OwnerId: STAFF }, test.as(ROSA, "finance"))).statusCode).toBe(403);
    expect((await seenBy("desk")).Staff).toContainEqual({
      ...{
        StaffId: ROSA,
        Name: "Rosa Molina",
        Kinds: ["plan", "transfer", "payment", "refund", "movement", "dispute"],
      },
    });
  });

  it("counts items of a person who has left as unassigned (DESK-15, DESK-19)", async () => {
    const dispute = { Kind: "dispute", ItemId: "dp_1" };
    const [rosa] = await test.db.select().from(clients).where(eq(clients.email, "rosa@example.com"));
    const ROSA = rosa?.id ?? 0;
    const ownerNow = async () => (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "dispute").OwnerId;
    expect((await assign({ ...dispute, OwnerId: ROSA, Was: null })).statusCode).toBe(200);
    expect(await ownerNow()).toBe(ROSA);
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, ROSA));
    expect(await ownerNow()).toBeNull();
    expect((await assign({ ...dispute, OwnerId: STAFF, Was: null })).statusCode).toBe(200);
    expect(await ownerNow()).toBe(STAFF);
  });

  /** A view in its present state, as loaded by the person who changes it; null: there is none yet. */
  const stored = async (ViewId: number | null | undefined): Promise<ViewWords | null> => {
    if (!ViewId) return null;
    const [row] = await test.db.select().from(deskViews).where(eq(deskViews.id, ViewId));
    return row ? { Name: row.name, Query: row.query, Shared: row.shared } : null;
  };

  it("stores views of the inbox for the person who saved them, and for everybody if an owner shares them (DESK-120)", async () => {
    const DESK = 1;
    const desk = () => test.as(DESK, "desk");
    const list = async (headers: ReturnType<typeof staff>) =>
      (await test.call({ method: "GET", url: "/api/support/inbox/views", headers })).json().Data as SavedView[];
    const save = async (payload: Partial<ViewChange>, headers: ReturnType<typeof staff>) => {
      const Was = await stored(payload.ViewId);
      const body = { ViewId: null, Name: "Cards", Query: "", Shared: false, Was, ...payload };
      const answer = await test.call({ method: "POST", url: "/api/support/inbox/views", headers, payload: body });
      return answer.json().ResultCode;
    };
    const remove = async (ViewId: number, headers: ReturnType<typeof staff>) => {
      const url = "/api/support/inbox/views/remove";
      const payload = { ViewId, Was: await stored(ViewId) };
      return (await test.call({ method: "POST", url, headers, payload })).json().ResultCode;
    };
    expect(await save({ Name: " Late notes ", Query: "?order=-since&kind=note&x=1" }, desk())).toBe("OK");
    const [own] = await list(desk());
    expect(own).toMatchObject({ Name: "Late notes", Query: "kind=note&order=-since", Shared: false, Changeable: true });
    const mine = { ViewId: own?.ViewId ?? 0 };
    expect(await list(staff())).toEqual([]);
    expect(await save({ ...mine, Name: "Taken away" }, staff())).toBe("notFound");
    expect(await remove(mine.ViewId, staff())).toBe("notFound");

    expect(await save({ Name: "Late notes" }, desk())).toBe("support.viewNamed");
    expect(await save({ ...mine, Name: "Late notes", Query: "kind=note" }, desk())).toBe("OK");
    expect(await save({ Shared: true }, desk())).toBe("forbidden");
    expect(await save({ Name: "" }, desk())).toBe("invalid");

    expect(await save({ Name: "Money today", Query: "kind=transfer", Shared: true }, staff())).toBe("OK");
    const theirs = (await list(desk())).find(({ Name }) => Name === "Money today");
    expect(theirs).toMatchObject({ Query: "kind=transfer", Shared: true, Changeable: false });
    expect(await remove(theirs?.ViewId ?? 0, desk())).toBe("notFound");
    expect(await remove(theirs?.ViewId ?? 0, staff())).toBe("OK");
    expect((await list(desk())).map(({ Name, Query }) => [Name, Query])).toEqual([["Late notes", "kind=note"]]);
    const log = (await auditLines(test.db)).filter(({ action }) => action.startsWith("view."));
    expect(log.map(({ action, facts }) => [action, facts?.query])).toEqual([
      ["view.shared", "kind=transfer"],
      ["view.unshared", "kind=transfer"],
    ]);

    for (let number = 1; number < MOST_VIEWS; number += 1) await save({ Name: `View ${number}` }, desk());
    expect(await save({ Name: "One too many" }, desk())).toBe("support.viewsFull");
    expect(await list(desk())).toHaveLength(MOST_VIEWS);
  });

  it("leaves a shared view to its author without the role, and to the owner who withdraws it (DESK-120)", async () => {
    const AUTHOR = 1;
    await test.db.delete(deskViews);
    const before = (await auditLines(test.db)).length;
    const url = "/api/support/inbox/views";
    const list = async (headers = staff()) =>
      (await test.call({ method: "GET", url, headers })).json().Data as SavedView[];
    const save = async (change: Partial<ViewChange>, headers = staff()) => {
      const Was = await stored(change.ViewId);
      const payload = { ViewId: null, Name: "Owners' cards", Query: "kind=payment", Shared: true, Was, ...change };
      return (await test.call({ method: "POST", url, headers, payload })).json().ResultCode;
    };
    expect(await save({}, test.as(AUTHOR, "owner"))).toBe("OK");
    const ViewId = (await list()).find(({ Name }) => Name === "Owners' cards")?.ViewId ?? 0;
    expect(await save({ ViewId, Name: "Cards of today" }, test.as(AUTHOR, "desk"))).toBe("OK");
    expect(await save({ ViewId, Name: "Cards of today", Query: "kind=payment&urgent=" })).toBe("OK");
    expect(await save({ ViewId: null, Name: "Mine", Shared: false })).toBe("OK");
    expect(await save({ ViewId, Name: "Mine", Shared: false })).toBe("support.viewNamed");
    expect(await save({ ViewId, Name: "Cards of today", Shared: false })).toBe("OK");
    expect((await list()).find((view) => view.ViewId === ViewId)).toMatchObject({ Shared: false, Changeable: true });
    expect((await list(test.as(AUTHOR, "desk"))).some((view) => view.ViewId === ViewId)).toBe(false);
    const log = (await auditLines(test.db)).slice(before).filter(({ action }) => action.startsWith("view."));
    expect(log.map(({ action, facts }) => [action, facts])).toEqual([
      ["view.shared", { query: "kind=payment" }],
      ["view.unshared", { query: "kind=payment" }],
    ]);
  });

  it("refuses to change or remove a view that another person has changed since it was loaded (DESK-120)", async () => {
    await test.db.delete(deskViews);
    const url = "/api/support/inbox/views";
    const send = async (to: string, payload: object, headers = staff()) =>
      (await test.call({ method: "POST", url: url + to, headers, payload })).json().ResultCode;
    const words = { Name: "Cards", Query: "kind=payment", Shared: true };
    expect(await send("", { ...words, ViewId: null, Was: null })).toBe("OK");
    const [view] = (await test.call({ method: "GET", url, headers: staff() })).json().Data as SavedView[];
    const ViewId = view?.ViewId ?? 0;
    const other = test.as(1, "owner");
    expect(await send("", { ...words, ViewId, Name: "Cards today", Was: words }, other)).toBe("OK");
    expect(await send("", { ...words, ViewId, Name: "My cards", Was: words })).toBe("support.viewChanged");
    expect(await send("", { ...words, ViewId, Name: "My cards", Was: null })).toBe("support.viewChanged");
    expect(await send("/remove", { ViewId, Was: words })).toBe("support.viewChanged");
    expect(await stored(ViewId)).toEqual({ ...words, Name: "Cards today" });
    const seen = { ...words, Name: "Cards today" };
    expect(await send("", { ...words, ViewId, Query: "?kind=payment&urgent=", Was: seen })).toBe("OK");
    expect(await send("/remove", { ViewId, Was: { ...words, Query: "urgent=&kind=payment" } })).toBe("OK");
    expect(await stored(ViewId)).toBeNull();
  });

  describe("a snoozed item", () => {
    const snooze = (payload: object, headers = staff()) =>
      test.call({ method: "POST", url: "/api/support/inbox/snooze", headers, payload });
    const wake = (payload: object) =>
      test.call({ method: "POST", url: "/api/support/inbox/wake", headers: staff(), payload });
    const inHavana = (at: number) => ({ Day: havanaDate(at), Hour: havanaHour(at) });
    const untilClientActs = { Day: null, Hour: null };
    const snoozeOf = async (kind: string) =>
      (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === kind).Snooze;

    it("shows who snoozed it and until when, returns at its time, and can be woken by anybody who may answer it (DESK-111)", async () => {
      const item = { Kind: "booking", ItemId: String(bookingId) };
      const until = havanaInstant(havanaDate(test.now() + HOUR), havanaHour(test.now() + HOUR));
      expect((await snooze({ ...item, ...inHavana(until) })).statusCode).toBe(200);
      const aside = { By: expect.any(String), At: test.now(), Until: until, Ends: until };
      expect(await snoozeOf("booking")).toEqual({ ...aside, Back: null });
      test.pass(until - test.now());
      expect(await snoozeOf("booking")).toMatchObject({ Until: until, Back: "time" });
      expect((await wake(item)).statusCode).toBe(200);
      expect(await snoozeOf("booking")).toBeNull();
      expect((await wake(item)).json().ResultCode).toBe("support.nothingWaiting");
      const log = (await auditLines(test.db)).filter(({ action }) => /snoozed|woken/.test(action));
      expect(log.map(({ action, subject, facts }) => [action, subject, facts])).toEqual([
        ["inbox.snoozed", `booking ${bookingId}`, { until: new Date(until).toISOString() }],
        ["inbox.woken", `booking ${bookingId}`, null],
      ]);
    });

    it("is refused beyond its deadline, which the refusal names, and is back before it if no time was chosen (DESK-111)", async () => {
      const item = { Kind: "booking", ItemId: String(bookingId) };
      const { Until } = (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "booking");
      const late = (await snooze({ ...item, ...inHavana(Until + HOUR) })).json();
      expect([late.ResultCode, late.Facts]).toEqual(["support.snoozeBeyondDeadline", { deadline: Until }]);
      expect(late.Data).toMatch(/^This has to be dealt with by \w+day, .+ Please choose an earlier time\.$/);
      expect((await snooze({ ...item, ...inHavana(test.now() - HOUR) })).json().Errors[0]).toMatchObject({
        Field: "Day",
      });
      expect((await snooze({ ...item, Day: havanaDate(test.now()), Hour: null })).json().Errors[0].Field).toBe("Hour");
      expect((await snooze({ ...item, ...untilClientActs }, test.as(STAFF, "finance"))).statusCode).toBe(403);
      expect(await snoozeOf("booking")).toBeNull();
      expect((await snooze({ ...item, ...untilClientActs })).statusCode).toBe(200);
      expect(await snoozeOf("booking")).toMatchObject({ Until: null, Ends: Until - DAY, Back: null });
      expect((await wake(item)).statusCode).toBe(200);
    });

    it("returns once its client writes or acts, if it waits for that, and in any case once it changes (DESK-111)", async () => {
      const refund = (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "refund");
      const movement = (await inbox()).Items.find(({ Kind }: { Kind: string }) => Kind === "movement");
      const own = ({ Kind, ItemId }: { Kind: string; ItemId: string }) => ({ Kind, ItemId });
      const inAWeek = inHavana(havanaInstant(addDays(havanaDate(test.now()), 7), "0900"));
      expect((await snooze({ ...own(refund), ...untilClientActs })).statusCode).toBe(200);
      expect((await snooze({ ...own(movement), ...inAWeek })).statusCode).toBe(200);
      expect((await snoozeOf("refund")).Back).toBeNull();
      const note = { clientId: 1, siteId: 11, subject: "Again", message: "?", isSent: true, createdAt: test.now() };
      await test.db.insert(notes).values(note);
      expect((await snoozeOf("refund")).Back).toBe("client");
      expect((await snoozeOf("movement")).Back).toBeNull();
      const ofMovement = eq(outsideMovements.id, movement.ItemId);
      await test.db.update(outsideMovements).set({ amount: 501 }).where(ofMovement);
      expect((await snoozeOf("movement")).Back).toBe("changed");
      for (const item of [refund, movement]) expect((await wake(own(item))).statusCode).toBe(200);
    });

    it("is back once its client sends a photo, gives a document or corrects the profile, and the desk's pages are notified (DESK-111, DESK-16)", async () => {
      const item = { Kind: "document", ItemId: "client-1" };
      let hear = (_word: string) => {};
      const stop = await test.listen("desk", { onMessage: (word) => hear(word), onLost: () => {} });
      const picture = Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      );
      const profile = {
        ...{
          clientId: 1,
          FirstName: "Ana",
          LastName: "Rivera Soto",
          Phone: "+1 305 555 0142",
          BirthDate: "1988-05-17",
        },
        ...{ CountryId: 167, Address: null, City: "Vigo", PostalCode: null, Language: "en" },
      };
      const acts = {
        photo: () =>
          test.call({
            method: "POST",
            url: "/api/documents/1/2/photo",
            headers: { ...test.as(1), "content-type": "application/octet-stream" },
            payload: picture,
          }),
        document: async () => {
          const other = { clientId: 1, type: 3, countryId: 167, status: "inReview", givenAt: 0 } as const;
          await test.db.insert(clientDocuments).values({ ...other, current: false });
          return { statusCode: 200, payload: "" };
        },
        profile: () => test.call({ method: "POST", url: "/api/profile/update", headers: test.as(1), payload: profile }),
      };
      const passport = {
        ...{ ClientId: 1, Type: 2, Number: "C01X00T47", FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167 },
        ...{ IssuedOn: null, ExpiresOn: "2031-01-01", BirthDate: "1988-05-17" },
      };
      const given = await test.call({
        method: "POST",
        url: "/api/documents/give",
        headers: test.as(1),
        payload: passport,
      });
      expect(given.statusCode).toBe(200);
      const back = async () =>
        (await inbox()).Items.find(({ ItemId }: { ItemId: string }) => ItemId === item.ItemId).Snooze.Back;
      for (const [name, act] of Object.entries(acts)) {
        expect((await snooze({ ...item, ...untilClientActs })).statusCode).toBe(200);
        expect([name, await back()]).toEqual([name, null]);
        const heard = new Promise<void>((resolve) => {
          hear = (word) => {
            if (word === "document") resolve();
          };
        });
        const answered = await act();
        expect([name, answered.statusCode, answered.payload]).toEqual([name, 200, expect.anything()]);
        await heard;
        expect([name, await back()]).toEqual([name, "client"]);
      }
      await stop();
      expect((await wake(item)).statusCode).toBe(200);
    });

    it("does not count against the limit of items that are read at once (DESK-111)", async () => {
      const notesNow = async () => (await inbox()).Items.filter(({ Kind }: { Kind: string }) => Kind === "note");
      const before = await notesNow();
      const note = { clientId: 1, siteId: 11, message: "?", isSent: true, createdAt: test.now() };
      const added = await test.db
        .insert(notes)
        .values(Array.from({ length: 200 }, (_, place) => ({ ...note, subject: `Many ${place}` })))
        .returning({ id: notes.id });
      expect(await notesNow()).toHaveLength(200);
      const item = { Kind: "note", ItemId: before[0].ItemId };
      expect((await snooze({ ...item, ...untilClientActs })).statusCode).toBe(200);
      expect((await notesNow()).filter(({ Snooze }: { Snooze: unknown }) => Snooze === null)).toHaveLength(200);
      expect((await wake(item)).statusCode).toBe(200);
      await test.db.delete(notes).where(
        inArray(
          notes.id,
          added.map(({ id }) => id),
        ),
      );
    });
  });

  it("does not list or assign what was answered", async () => {
    await answer("confirm", { BookingId: bookingId, Reference: "CUB-1" });
    await test.db.insert(outbox).values({
      ...{ key: "lost/again-1", channel: "mail", recipient: "a@example.com", language: "en", text: "", subject: "" },
      ...{ clientId: 1, planId, createdAt: test.now(), nextAttemptAt: test.now() },
    });
    const kinds = (await inbox()).Items.map(({ Kind }: { Kind: string }) => Kind);
    expect(kinds).not.toContain("booking");
    expect(kinds).not.toContain("mail");
    const late = await assign({ Kind: "booking", ItemId: String(bookingId), OwnerId: STAFF, Was: null });
    expect(late.json().ResultCode).toBe("support.nothingWaiting");
  });
});

describe("a row that a colleague has open", () => {
  const [ROSA_TAB, TAB] = [randomUUID(), randomUUID()];
  let rosa: number;
  const tell = async (who: Record<string, string>, payload: object) =>
    (await test.call({ method: "POST", url: "/api/support/presence", headers: who, payload })).json().Data;
  const open = (Kind: string, ItemId: string, Answering = false) => ({ Kind, ItemId, Answering });
  const rosas = (...Open: object[]) => tell(test.as(rosa, "desk"), { TabId: ROSA_TAB, IsSeen: true, Open });
  const seen = async (role: StaffRole = "owner") =>
    (await tell(test.as(STAFF, role), { TabId: TAB, IsSeen: true, Open: [open("plan", "1")] })).map(
      ({ Name, Kind, ItemId, Answering }: Colleague) => [Name, Kind, ItemId, Answering],
    );
  beforeAll(async () => {
    const person = { role: "staff", firstName: "Rosa", lastName: "Paz", passwordHash: null, createdAt: 0 } as const;
    const [row] = await test.db
      .insert(clients)
      .values({ ...person, email: "paz@example.com", staffRole: "desk", language: "en" })
      .returning();
    rosa = row?.id ?? 0;
  });

  it("is shown to the others, with who writes an answer; a person's own tabs are not listed (DESK-109)", async () => {
    expect(await seen()).toEqual([]);
    expect(await rosas(open("plan", "1"), open("booking", "9", true), open("plan", "1"))).toMatchObject([
      { StaffId: STAFF, Kind: "plan", ItemId: "1", Answering: false },
    ]);
    expect(await seen()).toEqual([
      ["Rosa Paz", "booking", "9", true],
      ["Rosa Paz", "plan", "1", false],
    ]);
    const otherTab = { TabId: randomUUID(), IsSeen: true, Open: [open("note", "4", true)] };
    expect(await tell(test.as(STAFF, "owner"), otherTab)).toHaveLength(2);
    expect(await seen()).toHaveLength(2);
  });

  it("is limited to what the role answers, when it is reported and when it is shown (DESK-17, DESK-109)", async () => {
    await rosas(open("booking", "9"), open("dispute", "dp_1"));
    expect(await seen()).toEqual([["Rosa Paz", "booking", "9", false]]);
    expect(await seen("finance")).toEqual([]);
  });

  it("ends when a tab reports it, when the tab falls silent, with its session, and when its person is disabled (DESK-109)", async () => {
    await rosas(open("note", "4"));
    expect(await seen()).toHaveLength(1);
    await rosas();
    expect(await seen()).toEqual([]);

    await rosas(open("note", "4"));
    const silent = sql`clock_timestamp() - interval '1 ms'`;
    await test.db.update(deskPresence).set({ until: silent }).where(eq(deskPresence.staffId, rosa));
    expect(await seen()).toEqual([]);

    const family = randomUUID();
    const session = { id: randomUUID(), family, clientId: rosa, tokenHash: family, createdAt: 0, expiresAt: 0 };
    await test.db.insert(sessions).values(session);
    await rosas(open("note", "4"));
    await test.db.update(deskPresence).set({ session: family }).where(eq(deskPresence.staffId, rosa));
    expect(await seen()).toHaveLength(1);
    await test.db.update(sessions).set({ revokedAt: 1 }).where(eq(sessions.family, family));
    expect(await seen()).toEqual([]);

    await rosas(open("note", "4", true));
    expect(await seen()).toHaveLength(1);
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, rosa));
    expect(await seen()).toEqual([]);
  });

  it("lasts longer for a tab in the background, which may report once a minute (DESK-109)", async () => {
    const heldFor = async (IsSeen: boolean) => {
      await tell(test.as(STAFF, "owner"), { TabId: TAB, IsSeen, Open: [open("note", "4")] });
      const left = sql<number>`extract(epoch from ${deskPresence.until} - clock_timestamp())::float`;
      const [row] = await test.db.select({ left }).from(deskPresence).where(eq(deskPresence.tabId, TAB));
      return row?.left ?? 0;
    };
    expect(await heldFor(true)).toBeLessThan(30);
    expect(await heldFor(false)).toBeGreaterThan(60);
  });
});

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
