import Fastify, { type FastifyInstance } from "fastify";
import { stripeProvider } from "./stripe";

const ask = { key: "one", charge: "pi_1", amount: 100, isRepeated: false };
const settings = { secretKey: "sk_test_of_tests", webhookSecret: "whsec_of_tests" };

/** Stripe's refunds, sent to the test's own server. */
async function refundsAt(serve: (app: FastifyInstance) => void) {
  const app = Fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
  serve(app);
  const apiUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  return { refund: stripeProvider({ apiUrl, ...settings }).refund, close: () => app.close() };
}

it.each([
  ["succeeded", { kind: "refunded", reference: "re_1" }],
  ["pending", { kind: "refunded", reference: "re_1" }],
  ["requires_action", { kind: "refunded", reference: "re_1" }],
  ["failed", { kind: "refused", code: "failed", shows: "unsent" }],
  ["canceled", { kind: "refused", code: "canceled", shows: "unsent" }],
])("a refund that Stripe answers as %s is %j (PAY-24)", async (status, outcome) => {
  const { refund, close } = await refundsAt((app) =>
    app.post("/v1/refunds", async () => ({ id: "re_1", object: "refund", status })),
  );
  expect(await refund(ask)).toEqual(outcome);
  await close();
});

it.each([
  [400, "charge_disputed", "unsent"],
  [400, "refund_disputed_payment", "unsent"],
  [400, "charge_already_refunded", undefined],
  [401, "api_key_expired", "denied"],
  [403, "more_permissions_required", "denied"],
])(
  "a refund that Stripe refuses with %s %s shows %s about earlier requests (REFUND-13, PAY-31)",
  async (status, code, shows) => {
    const { refund, close } = await refundsAt((app) =>
      app.post("/v1/refunds", (_request, reply) =>
        reply.code(status).send({ error: { type: "invalid_request_error", code, message: "" } }),
      ),
    );
    expect(await refund(ask)).toEqual({ kind: "refused", code, shows });
    await close();
  },
);

it.each([
  ["with our id", { refundId: "one" }, "re_earlier"],
  ["without it", {}, "re_new"],
])(
  "a repeated refund is looked for among those of the charge: one %s (REFUND-13)",
  async (_what, metadata, reference) => {
    const asked: unknown[] = [];
    const { refund, close } = await refundsAt((app) => {
      app.get("/v1/refunds", async ({ query }) => {
        asked.push(query);
        return { object: "list", has_more: false, url: "/v1/refunds", data: [{ id: "re_earlier", metadata }] };
      });
      app.post("/v1/refunds", async () => ({ id: "re_new", object: "refund", status: "succeeded" }));
    });
    expect(await refund({ ...ask, isRepeated: true })).toEqual({ kind: "refunded", reference });
    expect(asked).toEqual([{ payment_intent: "pi_1", limit: "100" }]);
    await close();
  },
);
