import { randomUUID } from "node:crypto";
import { cloverProvider } from "../../../src/features/payments/methods/clover/server/clover";
import { buildStandIn } from "../../../stand-ins/clover/standIn";
import { lacksOf } from "../fact";
import { charge, chargeRequests, createCustomer, elements, failures, revokeCard, threeDSecure } from "./facts";

/** The adapter, connected to an API that gives this answer. */
const answering = (status: number, answer: object) =>
  cloverProvider({
    chargeUrl: "https://scl.clover.com",
    privateKey: "key",
    fetch: async () => new Response(JSON.stringify(answer), { status }),
  });
const order = {
  key: randomUUID(),
  amount: 122,
  source: "clv_1",
  holderName: "Joe Doe",
  clientAddress: "198.51.100.7",
  email: "joe@example.com",
  description: "plan",
  stored: null,
  browser: null,
  waiting: null,
};

describe("the adapter understands Clover's documented answers", () => {
  it("a customer whose card is an id", async () => {
    const { status, answer } = createCustomer;
    const kept = await answering(status, answer).keep(order);
    expect(kept).toMatchObject({
      kind: "kept",
      card: { customer: "SSHHCDEXTF550", providerCard: "ND2EFTHF8HM34", brand: null },
    });
  });

  it("a revoked card", async () => {
    const { status, answer } = revokeCard;
    const known = { customer: "SSHHCDEXTF550", providerCard: "ND2EFTHF8HM34" };
    expect(await answering(status, answer).forget(known)).toBe(true);
  });

  it("a charge", async () => {
    const { status, answer } = charge;
    expect(await answering(status, answer).charge(order)).toEqual({
      kind: "approved",
      reference: "WZ1E7AQ16S5DY",
      authorisation: "OK6564",
      amount: 122,
      brand: "VISA",
      last4: "0004",
      expires: "02/26",
    });
  });

  it.each(threeDSecure)("$what is a payment that did not happen (PAY-43)", async ({ status, answer }) => {
    expect(await answering(status, answer).charge(order)).toEqual({
      kind: "declined",
      code: "authentication_required",
    });
  });

  it.each(threeDSecure)("$what is shown if the browser supports it (PAY-44)", async ({ status, answer }) => {
    const outcome = await answering(status, answer).charge({ ...order, browser: { browser_language: "en" } });
    expect(outcome).toMatchObject({ kind: "asks", charge: "WZ1E7AQ16S5DY", step: { ProtocolVersion: "2.2.0" } });
  });

  it.each(failures)("$what", async ({ status, answer, means }) => {
    expect((await answering(status, answer).charge(order)).kind).toBe(means);
  });
});

describe("the stand-in for Clover", () => {
  const { app } = buildStandIn({ production: false, site: "http://localhost", privateKey: "key", file: null });
  beforeAll(() => app.ready());
  afterAll(() => app.close());

  const headers = () => ({ authorization: "Bearer key", "idempotency-key": randomUUID(), "x-forwarded-for": "::1" });
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers: headers(), payload });
  const token = async () => {
    const card = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvv: "123", brand: "VISA" };
    const { apiAccessKey } = (await app.inject({ url: "/pakms/apikey", headers: headers() })).json();
    return (
      await app.inject({ method: "POST", url: "/v1/tokens", headers: { apikey: apiAccessKey }, payload: { card } })
    ).json().id;
  };

  it.each(chargeRequests)("accepts a charge as documented: $what", async ({ body }) => {
    const answer = await post("/v1/charges", { ...body, source: await token() });
    expect(answer.statusCode).toBe(200);
    expect(lacksOf(answer.json(), charge.answer)).toEqual([]);
  });

  it("saves and revokes a card with the documented answers", async () => {
    const made = await post("/v1/customers", { email: "joe@example.com", source: await token(), name: "Joe Doe" });
    expect(lacksOf(made.json(), createCustomer.answer)).toEqual([]);
    const { id, sources } = made.json();
    const url = `/v1/customers/${id}/sources/${sources.data[0]}`;
    const revoked = await app.inject({ method: "DELETE", url, headers: headers() });
    expect(lacksOf(revoked.json(), revokeCard.answer)).toEqual([]);
    expect((await app.inject({ method: "DELETE", url, headers: headers() })).statusCode).toBe(404);
  });

  it.each<[string, string, object]>([
    ["a charge with a field that nobody describes", "/v1/charges", { amount: 1, currency: "usd", tip: 1 }],
    ["an amount in dollars", "/v1/charges", { amount: 1.5, currency: "usd" }],
    ["a charge without a currency", "/v1/charges", { amount: 1 }],
    ["a customer without an address", "/v1/customers", { ecomind: "ecom" }],
    ["a refund without its charge", "/v1/refunds", { amount: 1 }],
  ])("refuses %s, with the documented form of an error", async (_what, url, body) => {
    const answer = await post(url, { ...body, source: await token() });
    expect(answer.statusCode).toBe(400);
    expect(lacksOf(answer.json(), failures[1]?.answer)).toEqual([]);
  });

  it("has the documented elements and no others", async () => {
    for (const type of elements)
      expect((await app.inject({ url: `/element?apiKey=a&type=${type}` })).statusCode).toBe(200);
    expect((await app.inject({ url: "/element?apiKey=a&type=CARD" })).statusCode).toBe(400);
    const { body } = await app.inject({ url: "/sdk.js" });
    for (const type of elements) expect(body).toContain(`"${type}"`);
  });
});
