import { createContext, runInContext } from "node:vm";
import { like } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { outbox } from "../../../platform/server/db/schema/operations";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";

const STAFF = 3;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: "GET", url });
const move = (payload: object) => test.call({ method: "POST", url: "/qa/clock", payload });

describe("the test clock", () => {
  it("shows the present of the server", async () =>
    expect((await get("/qa/clock")).json().Data).toMatchObject({ now: test.now(), iso: "2026-12-01T17:00:00.000Z" }));

  it("moves by a duration and to an instant (QA-3)", async () => {
    expect((await move({ advance: "PT24H" })).json().Data.iso).toBe("2026-12-02T17:00:00.000Z");
    const to = Date.UTC(2026, 11, 3);
    expect((await move({ to })).json().Data).toMatchObject({ now: to, iso: "2026-12-03T00:00:00.000Z" });
    expect(test.now()).toBe(to);
  });

  it.each([
    ["backwards", { to: Date.UTC(2026, 10, 1) }, "to clockBackwards"],
    ["by what is no duration", { advance: "tomorrow" }, "advance duration"],
    ["by nothing", {}, "advance duration"],
    ["in two ways at once", { advance: "PT1H", to: Date.UTC(2027, 0, 1) }, "advance duration"],
    ["and stops at once", { advance: "PT1H", stop: true }, "advance duration"],
    ["beyond the year 2100", { to: Date.UTC(2200, 0, 1) }, "to clockTooFar"],
    ["back to a setting beyond the year 2100", { as: { standsAt: Date.UTC(2200, 0, 1) } }, "as clockTooFar"],
  ])("does not move %s", async (_how, body, expected) => {
    const before = test.now();
    const answer = await move(body);
    const [{ Field, Code }] = answer.json().Errors;
    expect([answer.statusCode, `${Field} ${Code}`]).toEqual([400, expected]);
    expect(test.now()).toBe(before);
  });

  it("lets everything that it makes due happen at once (QA-3)", async () => {
    const { bookingId } = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() + 30 * DAY });
    await move({ advance: "PT72H" });
    const answer = await test.call({ method: "GET", url: `/api/bookings/${bookingId}/en`, headers: test.as(1) });
    expect(answer.json().Data.Status).toBe("lapsed");
  });
});

