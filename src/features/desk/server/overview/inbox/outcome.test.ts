import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { AuditAction } from "../../../../../shared/auditActions";
import type { AuditFacts } from "../../../../../shared/auditFacts";
import { DAY, HOUR } from "../../../../../shared/instant";
import type { StaffRole } from "../../../../../shared/staffRole";
import { payments } from "../../../../payments/server/payments.tables";
import type { CheckoutEvent } from "../../../../plan/checkout/checkout.events";
import { MACHINE_VERSION } from "../../../../plan/checkout/checkout.machine";
import { checkoutEvents, travelPlans } from "../../../../plan/server/plan.tables";
import { type WaitingKind, waitingKinds } from "../../../inbox/inbox.rules";
import type { Outcome } from "../../../inbox/inbox.schemas";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (path: string, payload: object, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "POST", url: `/api/${path}`, headers, payload });
const outcomeOf = async (Kind: WaitingKind, ItemId: number | string): Promise<Outcome | null> =>
  (await post("support/inbox/outcome", { Kind, ItemId: String(ItemId) })).json().Data;
const rented = () => storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY });

type AttemptEnd = Extract<CheckoutEvent, { attemptId: string }>;

/** Appends a fact to a plan's log, by a provider, whether or not the chart would take it. */
async function record(planId: number, event: CheckoutEvent) {
  const ofPlan = eq(checkoutEvents.planId, planId);
  const seq = 1 + (await test.db.$count(checkoutEvents, ofPlan));
  const by = { actor: "provider", recordedAt: event.at, machineVersion: MACHINE_VERSION } as const;
  await test.db.insert(checkoutEvents).values({ ...by, planId, seq, type: event.type, at: event.at, event });
  await test.db.update(travelPlans).set({ eventCount: seq }).where(eq(travelPlans.id, planId));
}

/** Stores attempts to pay a plan, and resolves to their ids. */
async function paying(planId: number, count: number): Promise<string[]> {
  const about = { planId, clientId: ANA, method: 135, status: 1, createdAt: test.now(), amount: 1, currency: "USD" };
  const rows = Array.from({ length: count }, () => ({ ...about, id: randomUUID() }));
  await test.db.insert(payments).values(rows);
  return rows.map(({ id }) => id);
}

