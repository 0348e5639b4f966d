import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { payeezyProvider } from "../../../src/features/payments/methods/payeezy/server/payeezy";
import { buildPayeezyStandIn } from "../../../stand-ins/payeezy/payeezyStandIn";
import { lacksOf } from "../fact";
import { approved, declined, ending } from "./facts";

const keys = { apiKey: "key", apiSecret: "secret", merchantToken: "fdoa-1" };
const order = {
  key: "7f9c0b1e-5f0a-4b61-9a52-0f6f0f3f0a01",
  amount: 1299,
  source: JSON.stringify(["visa", "9100000000008291", "1230"]),
  holderName: "Joe Doe",
  clientAddress: "::1",
  email: "joe@example.com",
  description: "plan",
  stored: null,
  browser: null,
  waiting: null,
};
const answering = (status: number, answer: object) =>
  payeezyProvider({
    ...keys,
    apiUrl: "https://api.payeezy.com",
    fetch: async () => new Response(JSON.stringify(answer), { status }),
    newNonce: () => "1",
    systemClock: Date.now,
  });

describe("the adapter understands Payeezy's documented answers", () => {
  it("an approved purchase, and one that the bank declines", async () => {
    expect(await answering(201, approved.answer).charge(order)).toMatchObject({ kind: "approved", amount: 1299 });
    const refused = await answering(201, declined.answer).charge(order);
    expect(refused).toEqual({ kind: "declined", code: "insufficient_funds" });
  });

  it("the announced end of the service is documented", () => {
    expect(ending.readAt).toContain("payeezy-to-clover");
    for (const page of ["docs/configuration.md", "docs/providers.md", "docs/testing.md"])
      expect(readFileSync(page, "utf8")).toMatch(/Payeezy[\s\S]{0,200}(shut down|ending it)/);
  });
});

describe("the stand-in for Payeezy", () => {
  const { app } = buildPayeezyStandIn({ production: false, ...keys, taToken: "NOIW", site: "http://localhost" });
  beforeAll(() => app.ready());
  afterAll(() => app.close());
  const token_data = { type: "visa", value: "9100000000008291", cardholder_name: "Joe Doe", exp_date: "1230" };
  const purchase = (amount: string) => ({
    merchant_ref: "1",
    transaction_type: "purchase",
    method: "token",
    amount,
    currency_code: "USD",
    token: { token_type: "FDToken", token_data },
  });
  let nonce = 0;
  function post(content: object, secret = keys.apiSecret) {
    const payload = JSON.stringify(content);
    const timestamp = String(Date.now());
    nonce += 1;
    const signed = `${keys.apiKey}${nonce}${timestamp}${keys.merchantToken}${payload}`;
    const hex = createHmac("sha256", secret).update(signed).digest("hex");
    const authorization = Buffer.from(hex).toString("base64");
    const headers = { apikey: keys.apiKey, token: keys.merchantToken, nonce: String(nonce), timestamp, authorization };
    const url = "/v1/transactions";
    return app.inject({ method: "POST", url, headers: { ...headers, "content-type": "application/json" }, payload });
  }

  it("answers a signed purchase as documented, with the bank's code by its amount", async () => {
    expect(lacksOf((await post(purchase("1299"))).json(), approved.answer)).toEqual([]);
    expect(lacksOf((await post(purchase("530200"))).json(), declined.answer)).toEqual([]);
  });

  it("refuses a request without a valid signature, and an unknown token", async () => {
    expect((await post(purchase("1299"), "another")).statusCode).toBe(403);
    const stranger = { ...purchase("1299"), token: { token_type: "FDToken", token_data: { value: "1" } } };
    expect((await post(stranger)).statusCode).toBe(400);
  });
});
