import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import Sdk from "stripe";
import { stripeProvider } from "../../../src/features/payments/methods/stripe/server/stripe";
import { buildStripeStandIn } from "../../../stand-ins/stripe/stripeStandIn";
import { lacksOf } from "../fact";
import { account, link, linkRequest, refund, refusals } from "./facts";

const order = {
  key: "7f9c0b1e-5f0a-4b61-9a52-0f6f0f3f0a01",
  paymentId: "7f9c0b1e-5f0a-4b61-9a52-0f6f0f3f0a01",
  planId: 1001,
  amount: 24_900,
  name: "Plan 1001",
  returnUrl: "https://malecon.example/back",
};
const loopback = { port: 0, host: "127.0.0.1" };

/** The adapter, connected to an API that answers every request in this way. */
async function answering(status: number, answer: object) {
  const app = Fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
  app.all("/*", async (_request, reply) => reply.code(status).send(answer));
  const apiUrl = await app.listen(loopback);
  return { app, stripe: stripeProvider({ apiUrl, secretKey: "sk_test_1", webhookSecret: "whsec" }) };
}

describe("the adapter understands Stripe's documented answers", () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  it("a payment link, open and closed", async () => {
    const open = await answering(200, link.answer);
    app = open.app;
    expect(await open.stripe.create(order)).toEqual({ kind: "created", linkId: link.answer.id, url: link.answer.url });
    expect(await open.stripe.close(link.answer.id)).toBe(false);
    await open.app.close();
    const closed = await answering(200, { ...link.answer, active: false });
    app = closed.app;
    expect(await closed.stripe.close(link.answer.id)).toBe(true);
  });

  it("a refund", async () => {
    const given = await answering(200, refund.answer);
    app = given.app;
    const asked = { key: "one", charge: "pi_1", amount: 1000, isRepeated: false };
    expect(await given.stripe.refund(asked)).toEqual({ kind: "refunded", reference: refund.answer.id });
  });

  it.each(refusals)("$what", async ({ status, answer, means }) => {
    const given = await answering(status, answer);
    app = given.app;
    expect(await given.stripe.create(order)).toMatchObject(means);
  });
});

describe("the stand-in for Stripe", () => {
  let app: FastifyInstance;
  let sdk: Sdk;
  beforeAll(async () => {
    const site = "http://localhost";
    const keys = { secretKey: "sk_test_1", webhookSecret: "whsec" };
    const given = { production: false, site, ...keys, origin: () => site, post: async () => 200, file: null };
    app = (await buildStripeStandIn(given)).app;
    const { port } = new URL(await app.listen(loopback));
    sdk = new Sdk("sk_test_1", { host: "127.0.0.1", port: Number(port), protocol: "http", maxNetworkRetries: 0 });
  });
  afterAll(() => app.close());

  it("creates the documented link, returns it again for the same key, and refuses another request with that key", async () => {
    const made = await sdk.paymentLinks.create(linkRequest.body, { idempotencyKey: "one" });
    expect(lacksOf(made, link.answer)).toEqual([]);
    expect((await sdk.paymentLinks.create(linkRequest.body, { idempotencyKey: "one" })).id).toBe(made.id);
    const other = { ...linkRequest.body, metadata: { planId: "1002" } };
    await expect(sdk.paymentLinks.create(other, { idempotencyKey: "one" })).rejects.toMatchObject({ statusCode: 400 });
  });

  it("describes the account of a key, and refuses a wrong key", async () => {
    expect(lacksOf(await sdk.accounts.retrieveCurrent(), account.answer)).toEqual([]);
    const stranger = await app.inject({ url: "/v1/account", headers: { authorization: "Bearer sk_test_2" } });
    expect([stranger.statusCode, lacksOf(stranger.json(), refusals[0]?.answer)]).toEqual([401, []]);
  });

  it("has no refund of an unknown payment", async () => {
    await expect(sdk.refunds.create({ payment_intent: "pi_of_nobody" })).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });
});
