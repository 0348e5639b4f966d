import { startTestApp, type TestApp } from "../../../../test/testApp";
import { exchangeRates } from "../../../features/currencies/server/currencies.tables";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { DAY } from "../../../shared/instant";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The calls of a visitor's pages (SESSION-10, WIRE-7, WIRE-8), in the form in which pages make them. */
const asked = [
  "/api/countries",
  "/api/agencyZones/carDropOffZone/0/2",
  "/api/agencyZones/agencyZonesByActiveCarProducts/0/34/en",
  "/api/carBookings/offersListToFront/11/34/en",
  "/api/carBookings/classInZone/2/1",
  "/api/carBookings/rentedCars/2.1,2.404",
  "/api/roadTrips",
  "/api/information/carCharges/en",
  "/api/information/rentConditions/1/en",
  "/api/photos/carPhoto/1/320/200",
  "/api/photos/carPhotos/1/320/200",
  "/api/lodgingBookings/getActiveTouristicZone/34",
  "/api/lodgingBookings/getTouristicZone/2",
  "/api/lodgingBookings/getProvince/4",
  "/api/lodgingBookings/getActiveHotels/34",
  "/api/lodgingBookings/getActiveHotelsByPolo/2",
  "/api/lodgingBookings/getHomeOffers/11/34/en",
  "/api/lodgingBookings/getTouristicZonesForHome/11",
  "/api/lodgingBookings/services/1",
  "/api/photos/hotelPhotos/1",
  "/api/photos/poloPhotos/2",
  "/api/photos/provincePhotos/4",
  "/api/information/cancelPolicy/en",
  "/api/information/privacyPolicy/es",
  "/api/information/news/getCategories/en",
  "/api/information/news/getNews/1/en",
  "/api/faq/11/1",
  "/api/products/minReservePeriod/1",
  "/api/products/maxReservePeriod/4",
];

it.each(asked)("a visitor's GET %s is answered with data in the envelope", async (url) => {
  const answer = await test.call({ method: "GET", url });
  expect(answer.statusCode).toBe(200);
  const { Data, ...envelope } = answer.json();
  expect(envelope).toEqual({ Status: 0, ResultCode: "OK", ResponseType: "OK" });
  expect(Array.isArray(Data) ? Data.length : Object.keys(Data).length).toBeGreaterThan(0);
});

describe("a malformed request", () => {
  const register = (ReturnUrl: string) =>
    test.call({
      method: "POST",
      url: "/api/clients",
      headers: { "content-type": "application/json", "accept-language": "es" },
      payload: `{"email":"odd@example.com","password":"una-clave-larga","FirstName":"Ana","LastName":"López","ReturnUrl":${ReturnUrl},"AcceptPolicies":true}`,
    });
  const refused = { Status: -1, ResultCode: "invalid", ResponseType: "Error" };
  const told = "Algunos datos no son correctos. Por favor, revíselos e inténtelo de nuevo.";

  it.each([
    ["a sign that is halved", '"/Ana\\ud800"'],
    ["a NUL", '"/Ana\\u0000"'],
    ["nesting without end", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
  ])("is refused in a body, in the caller's language: %s (SAFE-4)", async (_what, name) => {
    const answer = await register(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ...refused, Data: told });
  });

  it("is a card's number, where a schema would take it (SAFE-5)", async () => {
    const answer = await register('"/4242 4242 4242 4242"');
    expect([answer.statusCode, answer.json().ResultCode]).toEqual([400, "cardNumberRefused"]);
  });

  it("is no sign that has two halves, nor one that is written out", async () => {
    expect((await register('"/Ana 😀"')).statusCode).toBe(200);
    expect((await register('"/Ana \\\\ud800"')).statusCode).toBe(200);
  });

  it("is told all that is wrong with a form, and of a body with more values than any form the first error alone (SAFE-4)", async () => {
    const errorsOf = async (values: number) => {
      const payload = Object.fromEntries(Array.from({ length: values }, (_, at) => [`f${at}`, 1]));
      return (await test.call({ method: "POST", url: "/api/clients", payload })).json().Errors.length;
    };
    expect(await errorsOf(100)).toBeGreaterThan(100);
    expect(await errorsOf(1_001)).toBe(1);
  });

  it("is refused in an address that cannot be read, in the envelope and the caller's language", async () => {
    const headers = { "accept-language": "es" };
    const answer = await test.call({ method: "GET", url: "/api/profile/%ff/2", headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ...refused, Data: told });
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });
});

