import type Stripe from "stripe";
import type { Fact } from "../fact";

/**
 * Stripe publishes its description in OpenAPI, but not as an npm package. Its own SDK is generated from it, so the
 * compiler checks these requests and answers against the SDK's types.
 */
const types = (resource: string) => `npm:stripe@23.1.0/esm/resources/${resource}.d.ts`;
const on = "2026-11-29";

export const linkRequest: Fact & { body: Stripe.PaymentLinkCreateParams } = {
  what: "a payment link with a price of its own, for one payment",
  readAt: types("PaymentLinks"),
  on,
  body: {
    line_items: [
      { price_data: { currency: "usd", unit_amount: 24_900, product_data: { name: "Plan 1001" } }, quantity: 1 },
    ],
    metadata: { planId: "1001", paymentId: "7f9c0b1e-5f0a-4b61-9a52-0f6f0f3f0a01" },
    restrictions: { completed_sessions: { limit: 1 } },
    after_completion: { type: "redirect", redirect: { url: "https://malecon.example/back" } },
  },
};

export const link: Fact & { answer: Pick<Stripe.PaymentLink, "id" | "object" | "active" | "url" | "metadata"> } = {
  what: "a payment link",
  readAt: types("PaymentLinks"),
  on,
  answer: {
    id: "plink_1MoC3ULkdIwHu7ixZjtGpVl2",
    object: "payment_link",
    active: true,
    url: "https://buy.stripe.com/test_cN25nr0iZ7bUa7meUY",
    metadata: {},
  },
};

export const refund: Fact & { answer: Pick<Stripe.Refund, "id" | "object" | "amount" | "currency" | "status"> } = {
  what: "a refund",
  readAt: "https://docs.stripe.com/api/refunds/object.md",
  on,
  answer: { id: "re_1Nispe2eZvKYlo2Cd31jOCgZ", object: "refund", amount: 1000, currency: "usd", status: "succeeded" },
};

export const account: Fact & { answer: Pick<Stripe.Account, "id" | "object" | "charges_enabled"> } = {
  what: "the account of a key",
  readAt: types("Accounts"),
  on,
  answer: { id: "acct_1Nv0FGQ9RKHgCVdK", object: "account", charges_enabled: true },
};

/** The content of an error (Error.js of the same package; docs.stripe.com/idempotency). */
export const refusals: (Fact & { status: number; answer: object; means: object })[] = [
  {
    what: "a key that is not valid",
    readAt: "npm:stripe@23.1.0/esm/Error.js",
    on,
    status: 401,
    answer: { error: { type: "invalid_request_error", code: "api_key_expired", message: "Expired API Key" } },
    means: { kind: "refused", code: "api_key_expired" },
  },
  {
    what: "another request under the same idempotency key",
    readAt: "https://docs.stripe.com/idempotency",
    on,
    status: 400,
    answer: { error: { type: "idempotency_error", message: "Keys for idempotent requests can only be used once" } },
    means: { kind: "refused" },
  },
];
