import { createHmac } from "node:crypto";
import type { RouteOptions } from "fastify";
import { carBooking } from "../../../../test/access/bookings.expectations";
import { routesFromNow, startTestApp, type TestApp } from "../../../../test/testApp";
import { testConfig } from "../../../../test/testDatabase";
import { exchangeRates } from "../../../features/currencies/server/currencies.tables";
import { STRIPE_WEBHOOK } from "../../../features/payments/methods/stripe/link.contract";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { signatureOf } from "../../../platform/server/whatsapp/webhook";
import { SITE_ID } from "../../../shared/constants";
import type { Failure } from "../../../shared/envelope";
import { DAY } from "../../../shared/instant";
import { fieldOf, recordOf, textOf } from "../../../shared/unknownData";
import { buildCardFields } from "./cardFields";

let test: TestApp;
let routes: readonly RouteOptions[];
beforeAll(async () => {
  routes = routesFromNow();
  test = await startTestApp();
});
afterAll(() => test.close());

describe("ids that nothing has", () => {
  const CLIENT = 1;
  /** An id that no country, company, zone, property, product or plan has. */
  const UNKNOWN = 999_999;

  /** Numbers in paths that are no ids. */
  const counts = ["page", "pageSize", "width", "height", "price", "charges", "adults", "grams", "order", "clientId"];
  /** Values of the other parameters, with which each call succeeds where its id exists. */
  const known: Record<string, string | number> = {
    siteId: SITE_ID,
    clientId: CLIENT,
    lang: "en",
    language: "en",
    country: 34,
    countryId: 34,
    zone: 2,
    zoneId: 2,
    supplierId: 1,
    page: 0,
    width: 100,
    height: 100,
    grams: 500,
    adults: 2,
    day: "2027-02-10",
    price: 1_000,
    charges: 0,
    planId: UNKNOWN,
  };

  const knownValue = (name: string, schema: unknown) => known[name] ?? (textOf(schema, "type") === "integer" ? 1 : "x");

  /** Each id in the path of a call that reads, with the address in which this id alone is unknown. */
  const addresses = () =>
    routes.flatMap(({ method, url, schema, config }) => {
      if (method !== "GET" || !url.startsWith("/api/") || config?.access === "staff") return [];
      const params = recordOf(fieldOf(fieldOf(schema, "params"), "properties"));
      const ids = Object.keys(params).filter(
        (name) => textOf(params[name], "type") === "integer" && !counts.includes(name),
      );
      return ids.map((id) => ({
        id,
        url,
        address: url.replace(/:(\w+)/g, (_all, name: string) =>
          String(name === id ? UNKNOWN : knownValue(name, params[name])),
        ),
      }));
    });

  it("every call refuses an id in its path that does not exist", async () => {
    const taken: string[] = [];
    const asked = addresses();
    for (const { id, url, address } of asked) {
      const { statusCode } = await test.call({ method: "GET", url: address, headers: test.as(CLIENT) });
      if (statusCode < 400) taken.push(`${url}: ${id}`);
    }
    expect(asked.length).toBeGreaterThan(40);
    expect(taken).toEqual([]);
  });

  it("0 in a path stands for any country, zone, company and product", async () => {
    for (const url of [
      "/api/agencyZones/carDropOffZone/0/2",
      "/api/agencyZones/agencyZonesByActiveCarProducts/0/0/en",
      "/api/carBookings/offersListToFront/11/0/en",
      "/api/lodgingBookings/getActiveTouristicZone/0",
      "/api/lodgingBookings/getHomeOffers/11/0/en",
      "/api/faq/11/0",
    ])
      expect([url, (await test.call({ method: "GET", url })).statusCode]).toEqual([url, 200]);
  });

  const days = { PickUp: "2027-02-10", DropOff: "2027-02-14", StartHour: "0900", EndHour: "0900" };
  const common = { Currency: "USD", SiteId: SITE_ID, IdUserCountry: 167 };
  const cars = { ...days, ...common, IdZone: 2, CountryId: 34, LanguageCode: "en" };
  const Rooms = [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }];
  const stays = { ...common, CheckIn: "2027-02-10", CheckOut: "2027-02-14", Rooms };
  const CARS = "/api/carBookings/getOffers/Price/0/en/0/20";
  const STAYS = "/api/lodgingBookings/getOffers/Price/0/en/0/20";
  const booking = carBooking(CLIENT);

  it.each([
    ["the client's country in a search of cars", CARS, { ...cars, IdUserCountry: UNKNOWN }, "IdUserCountry"],
    ["the country of services in a search of cars", CARS, { ...cars, CountryId: UNKNOWN }, "CountryId"],
    ["the client's country in a search of lodging", STAYS, { ...stays, IdUserCountry: UNKNOWN }, "IdUserCountry"],
    ["the country of lodging in its search", STAYS, { ...stays, HotelCountry: UNKNOWN }, "HotelCountry"],
    [
      "the client's country in a booking of a car",
      "/api/carBookings/en",
      { ...booking, CarOffer: { ...booking.CarOffer, UserCountryId: UNKNOWN } },
      "CarOffer.UserCountryId",
    ],
  ])("%s has to exist", async (_what, url, payload, Field) => {
    const answer = await test.call({ method: "POST", url, payload, headers: test.as(CLIENT) });
    const { Errors }: Failure = answer.json();
    expect([answer.statusCode, Errors.map((error) => [error.Field, error.Code])]).toEqual([400, [[Field, "country"]]]);
  });
});

