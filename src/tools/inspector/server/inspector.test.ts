import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { DAY } from "../../../shared/instant";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: "GET", url });
const move = (payload: object) => test.call({ method: "POST", url: "/qa/clock", payload });

describe("the test clock", () => {
  it("shows the present of the server", async () =>
    expect((await get("/qa/clock")).json().Data).toEqual({ now: test.now(), iso: "2026-12-01T17:00:00.000Z" }));

  it("moves by a duration and to an instant (QA-3)", async () => {
    expect((await move({ advance: "PT24H" })).json().Data.iso).toBe("2026-12-02T17:00:00.000Z");
    const to = Date.UTC(2026, 11, 3);
    expect((await move({ to })).json().Data).toEqual({ now: to, iso: "2026-12-03T00:00:00.000Z" });
    expect(test.now()).toBe(to);
  });

  it.each([
    ["backwards", { to: Date.UTC(2026, 10, 1) }, "to clockBackwards"],
    ["by what is no duration", { advance: "tomorrow" }, "advance duration"],
    ["by nothing", {}, "advance duration"],
    ["in two ways at once", { advance: "PT1H", to: Date.UTC(2027, 0, 1) }, "advance duration"],
    ["beyond the year 2100", { to: Date.UTC(2200, 0, 1) }, "to clockTooFar"],
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

it("clock and outbox do not exist without QA tools (QA-5)", async () => {
  const bare = await startTestApp({ QA_TOOLS: "off" });
  for (const url of ["/qa/clock", "/qa/outbox"]) {
    expect((await bare.call({ method: "GET", url })).statusCode).toBe(404);
  }
  await bare.close();
});
