import { createHmac } from "node:crypto";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { STRIPE_WEBHOOK } from "../../../features/payments/methods/stripe/link.contract";
import { signatureOf } from "../../../platform/server/whatsapp/signature";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

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
  it("accepts existing ones only", async () => {
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
  ])("%s with %s is refused with a 400, never a failure of ours (SAFE-4)", async (whose, _what, payload) => {
    expect((await send[whose]?.(payload))?.statusCode).toBe(400);
  });
});
