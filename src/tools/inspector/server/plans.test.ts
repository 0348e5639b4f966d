import { eq, inArray } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import type { PlanBundle } from "../../../features/desk/bundle/bundle";
import { refundRequests } from "../../../features/payments/server/refunds.tables";
import { bookings } from "../../../features/plan/server/plan.tables";
import { outbox } from "../../../platform/server/db/schema/operations";
import { queueMail } from "../../../platform/server/outbox/outbox.repository";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import { noteScenario } from "./plans.repository";

let test: TestApp;
let planId: number;
let bookingId: number;

beforeAll(async () => {
  test = await startTestApp();
  const stored = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() + 30 * DAY });
  ({ planId, bookingId } = stored);
});
afterAll(() => test.close());

const url = () => `/qa/plans/${planId}/events`;
const log = async (headers = test.as(1)) => (await test.call({ method: "GET", url: url(), headers })).json();
const send = (payload: object, headers = test.as(1)) => test.call({ method: "POST", url: url(), payload, headers });

describe("the inspector's plans", () => {
  it("are the client's own; staff see everybody's", async () => {
    const ids = async (headers: object) => {
      const answer = await test.call({ method: "GET", url: "/qa/plans", headers: { ...headers } });
      return answer.json().Data.map(({ TravelPlanId }: { TravelPlanId: number }) => TravelPlanId);
    };
    expect(await ids(test.as(1))).toEqual([planId]);
    expect(await ids(test.as(2))).toEqual([]);
    expect(await ids(test.as(3, "staff"))).toContain(planId);
  });

  it.each([
    ["its number", () => String(planId)],
    ["its client's email", () => "TOURIST@example"],
    ["a part of its state", () => "confirm"],
    ["its scenario", () => "plan-requ"],
  ])("are found by %s, among one's own alone (QA-11)", async (_what, text) => {
    await noteScenario(test.db, planId, "plan-requested");
    const found = async (headers: object) => {
      const payload = { Text: text() };
      const answer = await test.call({ method: "POST", url: "/qa/plans", payload, headers: { ...headers } });
      return answer.json().Data.map(({ TravelPlanId }: { TravelPlanId: number }) => TravelPlanId);
    };
    expect(await found(test.as(1))).toEqual([planId]);
    expect(await found(test.as(2))).toEqual([]);
    expect(await found(test.as(3, "staff"))).toContain(planId);
  });

  it("are not found by a text that only looks like a pattern", async () => {
    const answer = await test.call({ method: "POST", url: "/qa/plans", payload: { Text: "%" }, headers: test.as(1) });
    expect(answer.json().Data).toEqual([]);
  });

  it("can be downloaded as bundles and sent events, but by no other client", async () => {
    const bundle: PlanBundle = (await log()).Data;
    expect(bundle).toMatchObject({ format: "malecon-plan", planId });
    expect(bundle.events[0]?.event).toMatchObject({ type: "booking.added", booking: { id: bookingId } });
    expect((await log(test.as(2))).ResultCode).toBe("notFound");
    expect((await send({ type: "holder.accepted" }, test.as(2))).json().ResultCode).toBe("notFound");
  });
});

describe("an event that is sent", () => {
  it("happens now and is in the log, as the system's", async () => {
    test.pass(60_000);
    const answer = await send({ type: "booking.confirmed", bookingId });
    expect(answer.json().Data).toEqual({ State: "verifyingDocuments" });
    const { events }: PlanBundle = (await log()).Data;
    const confirmed = events.find(({ event }) => event.type === "booking.confirmed");
    expect(confirmed).toMatchObject({ actor: "system", event: { bookingId, at: test.now() } });
  });

  it("is refused with the statechart's reasons, and changes nothing (CHART-7)", async () => {
    const before = (await log()).Data.events.length;
    const answer = await send({ type: "booking.confirmed", bookingId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ ResultCode: "checkout.refused", Errors: [{ Code: "bookingNotRequested" }] });
    expect((await log()).Data.events.length).toBe(before);
  });

  it.each([
    ["of no type", {}],
    ["of a type that the chart does not know", { type: "plan.exploded" }],
    ["without its payload", { type: "booking.confirmed" }],
    ["with a payload of another event", { type: "receipt.signed", bookingId: 1 }],
    ["with an instant of its own", { type: "receipt.signed", at: 1 }],
    ["with a check that is no reason", { type: "documents.checked", checks: { profile: "yes" } }],
  ])("is refused %s", async (_which, body) => {
    expect((await send(body)).json().ResultCode).toBe("invalid");
  });

  it("is refused if it adds a booking that was never made", async () => {
    const [startsAt, endsAt] = [test.now() + DAY, test.now() + 2 * DAY];
    const booking = { id: bookingId + 100, productType: 1, startsAt, endsAt, amount: 100 };
    expect((await send({ type: "booking.added", booking })).json().ResultCode).toBe("plan.bookingUnknown");
  });
});

