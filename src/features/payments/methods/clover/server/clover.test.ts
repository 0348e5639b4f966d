import { randomUUID } from "node:crypto";
import { buildStandIn, type StandIn } from "../../../../../../stand-ins/clover/standIn";
import { cloverProvider } from "./clover";

const settings = { production: false, site: "http://localhost:8080", privateKey: "secret", file: null };

describe("the Clover adapter, over loopback", () => {
  let standIn: StandIn;
  let chargeUrl: string;

  beforeAll(async () => {
    standIn = buildStandIn(settings);
    chargeUrl = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => standIn.app.close());

  const provider = (privateKey = "secret", network = fetch) =>
    cloverProvider({ chargeUrl, privateKey, fetch: network, timeout: 5_000 });

  async function token(number: string, more: Record<string, string> = {}) {
    const card = { number, exp_month: "12", exp_year: "2040", cvv: number.startsWith("3") ? "1234" : "123", ...more };
    const headers = { apikey: (await provider().accessKey()) ?? "" };
    return standIn.app.inject({ method: "POST", url: "/v1/tokens", headers, payload: { card } });
  }
  const order = (source: string, key: string = randomUUID()) => ({
    key,
    source,
    amount: 29_100,
    holderName: "Ana García",
    clientAddress: "198.51.100.7",
    email: "ana@example.com",
    description: "plan 1001",
    stored: null,
    browser: null,
    waiting: null,
  });
  /** The adapter for an API that gives these answers in order, and the recorded requests. */
  function answering(...answers: [number, unknown][]) {
    const asked: { method: string; path: string; body: unknown }[] = [];
    const network: typeof fetch = async (url, init) => {
      const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
      asked.push({ method: init?.method ?? "GET", path: new URL(String(url)).pathname, body });
      const [status, answer] = answers.shift() ?? [500, {}];
      return new Response(JSON.stringify(answer), { status });
    };
    return { asked, clover: cloverProvider({ chargeUrl, privateKey: "secret", fetch: network }) };
  }
  const keep = async (clover = provider()) => {
    const kept = await clover.keep({
      ...{ key: randomUUID(), source: await tokenOf("4242424242424242") },
      ...{ email: "ana@example.com", holderName: "Ana García" },
    });
    if (kept.kind !== "kept") throw new Error("not kept");
    return kept.card;
  };
  const tokenOf = async (number: string) => String((await token(number)).json().id);

  it.each([
    ["4242424242424242", { kind: "approved", amount: 29_100, brand: "VISA", last4: "4242" }],
    ["378282246310005", { kind: "approved", brand: "AMEX", last4: "0005" }],
    ["4005571702222222", { kind: "declined", code: "card_declined" }],
    ["4000000000000507", { kind: "declined", code: "insufficient_funds" }],
    ["4005578003333335", { kind: "declined" }],
    ["4000000000000309", { kind: "unknown" }],
    ["4000000000000408", { kind: "unknown" }],
  ])("card %s is %o", async (number, outcome) =>
    expect(await provider().charge(order(await tokenOf(number)))).toMatchObject(outcome),
  );

  it("gives the same answer for the same idempotency key, and the outcome unknown for a different request with that key (PAY-21)", async () => {
    const asked = order(await tokenOf("4242424242424242"));
    const first = await provider().charge(asked);
    expect(await provider().charge(asked)).toEqual(first);
    // The provider answers 409: only a request with the original data can tell whether it was accepted.
    expect(await provider().charge({ ...asked, amount: 1 })).toEqual({ kind: "unknown" });
    expect(await provider().charge(order(asked.source))).toEqual({ kind: "declined", code: "token_already_used" });
  });

  it("lists all charges and refunds since an instant, over pages of a hundred, with the plans they name, and finds one (PAY-36)", async () => {
    const { book } = provider();
    const key = () => randomUUID();
    const begin = Date.now() + 60_000;
    const entry = {
      key: "",
      source: "",
      brand: "VISA",
      first6: "424242",
      last4: "4242",
      expMonth: "12",
      expYear: "2040",
      amount: 100,
    };
    for (let n = 0; n < 205; n += 1) {
      const description = n === 0 ? "" : `Malecón, travel plan ${1000 + n}`;
      const charge = { ...entry, key: key(), id: `CH${n}`, description, created: begin + n };
      standIn.journal.record({ type: "charge", charge });
      const refund = { id: `RE${n}`, key: key(), charge: `CH${n}`, amount: 1, created: begin + n };
      standIn.journal.record({ type: "refund", refund });
    }
    const all = await book?.list(begin);
    if (all === undefined || all === "unknown") throw new Error("not listed");
    expect([all.charges.length, all.refunds.length]).toEqual([205, 205]);
    expect(all.charges[0]).toEqual({
      ...{ reference: "CH204", amount: 100, currency: "USD", createdAt: begin + 204, planId: 1204, paymentId: null },
    });
    expect(all.charges.at(-1)).toMatchObject({ reference: "CH0", planId: null });
    expect(all.refunds[0]).toEqual({ reference: "RE204", charge: "CH204", amount: 1, key: null, hasFailed: false });
    expect(await book?.list(begin + 200)).toMatchObject({ charges: { length: 5 }, refunds: { length: 5 } });
    expect(await book?.charge("CH3")).toMatchObject({ reference: "CH3", amount: 100 });
    expect(await book?.charge("NONE")).toBeNull();
    expect(await book?.refundsOf("CH3")).toMatchObject([{ reference: "RE3" }]);
    expect(await provider("another").book?.list(begin)).toBe("unknown");
    expect(await provider("another").book?.charge("CH3")).toBe("unknown");
  });

  it.each([
    ["breaks off", async () => Promise.reject(new TypeError("fetch failed"))],
    ["answers without a list", async () => new Response("{}")],
    ["says no", async () => new Response("{}", { status: 429 })],
  ])("does not treat a list as complete when a page of it %s (PAY-36)", async (_what, second) => {
    let asked = 0;
    const book = provider("secret", async () => {
      asked += 1;
      const data = [{ id: `C${asked}`, amount: 1, paid: true, captured: true, created: 5 }];
      return asked === 1 ? new Response(JSON.stringify({ object: "list", has_more: true, data })) : second();
    }).book;
    expect(await book?.list(0)).toBe("unknown");
  });

  it("stops reading at older entries if the provider ignores the filter (PAY-36)", async () => {
    const asked: string[] = [];
    const book = provider("secret", async (url) => {
      asked.push(String(url));
      const of = (id: string, created: number) => ({ id, amount: 1, paid: true, captured: true, charge: "C", created });
      return new Response(JSON.stringify({ has_more: true, data: [of("NEW", 10), of("OLD", 9)] }));
    }).book;
    expect(await book?.list(10)).toMatchObject({ charges: [{ reference: "NEW" }], refunds: [{ reference: "NEW" }] });
    expect(asked).toHaveLength(2);
  });

  it("refunds no more than was charged, and once for one key", async () => {
    const charge = await provider().charge(order(await tokenOf("4242424242424242")));
    if (charge.kind !== "approved") throw new Error("not approved");
    const refund = { key: randomUUID(), charge: charge.reference, amount: 20_000, isRepeated: false };
    const first = await provider().refund(refund);
    expect(first.kind).toBe("refunded");
    expect(await provider().refund(refund)).toEqual(first);
    expect(await provider().refund({ ...refund, key: randomUUID() })).toMatchObject({ kind: "refused" });
  });

  it.each<[string, [number, unknown], object]>([
    ["that its own answer calls failed is refused", [200, { id: "RE1", status: "failed" }], { kind: "refused" }],
    ["that has an id was made", [200, { id: "RE1", status: "pending" }], { kind: "refunded", reference: "RE1" }],
    ["that is too much is refused", [400, { error: { code: "amount_too_large" } }], { kind: "refused" }],
    ...[408, 409, 425, 429, 503].map((status): [string, [number, unknown], object] => [
      `after ${status} is asked for again`,
      [status, {}],
      { kind: "unknown" },
    ]),
  ])("a refund %s", async (_what, answer, outcome) => {
    const { clover } = answering(answer);
    const refund = { key: randomUUID(), charge: "CH1", amount: 1, isRepeated: false };
    expect(await clover.refund(refund)).toMatchObject(outcome);
  });

  it("saves a card with the provider's id, charges it repeatedly, and deletes it there (PAY-40)", async () => {
    const card = await keep();
    expect(card).toMatchObject({ customer: expect.any(String), providerCard: expect.any(String), brand: null });
    const charge = await provider().charge({ ...order(card.customer), stored: "FIRST" });
    expect(charge).toMatchObject({ kind: "approved", brand: "VISA", last4: "4242", expires: "12/40" });
    expect(await provider().charge({ ...order(card.customer), stored: "SUBSEQUENT" })).toMatchObject({
      kind: "approved",
    });
    expect(await provider().forget(card)).toBe(true);
    expect((await provider().charge(order(card.customer))).kind).toBe("declined");
    // The retry after a lost answer.
    expect(await provider().forget(card)).toBe(true);
  });

  it("looks up the ids of a card that was saved without one, and does not count an empty list as a deletion (PAY-40)", async () => {
    const { customer } = await keep();
    expect(await provider().forget({ customer, providerCard: null })).toBe(true);
    expect(await provider().forget({ customer, providerCard: null })).toBe(false);
    expect(await provider().forget({ customer: "NOBODY", providerCard: null })).toBe(true);
  });

  it.each([
    ["an error of the provider", [500, {}]],
    ["a refused key", [401, {}]],
    ["a success that deleted nothing", [200, { id: "ND2EFTHF8HM34", object: "card" }]],
  ] as const)(
    "believes that a card is deleted when the provider says so, not after %s (PAY-40)",
    async (_what, answer) => {
      const { clover, asked } = answering([answer[0], answer[1]]);
      expect(await clover.forget({ customer: "SSHHCDEXTF550", providerCard: "ND2EFTHF8HM34" })).toBe(false);
      expect(asked).toEqual([
        { method: "DELETE", path: "/v1/customers/SSHHCDEXTF550/sources/ND2EFTHF8HM34", body: undefined },
      ]);
    },
  );

  it("declares to the card networks that the holder pays with the saved card, the first time and later (PAY-40)", async () => {
    const { clover, asked } = answering([500, {}], [500, {}], [500, {}]);
    await clover.charge({ ...order("CUSTOMER"), stored: "FIRST" });
    await clover.charge({ ...order("CUSTOMER"), stored: "SUBSEQUENT" });
    await clover.charge(order("clv_1"));
    const told = { is_scheduled: false, initiator: "CARDHOLDER" };
    expect(asked.map(({ body }) => Object(body).stored_credentials)).toEqual([
      { ...told, sequence: "FIRST" },
      { ...told, sequence: "SUBSEQUENT" },
      undefined,
    ]);
  });

  const browser = { browser_language: "en", browser_javascript_enabled: true };
  const authenticating = async (number: string) => ({ ...order(await tokenOf(number)), browser });

  it.each([
    ["4012000033330026", "challenge"],
    ["4043130007524792", "method"],
  ])("asks the holder's bank before it charges %s, and continues after the answer (PAY-44)", async (number, Kind) => {
    const asked = await authenticating(number);
    const before = await provider().charge(asked);
    if (before.kind !== "asks") throw new Error(`${before.kind}: nothing is asked`);
    expect(before.step).toMatchObject({ Kind, ProtocolVersion: "2.2.0" });
    const waiting = { ...asked, waiting: before.charge };
    // Asked again, the charge still waits with the same step.
    expect(await provider().resolve.ask(waiting)).toEqual({ kind: "asks", charge: before.charge, step: null });
    expect(await provider().finish?.(before.charge, "SUCCESS")).toMatchObject({ kind: "approved", amount: 29_100 });
    // The answer was lost: the outcome is looked up, and the charge is not requested again.
    expect(await provider().resolve.ask(waiting)).toMatchObject({ kind: "approved", reference: before.charge });
  });

  it("charges nothing if the holder's bank refuses, and asks nothing if no browser can play the step (PAY-43, PAY-44)", async () => {
    const before = await provider().charge(await authenticating("4012000033330026"));
    if (before.kind !== "asks") throw new Error("nothing is asked");
    expect(await provider().finish?.(before.charge, "FAILED")).toMatchObject({ kind: "declined" });
    expect((await provider().charge(order(await tokenOf("4012000033330026")))).kind).toBe("approved");
  });

  it("asks for the access key once, and again after a failure", async () => {
    let calls = 0;
    const counting: typeof fetch = async (...request) => {
      calls += 1;
      if (calls === 1) throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
      return fetch(...request);
    };
    const clover = provider("secret", counting);
    expect(await clover.accessKey()).toBeNull();
    const keys = await Promise.all([clover.accessKey(), clover.accessKey()]);
    expect([...new Set(keys)]).toEqual(["stand-in-access-key"]);
    expect(calls).toBe(2);
  });

  it("charges nothing with a wrong private key, which is no decline by the bank, and gives it no access key (PAY-12)", async () => {
    expect(await provider("wrong").accessKey()).toBeNull();
    const outcome = await provider("wrong").charge(order(await tokenOf("4242424242424242")));
    expect(outcome).toEqual({ kind: "unreachable" });
  });

  it("distinguishes a refused connection from a broken one (PAY-12)", async () => {
    const gone = buildStandIn(settings).app;
    const nowhere = await gone.listen({ port: 0, host: "127.0.0.1" });
    await gone.close();
    const closed = cloverProvider({ chargeUrl: nowhere, privateKey: "secret", fetch });
    expect(await closed.charge(order("clv_x"))).toEqual({ kind: "unreachable" });
  });

  it("meets each set fault once, for any card, and none on a status request (QA-10)", async () => {
    const headers = { authorization: "Bearer secret" };
    const control = (faults: string[], as = headers) =>
      standIn.app.inject({ method: "POST", url: "/clover/faults", headers: as, payload: { faults } });
    expect((await control(["decline"], { authorization: "Bearer guess" })).statusCode).toBe(401);
    expect((await control(["decline", "earthquake"])).statusCode).toBe(400);
    expect((await control(["losesQuestion", "decline"])).json()).toMatchObject({
      waiting: ["losesQuestion", "decline"],
    });
    const cut = order(await tokenOf("4242424242424242"));
    expect(await provider().charge(cut)).toEqual({ kind: "unknown" });
    expect(await provider().charge(cut)).toEqual({ kind: "declined", code: "token_already_used" });
    const next = async () => (await provider().charge(order(await tokenOf("4242424242424242")))).kind;
    expect([await next(), await next()]).toEqual(["declined", "approved"]);
    await control(["decline"]);
    await control([]);
    expect(await next()).toBe("approved");
  });

  it("takes test cards only, in date and with their code", async () => {
    expect((await token("4111111111111111")).json()).toMatchObject({ error: { code: "incorrect_number" } });
    expect((await token("4242424242424242", { exp_year: "2020" })).json()).toMatchObject({
      error: { code: "expired_card" },
    });
    expect((await token("4242424242424242", { cvv: "1234" })).json()).toMatchObject({
      error: { code: "incorrect_cvc" },
    });
  });

  it("has a stand-in that refuses to run in production (PAY-20)", () => {
    expect(() => buildStandIn({ ...settings, production: true })).toThrow("refused in production");
  });

  it("serves each field in both languages, to be framed by the shop alone, without inline code", async () => {
    for (const [lang, label] of [
      ["en", "Card number"],
      ["es", "Número de tarjeta"],
    ]) {
      const query = new URLSearchParams({ apiKey: '"><script>', type: "CARD_NUMBER", lang: `${lang}`, theme: "dark" });
      const page = await standIn.app.inject({ url: `/element?${query}` });
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors http://localhost:8080;");
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      expect(page.body).toContain(label);
      expect(page.body).toContain(`lang="${lang}" data-theme="dark"`);
      expect(page.body).not.toContain('"><script>');
    }
    const { body } = await standIn.app.inject({ url: "/fields.js" });
    expect(() => new Function(body)).not.toThrow();
    expect((await standIn.app.inject({ url: "/element?apiKey=a&type=CARD" })).statusCode).toBe(400);
  });
});
