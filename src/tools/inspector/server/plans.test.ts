import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import type { PlanBundle } from "../../../features/desk/bundle/bundle";
import { DAY } from "../../../shared/instant";

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

  it("come with their log as a bundle, and are nobody else's", async () => {
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
  ])("is not taken %s", async (_which, body) => {
    expect((await send(body)).json().ResultCode).toBe("invalid");
  });

  it("adds no booking that was never made", async () => {
    const [startsAt, endsAt] = [test.now() + DAY, test.now() + 2 * DAY];
    const booking = { id: bookingId + 100, productType: 1, startsAt, endsAt, amount: 100 };
    expect((await send({ type: "booking.added", booking })).json().ResultCode).toBe("plan.bookingUnknown");
  });
});
