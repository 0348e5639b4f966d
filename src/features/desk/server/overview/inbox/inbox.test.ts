import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { auditLines } from "../../../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import { PaymentProvider, PaymentStatus } from "../../../../../shared/enumerations";
import { addDays, havanaDate, havanaHour, havanaInstant } from "../../../../../shared/havana";
import { DAY, HOUR } from "../../../../../shared/instant";
import type { StaffRole } from "../../../../../shared/staffRole";
import { clients, sessions } from "../../../../account/server/account.tables";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { notes } from "../../../../notes/server/notes.tables";
import { refundCodes } from "../../../../payments/refunds/refundCodes";
import { outsideMovements } from "../../../../payments/server/outside/outside.tables";
import { disputes, holderReviews, payments } from "../../../../payments/server/payments.tables";
import { refunds } from "../../../../payments/server/refunds.tables";
import { MOST_VIEWS } from "../../../desk.limits";
import { waitingKinds } from "../../../inbox/inbox.rules";
import type { Inbox, SavedView, ViewChange, ViewWords } from "../../../inbox/inbox.schemas";
import type { Colleague } from "../../../presence/presence.schemas";
import { deskAssignments, deskPresence, deskViews } from "../../records/desk.tables";

let test: TestApp;
const STAFF = 3;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const answer = (what: "confirm" | "decline" | "extend", payload: object, headers = staff()) =>
  test.call({ method: "POST", url: `/api/support/bookings/${what}`, headers, payload });

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
    const From = havanaDate(at + 30 * DAY);
    const Service = { Supplier: expect.any(String), From, To: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(Items).toMatchObject([
      { ...ofPlanNow, Kind: "dispute", Amount: 500, Until: at + 2 * DAY },
      { ...ofPlanNow, Kind: "booking", ItemId: String(bookingId), Name: expect.any(String), Until: confirmBy, Service },
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
