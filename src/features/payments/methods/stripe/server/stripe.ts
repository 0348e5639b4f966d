import type Stripe from "stripe";
import { memoizeAsync } from "../../../../../platform/server/caches/memoizeAsync";
import { readSigned } from "../../../../../platform/server/http/signedBody";
import { type Instant, SECOND } from "../../../../../shared/instant";
import { textOf } from "../../../../../shared/unknownData";
import type {
  LinkPayment,
  LinkProvider,
  ProviderLinkOrder,
  ProviderRefundOrder,
  RefundOutcome,
} from "../../../server/payment.ports";
import { hasFailed } from "./link.rules";
import { idOf, paymentOfSession, readEvent } from "./reading";
import { stripeBook } from "./stripeBook";
import { outcomeOf, RESOURCE_MISSING } from "./stripeCalls";

/** `retries`: how often a call is made again after a network failure; twice unless given. */
export type StripeSettings = { apiUrl: string; secretKey: string; webhookSecret: string; retries?: number };

/** Seconds for which a webhook's signature is valid. (PAY-24) */
const TOLERANCE = 300;
const TIMEOUT = 10 * SECOND;

/** Stripe's Payment Links through its SDK, which is loaded on first use. */
export function stripeProvider(settings: StripeSettings): LinkProvider {
  const sdk = memoizeAsync(() => openStripe(settings));

  async function createRefund({ key, charge, amount }: ProviderRefundOrder): Promise<RefundOutcome> {
    return outcomeOf(async () => {
      const metadata = { refundId: key };
      const order = { payment_intent: charge, amount, reason: "requested_by_customer", metadata } as const;
      const { id, status } = await (await sdk()).refunds.create(order, { idempotencyKey: key });
      return hasFailed(status)
        ? ({ kind: "refused", code: status, shows: "unsent" } as const)
        : ({ kind: "refunded", reference: id } as const);
    });
  }

  /**
   * The refund that was made under a key. One that has failed since counts as made: a webhook reports its failure, and
   * waits until the refund is recorded.
   */
  async function findRefund({ key, charge }: ProviderRefundOrder): Promise<RefundOutcome | { kind: "none" }> {
    return outcomeOf(async () => {
      for await (const { id, metadata } of (await sdk()).refunds.list({ payment_intent: charge, limit: 100 })) {
        if (metadata?.refundId === key) return { kind: "refunded", reference: id } as const;
      }
      return { kind: "none" } as const;
    });
  }

  /** Our references are payment intents. Some messages name only a charge, which may have no payment intent. */
  async function intentOf(reference: string): Promise<string | null> {
    if (!/^(ch|py)_/.test(reference)) return reference;
    return idOf((await (await sdk()).charges.retrieve(reference)).payment_intent);
  }

  async function close(linkId: string): Promise<boolean> {
    const outcome = await outcomeOf(async () => {
      const link = await (await sdk()).paymentLinks.update(linkId, { active: false });
      return { kind: "closed", active: link.active } as const;
    });
    return outcome.kind === "closed"
      ? !outcome.active
      : outcome.kind === "refused" && outcome.code === RESOURCE_MISSING;
  }

  return {
    create: (order) =>
      outcomeOf(async () => {
        const link = await (await sdk()).paymentLinks.create(linkOf(order), { idempotencyKey: order.key });
        return { kind: "created", linkId: link.id, url: link.url } as const;
      }),

    close,

    ask: async (linkId) => {
      const outcome = await outcomeOf(async () => {
        const { data } = await (await sdk()).checkout.sessions.list({ payment_link: linkId, limit: 100 });
        return { kind: "listed", payment: data.map(paymentOfSession).find(isThere) ?? null } as const;
      });
      if (outcome.kind === "listed") return outcome.payment;
      return outcome.kind === "refused" && outcome.code === RESOURCE_MISSING ? "notFound" : "unknown";
    },

    cardOf: async (reference) => {
      const outcome = await outcomeOf(async () => {
        const intent = await (await sdk()).paymentIntents.retrieve(reference, { expand: ["latest_charge"] });
        const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
        return { kind: "found", card: charge?.payment_method_details?.card ?? null } as const;
      });
      const card = outcome.kind === "found" ? outcome.card : null;
      return { brand: card?.brand?.toUpperCase() ?? null, last4: card?.last4 ?? null };
    },

    paymentOf: async (reference) => {
      const outcome = await outcomeOf(async () => {
        const intent = await intentOf(reference);
        if (intent === null) return { kind: "refused", code: RESOURCE_MISSING } as const;
        const { id, metadata } = await (await sdk()).paymentIntents.retrieve(intent);
        return { kind: "found", reference: id, paymentId: metadata.paymentId ?? null } as const;
      });
      if (outcome.kind === "found") {
        const { paymentId } = outcome;
        return paymentId === null ? null : { paymentId, reference: outcome.reference };
      }
      return outcome.kind === "refused" && outcome.code === RESOURCE_MISSING ? null : "unknown";
    },

    // Stripe forgets a key after a day at the earliest. An earlier request is looked for among the charge's refunds;
    // only if it is not there is it sent again, under the same key, because it may still be on its way.
    refund: async (order) => {
      if (!order.isRepeated) return createRefund(order);
      const earlier = await findRefund(order);
      return earlier.kind === "none" ? createRefund(order) : earlier;
    },

    repeatable: true,
    refusesDisputed: true,
    book: stripeBook(sdk, close),

    readWebhook: async (raw, signature, at) => {
      const { webhooks } = await sdk();
      try {
        const event = webhooks.constructEvent(raw, signature, settings.webhookSecret, TOLERANCE, undefined, at);
        const message = readSigned(raw);
        const isNamed = textOf(message, "id") !== null && textOf(message, "type") !== null;
        return isNamed && !isAhead(signature, at) ? readEvent(event) : null;
      } catch {
        return null;
      }
    },
  };
}

/** The SDK rejects only old signatures. Half a minute is allowed for clocks that differ. (FAULT-12) */
function isAhead(signature: string, at: Instant): boolean {
  return [...signature.matchAll(/\bt=(\d+)/g)].some(([, seconds]) => Number(seconds) * SECOND > at + 30 * SECOND);
}

const isThere = (payment: LinkPayment | null): payment is LinkPayment => payment !== null;

export async function openStripe({
  apiUrl,
  secretKey,
  retries = 2,
}: Pick<StripeSettings, "apiUrl" | "secretKey" | "retries">): Promise<Stripe> {
  const { default: Sdk } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const secure = protocol === "https:";
  return new Sdk(secretKey, {
    host: hostname,
    port: port === "" ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? "https" : "http",
    maxNetworkRetries: retries,
    timeout: TIMEOUT,
    telemetry: false,
  });
}

/** A link for one payment of exactly this amount. Its metadata lets a webhook find the plan. */
function linkOf({ paymentId, planId, amount, name, returnUrl }: ProviderLinkOrder): Stripe.PaymentLinkCreateParams {
  const metadata = { planId: String(planId), paymentId };
  const price_data = { currency: "usd", unit_amount: amount, product_data: { name } };
  return {
    line_items: [{ price_data, quantity: 1 }],
    metadata,
    payment_intent_data: { metadata },
    restrictions: { completed_sessions: { limit: 1 } },
    after_completion: { type: "redirect", redirect: { url: returnUrl } },
  };
}