it.each([
  ["GET", "/api/countries"],
  ["GET", "/api/profile/1/2"],
  ["POST", "/token"],
  ["POST", "/api/clients/logOff"],
  ["OPTIONS", "/token"],
] as const)("%s %s lets no other origin in, that of the card fields neither (SAFE-16)", async (method, url) => {
  const origin = test.config.cardFields?.origin ?? "";
  const headers = { origin, "access-control-request-method": "POST", ...test.as(1) };
  const answer = await test.call({ method, url, headers });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

describe("rates for show (PLAN-31)", () => {
  const shown = async () => (await test.call({ method: "GET", url: "/api/information/exchangeRates" })).json().Data;
  const set = (payload: object, role: "finance" | "desk" = "finance") =>
    test.call({
      method: "POST",
      url: "/api/support/exchangeRates",
      payload: { Reason: "The bank’s rate", ...payload },
      headers: test.as(3, role),
    });

  it("are set by finance for today, corrected on the same day, and audited; the newest is shown with its day", async () => {
    await test.db.delete(exchangeRates);
    expect((await set({ Currency: "CAD", PerDollar: 1_500_000 })).json().ResultCode).toBe("OK");
    await set({ Currency: "CAD", PerDollar: 1_396_500 });
    expect(await shown()).toEqual([{ Currency: "CAD", PerDollar: 1_396_500, Day: "2026-12-01" }]);
    test.pass(2 * DAY);
    const { Data } = (await set({ Currency: "CAD", PerDollar: 1_400_000 })).json();
    expect(Data).toEqual([{ Currency: "CAD", PerDollar: 1_400_000, Day: "2026-12-03" }]);
    expect(await test.db.$count(exchangeRates)).toBe(2);
    const written = (await test.db.select().from(auditLog)).filter(({ action }) => action === "rate.set");
    expect(written.map(({ subject, facts, reason }) => [subject, facts?.perDollar, reason])).toEqual([
      ["currency CAD", 1_500_000, "The bank’s rate"],
      ["currency CAD", 1_396_500, "The bank’s rate"],
      ["currency CAD", 1_400_000, "The bank’s rate"],
    ]);
  });

  it("are listed for finance with what they stand at, and the inbox warns finance alone, from two days before the last day (PLAN-35)", async () => {
    const get = async (url: string, role: "finance" | "desk") =>
      (await test.call({ method: "GET", url, headers: test.as(3, role) })).json().Data;
    const warned = async (role: "finance" | "desk") => (await get("/api/support/inbox", role)).Rates;
    const Latest = { PerDollar: 1_400_000, Day: "2026-12-03", Until: "2026-12-10" };
    const none = { Currency: "EUR", Standing: "none", Latest: null };
    expect(await get("/api/support/exchangeRates", "finance")).toEqual([
      { Currency: "CAD", Standing: "shown", Latest },
      none,
    ]);
    expect(await warned("finance")).toEqual([]);
    test.pass(5 * DAY);
    expect(await warned("finance")).toEqual([{ Currency: "CAD", Standing: "ending", Latest }]);
    expect(await warned("desk")).toEqual([]);
    test.pass(-5 * DAY);
  });

  it("are shown for seven days after theirs and not on the eighth: no figure rather than a wrong one (PLAN-30)", async () => {
    test.pass(7 * DAY);
    expect(await shown()).toHaveLength(1);
    test.pass(DAY);
    expect(await shown()).toEqual([]);
  });

  it.each([
    { Currency: "CAD", PerDollar: 99_999 },
    { Currency: "CAD", PerDollar: 10_000_001 },
    { Currency: "CAD", PerDollar: 1.4 },
    { Currency: "USD", PerDollar: 1_000_000 },
    { Currency: "EUR" },
    { Currency: "EUR", PerDollar: 920_000, Reason: " " },
  ])("that cannot be right change nothing: %j", async (rate) => {
    expect((await set(rate)).statusCode).toBe(400);
    expect(await test.db.$count(exchangeRates)).toBe(2);
  });
});
