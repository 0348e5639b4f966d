import Fastify from "fastify";
import { stripeProvider } from "./stripe";

it.each([
  ["succeeded", { kind: "refunded", reference: "re_1" }],
  ["pending", { kind: "refunded", reference: "re_1" }],
  ["requires_action", { kind: "refunded", reference: "re_1" }],
  ["failed", { kind: "refused", code: "failed" }],
  ["canceled", { kind: "refused", code: "canceled" }],
])("a refund that Stripe answers as %s is %j (PAY-24)", async (status, outcome) => {
  const app = Fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
  app.post("/v1/refunds", async () => ({ id: "re_1", object: "refund", status }));
  const apiUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  const { refund } = stripeProvider({ apiUrl, secretKey: "sk_test_of_tests", webhookSecret: "whsec_of_tests" });
  expect(await refund({ key: "one", charge: "pi_1", amount: 100 })).toEqual(outcome);
  await app.close();
});