describe("HEAD and GET", () => {
  const ask = (method: "GET" | "HEAD", url: string) => test.call({ method, url });

  describe("HEAD", () => {
    it.each([
      "/robots.txt",
      "/sitemap.xml",
      "/health/live",
      "/health/ready",
      "/.well-known/change-password",
      "/.well-known/malecon-voucher-keys.json",
      "/qa/outbox",
    ])("HEAD of %s is answered as GET is, without a body (WEB-50)", async (url) => {
      const [head, get] = [await ask("HEAD", url), await ask("GET", url)];
      expect(head.statusCode).toBe(get.statusCode);
      for (const name of ["content-type", "cache-control", "location"])
        expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
      expect(head.body).toBe("");
    });

    it.each(["/photos/none.jpg", "/.well-known/none", "/no-such-page"])(
      "of %s is not found, as with GET",
      async (url) => {
        expect([(await ask("HEAD", url)).statusCode, (await ask("GET", url)).statusCode]).toEqual([404, 404]);
      },
    );

    it.each(["/api/clients/activate/code", "/api/notes/markAsRead/1", "/api/countries", "/token"])(
      "of the API's %s is refused, and nothing is done (WIRE-16)",
      async (url) => {
        expect((await ask("HEAD", url)).statusCode).toBe(405);
      },
    );

    it("is answered on the host of the card fields too", async () => {
      const cards = buildCardFields(testConfig({ PUBLIC_URL: "https://malecon.example" }), { isStopping: () => false });
      const { statusCode, body } = await cards.inject({ method: "HEAD", url: "/card-fields.css" });
      expect([statusCode, body]).toEqual([200, ""]);
      await cards.close();
    });
  });

  it("password managers are redirected to the page where the password is changed (WEB-50)", async () => {
    const { statusCode, headers } = await ask("GET", "/.well-known/change-password");
    expect([statusCode, headers.location]).toEqual([302, "/changePassword"]);
  });
});