describe("a client's own clock", () => {
  const planOf = async (clientId: number) => {
    const { bookingId, planId } = await storeRental(test.db, {
      clientId,
      at: test.now(),
      startsAt: test.now() + 30 * DAY,
    });
    const status = async () => {
      const url = `/api/bookings/${bookingId}/en`;
      return (await test.call({ method: "GET", url, headers: test.as(clientId) })).json().Data.Status;
    };
    return { planId, bookingId, status };
  };
  const moveFor = (clientId: number, payload: object, by = clientId) =>
    test.call({ method: "POST", url: "/qa/clock", payload: { clientId, ...payload }, headers: test.as(by) });
  const clockOf = async (clientId: number) =>
    (await test.call({ method: "GET", url: "/qa/clock", headers: test.as(clientId) })).json().Data.now;
  const sweep = () => move({ advance: "PT0S" });

  afterEach(async () => {
    for (const clientId of [1, 2]) await moveFor(clientId, { reset: true });
  });

  it("moves the client's requests and their plans' deadlines, and nobody else's (QA-3)", async () => {
    const [own, other] = [await planOf(1), await planOf(2)];
    const present = test.now();
    expect((await moveFor(1, { advance: "PT73H" })).json().Data.now).toBe(present + 73 * HOUR);
    expect([await clockOf(1), await clockOf(2), test.now()]).toEqual([present + 73 * HOUR, present, present]);
    expect([await own.status(), await other.status()]).toEqual(["lapsed", "requested"]);
  });

  it("can be stopped: nothing falls due for the client until it continues (QA-3)", async () => {
    const [own, other] = [await planOf(1), await planOf(2)];
    const stood = test.now();
    await moveFor(1, { stop: true });
    test.pass(72 * HOUR);
    await sweep();
    expect([await own.status(), await other.status()]).toEqual(["requested", "lapsed"]);
    await moveFor(1, { advance: "PT71H59M59S" });
    expect(await own.status()).toBe("requested");
    await moveFor(1, { advance: "PT1S" });
    expect([await own.status(), await clockOf(1)]).toEqual(["lapsed", stood + 72 * HOUR]);
    await moveFor(1, { stop: false });
    test.pass(5_000);
    expect(await clockOf(1)).toBe(stood + 72 * HOUR + 5_000);
  });

  it("delivers the client's emails even while it is stopped (QA-3, MAIL-21)", async () => {
    const { bookingId } = await planOf(1);
    await moveFor(1, { stop: true });
    await test.call({ method: "GET", url: `/api/bookings/cancel/${bookingId}`, headers: test.as(1) });
    await sweep();
    const found = await test.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `%-booking-${bookingId}-cancelled`));
    expect(found).toMatchObject([{ deliveredAt: test.now(), clientId: 1 }]);
  });

  it("holds for a plan, whoever changes it: staff too (QA-3)", async () => {
    const { bookingId, planId } = await planOf(1);
    const stood = test.now();
    await moveFor(1, { stop: true });
    test.pass(80 * HOUR);
    const confirmed = await test.call({
      method: "POST",
      url: "/api/support/bookings/confirm",
      payload: { BookingId: bookingId, Reference: "A-1" },
      headers: test.as(STAFF, "staff"),
    });
    expect(confirmed.statusCode).toBe(200);
    const log = await test.call({ method: "GET", url: `/qa/plans/${planId}/events`, headers: test.as(1) });
    expect(log.json().Data.events.at(-1).event).toMatchObject({ at: stood });
  });

  it("is reset to everybody's; a plan's facts stay in the order of their instants (QA-3)", async () => {
    const { bookingId, planId } = await planOf(1);
    const ahead = test.now() + 3 * HOUR;
    await moveFor(1, { advance: "PT3H" });
    const send = (type: string) =>
      test.call({
        method: "POST",
        url: `/qa/plans/${planId}/events`,
        payload: { type, bookingId },
        headers: test.as(1),
      });
    await send("booking.confirmed");
    await moveFor(1, { reset: true });
    expect(await clockOf(1)).toBe(test.now());
    expect((await send("booking.cancelled")).statusCode).toBe(200);
    const log = await test.call({ method: "GET", url: `/qa/plans/${planId}/events`, headers: test.as(1) });
    const times = log.json().Data.events.map(({ event }: { event: { at: number } }) => event.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBe(ahead);
  });

  it.each([
    ["ahead", () => ({ ahead: 3 * HOUR })],
    ["standing", () => ({ standsAt: test.now() + 20 * DAY })],
  ])("goes back to how it was set before, %s, though that is earlier (QA-3, QA-8)", async (_how, set) => {
    const as = set();
    await moveFor(1, { advance: "P34D" });
    expect((await moveFor(1, { as })).json().Data.clocks.clients[1]).toEqual(as);
  });

  it("is set by the client and by staff, and by nobody else", async () => {
    const visitor = await test.call({ method: "POST", url: "/qa/clock", payload: { clientId: 1, stop: true } });
    expect(visitor.statusCode).toBe(401);
    expect((await moveFor(1, { stop: true }, 2)).statusCode).toBe(404);
    expect((await get("/qa/clock")).json().Data.clocks.clients).toEqual({});
  });

  it("is followed by pages, whose script reads who is signed in (QA-3)", async () => {
    const script = async () => (await get("/qa/clock.js")).body;
    const presentOf = async (clientId: number) => {
      const client = JSON.stringify({ clientId });
      const localStorage = { getItem: () => JSON.stringify({ client }) };
      const page = createContext({ localStorage });
      return runInContext(`Date.now = () => 1_000;\n${await script()}\nDate.now()`, page);
    };
    await moveFor(1, { advance: "PT48H" });
    const { clients, everybody } = (await get("/qa/clock")).json().Data.clocks;
    expect(await presentOf(1)).toBe(1_000 + clients[1].ahead);
    expect(await presentOf(2)).toBe(1_000 + everybody.ahead);
    expect(clients[1].ahead - everybody.ahead).toBe(48 * HOUR);
  });
});

const formOf = (form: Record<string, string>) => ({
  payload: new URLSearchParams(form).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

it("no clock ends a session: tokens are good as long as they were before (QA-3, SESSION-5)", async () => {
  const headers = test.as(1);
  const token = (form: Record<string, string>, cookies = {}) =>
    test.call({ method: "POST", url: "/token", cookies, ...formOf(form) });
  const signedIn = await token({
    grant_type: "password",
    cremail: "tourist@example.com",
    password: "Malecon-2026",
  });
  await move({ advance: "P400D" });
  const [cookie] = signedIn.cookies;
  const renewed = await token({ grant_type: "refresh_token" }, { [cookie?.name ?? ""]: cookie?.value ?? "" });
  expect(renewed.statusCode).toBe(200);
  expect((await test.call({ method: "GET", url: "/api/profile/1/2", headers })).statusCode).toBe(200);
  test.pass(15 * MINUTE);
  expect((await test.call({ method: "GET", url: "/api/profile/1/2", headers })).statusCode).toBe(401);
});

describe("the outbox", () => {
  it("shows messages, the newest first, delivered without a mail server", async () => {
    for (const email of ["one@example.com", "two@example.com"])
      await test.call({
        method: "POST",
        url: "/api/clients",
        payload: { email, password: "una-clave-larga", FirstName: "U", LastName: "No", AcceptPolicies: true },
      });
    const recipients = async () =>
      (await get("/qa/outbox")).json().Data.map(({ recipient }: { recipient: string }) => recipient);
    expect((await recipients()).slice(0, 2)).toEqual(["two@example.com", "one@example.com"]);
    expect((await get("/qa/outbox")).json().Data[0].deliveredAt).toBeNull();
    await move({ advance: "PT1M" });
    expect((await get("/qa/outbox")).json().Data[0].deliveredAt).toBe(test.now());
  });
});

it("clock, outbox and faults do not exist without QA tools (QA-5, QA-10)", async () => {
  const bare = await startTestApp({ QA_TOOLS: "off" });
  for (const url of ["/qa/clock", "/qa/outbox", "/qa/faults"]) {
    expect((await bare.call({ method: "GET", url })).statusCode).toBe(404);
  }
  await bare.close();
});