describe("a plan that only events have paid", () => {
  it("can change its bookings to lower and higher prices; nothing is refunded, as nothing was captured (QA-2, PLAN-42)", async () => {
    const at = { clientId: 2, at: test.now(), startsAt: test.now() + 30 * DAY };
    const own = await storeRental(test.db, at);
    const spare = [await storeRental(test.db, at), await storeRental(test.db, at)].map(({ bookingId: id }) => id);
    // Bookings that were in the plan once, as those that the inspector sends again.
    await test.db.update(bookings).set({ planId: own.planId }).where(inArray(bookings.id, spare));
    const headers = test.as(2);
    const sent = async (payload: object) => {
      const answer = await test.call({ method: "POST", url: `/qa/plans/${own.planId}/events`, payload, headers });
      expect([payload, answer.json()]).toMatchObject([payload, { Status: 0 }]);
    };
    const log = async (): Promise<PlanBundle> =>
      (await test.call({ method: "GET", url: `/qa/plans/${own.planId}/events`, headers })).json().Data;
    const { events } = await log();
    const [added] = events.flatMap(({ event }) => (event.type === "booking.added" ? [event.booking] : []));
    const amount = added?.amount ?? 0;
    const passing = { profile: null, documents: null, licenceAge: null, passportPeriod: null };
    const start = { amount, termsAccepted: true, holder: "matches", method: 135 };
    await sent({ type: "booking.confirmed", bookingId: own.bookingId });
    await sent({ type: "documents.checked", checks: passing });
    await sent({ type: "payment.started", attemptId: FIRST, ...start });
    await sent({ type: "payment.captured", attemptId: FIRST, amount });
    await sent({ type: "receipt.signed" });
    const [less = 0, more = 0] = spare;
    const change = (id: number, price: number, replaces: number) =>
      sent({ type: "booking.added", booking: { ...added, id, amount: price, replaces } });
    await change(less, amount - 1, own.bookingId);
    await sent({ type: "booking.confirmed", bookingId: less });
    await sent({ type: "receipt.signed" });
    await change(more, amount, less);
    await sent({ type: "booking.confirmed", bookingId: more });
    await sent({ type: "supplement.started", attemptId: SECOND, bookingId: more, charge: 0, ...start, amount: 1 });
    await sent({ type: "supplement.captured", attemptId: SECOND, amount: 1 });
    await sent({ type: "receipt.signed" });
    expect(await test.db.select().from(refundRequests).where(eq(refundRequests.planId, own.planId))).toEqual([]);
  });

  const [FIRST, SECOND] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
});

describe("background work for a client whose clock is ahead", () => {
  const setClock = (move: object) =>
    test.call({ method: "POST", url: "/qa/clock", payload: { clientId: 1, ...move }, headers: test.as(1) });
  const queue = (key: string, clientId: number, at: number, about: { planId: number } | null = null) =>
    queueMail(test.db, {
      ...{ key, clientId, planId: about?.planId ?? null, at, recipient: "ana@example.com", language: "en" },
      ...{ subject: "S", text: "T", html: "", secrets: [], unsubscribePath: null },
    });
  const delivered = async (key: string) => {
    const [mail] = await test.db.select().from(outbox).where(eq(outbox.key, key));
    return mail?.deliveredAt;
  };
  afterEach(() => setClock({ reset: true }));

  it("runs by that clock, also for others' messages about the client's plan, and for other clients by theirs (QA-3)", async () => {
    await setClock({ advance: "P34D" });
    const [now, theirs] = [test.now(), test.now() + 34 * DAY];
    await queue("own", 1, theirs);
    await queue("to-staff", 3, theirs, { planId });
    await queue("other", 2, now);
    await setClock({ advance: "PT0S" });
    expect([await delivered("own"), await delivered("to-staff"), await delivered("other")]).toEqual([
      theirs,
      theirs,
      now,
    ]);
  });

  it("does not wait for an instant that a reset left in the future, however near (QA-3)", async () => {
    await setClock({ advance: "PT3H" });
    await queue("tried", 1, test.now() + 3 * HOUR);
    // As after a first try that failed.
    const waiting = { attempts: 1, nextAttemptAt: test.now() + 3 * HOUR + MINUTE };
    await test.db.update(outbox).set(waiting).where(eq(outbox.key, "tried"));
    await setClock({ advance: "PT0S" });
    expect(await delivered("tried")).toBeNull();
    await setClock({ reset: true });
    expect(await delivered("tried")).toBe(test.now());
  });
});