describe("calls of visitors", () => {
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

    it("is also one that contains a card number, even where its schema would accept the text (SAFE-5)", async () => {
      const answer = await register('"/4242 4242 4242 4242"');
      expect([answer.statusCode, answer.json().ResultCode]).toEqual([400, "cardNumberRefused"]);
    });

    it("is not one that contains a complete surrogate pair or an escape sequence as text", async () => {
      expect((await register('"/Ana 😀"')).statusCode).toBe(200);
      expect((await register('"/Ana \\\\ud800"')).statusCode).toBe(200);
    });

    it("is answered with all errors of a form, but with only the first if it has more values than any form (SAFE-4)", async () => {
      const errorsOf = async (values: number) => {
        const payload = Object.fromEntries(Array.from({ length: values }, (_, at) => [`f${at}`, 1]));
        return (await test.call({ method: "POST", url: "/api/clients", payload })).json().Errors.length;
      };
      expect(await errorsOf(100)).toBeGreaterThan(100);
      expect(await errorsOf(1_001)).toBe(1);
    });

    it("is refused if its address is unreadable, in the envelope and the caller's language", async () => {
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
  ] as const)("%s %s allows no other origin, not even that of the card fields (SAFE-16)", async (method, url) => {
    const origin = test.config.cardFields?.origin ?? "";
    const headers = { origin, "access-control-request-method": "POST", ...test.as(1) };
    const answer = await test.call({ method, url, headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  describe("exchange rates for display (PLAN-31)", () => {
    const shown = async () => (await test.call({ method: "GET", url: "/api/information/exchangeRates" })).json().Data;
    const set = (rates: object[], role: "finance" | "desk" = "finance", Reason = "The bank’s rate") =>
      test.call({
        method: "POST",
        url: "/api/support/exchangeRates",
        payload: { Rates: rates, Reason },
        headers: test.as(3, role),
      });

    it("are set by finance for today, corrected on the same day, and audited; the newest is shown with its day", async () => {
      await test.db.delete(exchangeRates);
      expect((await set([{ Currency: "CAD", PerDollar: 1_500_000 }])).json().ResultCode).toBe("OK");
      await set([{ Currency: "CAD", PerDollar: 1_396_500 }]);
      expect(await shown()).toEqual([{ Currency: "CAD", PerDollar: 1_396_500, Day: "2026-12-01" }]);
      test.pass(2 * DAY);
      const { Data } = (await set([{ Currency: "CAD", PerDollar: 1_400_000 }])).json();
      expect(Data).toEqual([{ Currency: "CAD", PerDollar: 1_400_000, Day: "2026-12-03" }]);
      expect(await test.db.$count(exchangeRates)).toBe(2);
      const written = (await test.db.select().from(auditLog)).filter(({ action }) => action === "rate.set");
      expect(written.map(({ subject, facts, reason }) => [subject, facts?.perDollar, reason])).toEqual([
        ["currency CAD", 1_500_000, "The bank’s rate"],
        ["currency CAD", 1_396_500, "The bank’s rate"],
        ["currency CAD", 1_400_000, "The bank’s rate"],
      ]);
    });

    it("are listed for finance with their values, and the inbox warns only finance, from two days before the last day (PLAN-35)", async () => {
      const get = async (url: string, role: "finance" | "desk") =>
        (await test.call({ method: "GET", url, headers: test.as(3, role) })).json().Data;
      const warned = async (role: "finance" | "desk") => (await get("/api/support/inbox", role)).Rates;
      const Latest = { PerDollar: 1_400_000, Day: "2026-12-03", Until: "2026-12-10" };
      const others = ["EUR", "GBP", "MXN"].map((Currency) => ({ Currency, Status: "none", Latest: null }));
      expect(await get("/api/support/exchangeRates", "finance")).toEqual([
        { Currency: "CAD", Status: "shown", Latest },
        ...others,
      ]);
      expect(await warned("finance")).toEqual([]);
      test.pass(5 * DAY);
      expect(await warned("finance")).toEqual([{ Currency: "CAD", Status: "ending", Latest }]);
      expect(await warned("desk")).toEqual([]);
      test.pass(-5 * DAY);
    });

    it("are shown for seven days after their own day, and not on the eighth (PLAN-30)", async () => {
      test.pass(7 * DAY);
      expect(await shown()).toHaveLength(1);
      test.pass(DAY);
      expect(await shown()).toEqual([]);
    });

    const euro = { Currency: "EUR", PerDollar: 920_000 };
    it.each([
      { rates: [] },
      { rates: [euro, { Currency: "CAD", PerDollar: 99_999 }] },
      { rates: [euro, { Currency: "CAD", PerDollar: 50_000_001 }] },
      { rates: [euro, { Currency: "CAD", PerDollar: 1.4 }] },
      { rates: [euro, { Currency: "USD", PerDollar: 1_000_000 }] },
      { rates: [{ Currency: "EUR" }] },
      { rates: [euro], reason: " " },
    ])("stay unchanged if a rate or the reason is invalid: $rates, reason $reason", async ({ rates, reason }) => {
      expect((await set(rates, "finance", reason)).statusCode).toBe(400);
      expect(await test.db.$count(exchangeRates)).toBe(2);
    });

    it("are set for several currencies in one call, each with its line in the audit log (PLAN-35)", async () => {
      const pound = { Currency: "GBP", PerDollar: 780_000 };
      expect((await set([euro, pound])).json().Data).toMatchObject([euro, pound]);
      const written = (await test.db.select().from(auditLog)).filter(({ action }) => action === "rate.set");
      expect(written.map(({ subject }) => subject).slice(-2)).toEqual(["currency EUR", "currency GBP"]);
    });
  });
});

describe("webhooks", () => {
  /** A webhook as its provider signs it, by the system's clock. */
  const send: Record<string, (payload: string) => ReturnType<TestApp["call"]>> = {
    "the payment link's": (payload) => {
      const t = Math.floor(Date.now() / 1000);
      const secret = test.config.payments.stripe.settings?.webhookSecret ?? "";
      const v1 = createHmac("sha256", secret).update(`${t}.${payload}`).digest("hex");
      const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
      return test.call({ method: "POST", url: STRIPE_WEBHOOK, headers, payload });
    },
    "WhatsApp's": (payload) => {
      const signature = signatureOf(Buffer.from(payload), test.config.whatsApp?.appSecret ?? "");
      const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
      return test.call({ method: "POST", url: "/api/whatsapp/webhook", headers, payload });
    },
  };

  const NUL = "\\u0000";
  const DEEP = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const status = (id: string) => `{"entry":[{"changes":[{"value":{"statuses":[{"id":${id},"status":"read"}]}}]}]}`;
  const event = (id: string, metadata = "{}") =>
    `{"id":${id},"object":"event","type":"checkout.session.completed","data":{"object":{"metadata":${metadata},"payment_status":"unpaid"}}}`;

  describe("a signed webhook", () => {
    it("is accepted if it is well formed", async () => {
      expect((await send["the payment link's"]?.(event('"evt_1"')))?.statusCode).toBe(200);
      expect((await send["WhatsApp's"]?.(status('"wamid.1"')))?.statusCode).toBe(200);
    });

    it.each([
      ["the payment link's", "a NUL", event(`"evt_${NUL}"`)],
      ["the payment link's", "a NUL in what is ours", event('"evt_2"', `{"paymentId":"${NUL}"}`)],
      ["the payment link's", "an array", "[]"],
      ["the payment link's", "an array of events", `[${event('"evt_3"')}]`],
      ["the payment link's", "nothing that can be named", event("null")],
      ["the payment link's", "a number for a name", event("7")],
      ["the payment link's", "too deep a value", event('"evt_4"', `{"paymentId":${DEEP}}`)],
      ["the payment link's", "no JSON", "{"],
      ["the payment link's", "nothing", "null"],
      ["WhatsApp's", "a NUL", status(`"wamid.${NUL}"`)],
      ["WhatsApp's", "an array", "[]"],
      ["WhatsApp's", "too deep a value", status(DEEP)],
      ["WhatsApp's", "no JSON", "{"],
      ["WhatsApp's", "nothing", "null"],
    ])("%s with %s is refused with 400 instead of failing (SAFE-4)", async (whose, _what, payload) => {
      expect((await send[whose]?.(payload))?.statusCode).toBe(400);
    });
  });
});
