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
  });
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

  it("answers the same for the same idempotency key, and unknown for another request with it (PAY-21)", async () => {
    const asked = order(await tokenOf("4242424242424242"));
    const first = await provider().charge(asked);
    expect(await provider().charge(asked)).toEqual(first);
    // The provider answers 409: only a request with the first one's data can tell whether that was accepted.
    expect(await provider().charge({ ...asked, amount: 1 })).toEqual({ kind: "unknown" });
    expect(await provider().charge(order(asked.source))).toEqual({ kind: "declined", code: "token_already_used" });
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

  it("charges nothing with a wrong private key, and gives it no access key", async () => {
    expect(await provider("wrong").accessKey()).toBeNull();
    const outcome = await provider("wrong").charge(order(await tokenOf("4242424242424242")));
    expect(outcome).toEqual({ kind: "declined", code: "unauthorized" });
  });

  it("distinguishes a refused connection from one that broke (PAY-12)", async () => {
    const gone = buildStandIn(settings).app;
    const nowhere = await gone.listen({ port: 0, host: "127.0.0.1" });
    await gone.close();
    const closed = cloverProvider({ chargeUrl: nowhere, privateKey: "secret", fetch });
    expect(await closed.charge(order("clv_x"))).toEqual({ kind: "unreachable" });
  });

  it("meets each fault that is set once, whatever the card, and none that only asks again (QA-10)", async () => {
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

  it("serves the card fields in both languages, to be framed by the shop alone, without inline code", async () => {
    for (const [lang, label] of [
      ["en", "Card number"],
      ["es", "Número de tarjeta"],
    ]) {
      const page = await standIn.app.inject({ url: `/fields?apiKey=%22%3E%3Cscript%3E&lang=${lang}&theme=dark` });
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors http://localhost:8080;");
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      expect(page.body).toContain(label);
      expect(page.body).toContain(`lang="${lang}" data-theme="dark"`);
      expect(page.body).not.toContain('"><script>');
    }
    const { body } = await standIn.app.inject({ url: "/fields.js" });
    expect(() => new Function(body)).not.toThrow();
  });
});