describe("what became of an item that is in no list any more (DESK-106)", () => {
  it("is the colleague's answer, with their name and the plan", async () => {
    const { planId, bookingId } = await rented();
    test.pass(1);
    expect((await post("support/bookings/confirm", { BookingId: bookingId, Reference: "CUB-1" })).statusCode).toBe(200);
    expect(await outcomeOf("booking", bookingId)).toEqual({
      ...{ At: test.now(), What: "booking.confirmed", TravelPlanId: planId, ClientId: null },
      By: { Kind: "staff", Name: expect.stringMatching(/\w \w/) },
    });
  });

  it("is the client's own act, without a name", async () => {
    const own = await rented();
    const other = await rented();
    const cancelled = await test.call({ url: `/api/bookings/cancel/${own.bookingId}`, headers: test.as(ANA) });
    expect(cancelled.statusCode).toBe(200);
    expect(await outcomeOf("booking", own.bookingId)).toMatchObject({
      ...{ What: "booking.cancelled", By: { Kind: "client", Name: null }, TravelPlanId: own.planId },
    });
    // Of the other one nothing happened that could have ended it.
    expect(await outcomeOf("booking", other.bookingId)).toBeNull();
  });

  it.each<[WaitingKind, AuditAction, keyof AuditFacts, number | string]>([
    ["holder", "holder.refused", "holder", 61],
    ["document", "document.rejected", "document", 62],
    ["refund", "refund.declined", "refund", randomUUID()],
    ["movement", "movement.handled", "movement", randomUUID()],
    ["dispute", "dispute.settled", "dispute", "dp_1"],
    ["note", "note.putAside", "note", 63],
    ["upload", "upload.done", "upload", randomUUID()],
    ["mail", "mail.putAside", "mail", 64],
  ])("of the kind %s is found by the line of its own item alone", async (kind, action, fact, id) => {
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action, subject: `client ${ANA}` };
    await test.db.insert(auditLog).values([
      { ...line, facts: { [fact]: id } },
      { ...line, actorId: ANA, facts: { [fact]: "another" } },
      { ...line, actorId: ANA, action: "client.read", facts: { [fact]: id } },
    ]);
    const outcome = await outcomeOf(kind, id);
    expect(outcome).toMatchObject({ What: action, ClientId: ANA, By: { Kind: "staff" } });
    expect(outcome?.By.Name).toBe((await outcomeOf(kind, id))?.By.Name);
    expect(await outcomeOf(kind, "nothing of ours")).toBeNull();
  });

  it.each<[WaitingKind, AuditAction]>([
    ["booking", "booking.extended"],
    ["booking", "booking.carChanged"],
    ["booking", "booking.proposed"],
    ["payment", "payment.retried"],
  ])("of a %s is never %s, after which it waits on", async (kind, action) => {
    const { planId, bookingId } = await rented();
    const [payment = ""] = await paying(planId, 1);
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action };
    await test.db.insert(auditLog).values([
      { ...line, subject: `booking ${bookingId}` },
      { ...line, subject: `plan ${planId}`, facts: { payment } },
    ]);
    expect(await outcomeOf(kind, kind === "booking" ? bookingId : payment)).toBeNull();
  });

  it("of a booking that nobody answered in time is its deadline, and no other tick of the clock", async () => {
    const { planId, bookingId } = await rented();
    const placedAt = test.now();
    test.pass(2 * DAY);
    await record(planId, { type: "clock.ticked", at: test.now() });
    expect(await outcomeOf("booking", bookingId)).toBeNull();
    test.pass(DAY + HOUR);
    // A refused command records the ticks that are due.
    const late = await test.call({ url: `/api/bookings/cancel/${bookingId}`, headers: test.as(ANA) });
    expect(late.statusCode).toBe(409);
    expect(await outcomeOf("booking", bookingId)).toMatchObject({
      ...{ At: placedAt + 3 * DAY, What: "clock.ticked", By: { Kind: "system" }, TravelPlanId: planId },
    });
  });

  it.each<[WaitingKind, AttemptEnd["type"]]>([
    ["payment", "payment.captured"],
    ["payment", "payment.declined"],
    ["payment", "link.closed"],
    ["payment", "supplement.captured"],
    ["transfer", "transfer.withdrawn"],
    ["transfer", "payment.capturedLate"],
  ])("of a %s is %s, whatever else happens in its plan later", async (kind, type) => {
    const { planId, bookingId } = await rented();
    const [id = "", another = ""] = await paying(planId, 2);
    const by = { At: test.now(), What: type, TravelPlanId: planId, By: { Kind: "provider", Name: null } };
    // What happened to the plan, or to another attempt, has not ended this one.
    await record(planId, { type, at: test.now(), attemptId: another, amount: 1 } as AttemptEnd);
    expect(await outcomeOf(kind, id)).toBeNull();
    await record(planId, { type, at: test.now(), attemptId: id, amount: 1 } as AttemptEnd);
    expect(await outcomeOf(kind, id)).toMatchObject(by);
    test.pass(1);
    await record(planId, { type: "booking.cancelled", at: test.now(), bookingId });
    await record(planId, { type, at: test.now(), attemptId: another, amount: 1 } as AttemptEnd);
    await record(planId, { type: "transfer.reported", at: test.now(), attemptId: id });
    expect(await outcomeOf(kind, id)).toMatchObject(by);
    test.pass(2 * DAY);
    // Of two days ago nothing is told.
    expect(await outcomeOf(kind, id)).toBeNull();
  });

  it("of a booking is neither a fact about another one of its plan nor one after its end", async () => {
    const { planId, bookingId } = await rented();
    await record(planId, { type: "booking.extended", at: test.now(), bookingId });
    await record(planId, { type: "booking.cancelled", at: test.now(), bookingId: bookingId + 1 });
    expect(await outcomeOf("booking", bookingId)).toBeNull();
    await record(planId, { type: "booking.declined", at: test.now(), bookingId });
    await record(planId, { type: "booking.removed", at: test.now(), bookingId });
    expect(await outcomeOf("booking", bookingId)).toMatchObject({ What: "booking.declined" });
  });

  it("of a booking is that another one took its place, once that is confirmed (PLAN-40)", async () => {
    const { planId, bookingId } = await rented();
    const about = { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY, planId };
    const { bookingId: another } = await storeRental(test.db, { ...about, replaces: bookingId });
    await record(planId, { type: "booking.extended", at: test.now(), bookingId: another });
    expect(await outcomeOf("booking", bookingId)).toBeNull();
    await record(planId, { type: "booking.confirmed", at: test.now(), bookingId: another });
    expect(await outcomeOf("booking", bookingId)).toMatchObject({ What: "booking.replaced", TravelPlanId: planId });
    expect(await outcomeOf("booking", another)).toMatchObject({ What: "booking.confirmed" });
  });

  it("of a review is how it was decided, never a fact of its plan (DESK-17)", async () => {
    const { planId, bookingId } = await rented();
    await record(planId, { type: "booking.cancelled", at: test.now(), bookingId });
    const asked = { Kind: "opinion", ItemId: String(bookingId) };
    const toRole = async (role: StaffRole) =>
      (await post("support/inbox/outcome", asked, test.as(STAFF, role))).json().Data;
    expect(await toRole("content")).toBeNull();
    expect(await toRole("desk")).toBeNull();
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action: "opinion.shown" };
    await test.db.insert(auditLog).values({ ...line, subject: `booking ${bookingId}` });
    // The plan is for those who may read it.
    expect(await toRole("content")).toMatchObject({ What: "opinion.shown", TravelPlanId: null });
    expect(await toRole("desk")).toMatchObject({ What: "opinion.shown", TravelPlanId: planId });
  });

  it.each(waitingKinds.filter((kind) => kind !== "opinion"))(
    "is not told to content staff for the kind %s, which they do not answer (DESK-17)",
    async (Kind) => {
      const { planId, bookingId } = await rented();
      for (const ItemId of [String(planId), String(bookingId), ...(await paying(planId, 1)), "client-1"]) {
        const asked = await post("support/inbox/outcome", { Kind, ItemId }, test.as(STAFF, "content"));
        expect(asked.statusCode).toBe(403);
      }
    },
  );

  it("is not told to clients", async () => {
    const asked = { Kind: "booking", ItemId: "801" };
    expect((await post("support/inbox/outcome", asked, test.as(ANA))).statusCode).toBe(403);
  });
});
