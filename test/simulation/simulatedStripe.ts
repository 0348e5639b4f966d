import Stripe from "stripe";
import { outcomeOfRefusal } from "../../src/features/payments/methods/stripe/server/link.rules";
import { stripeProvider } from "../../src/features/payments/methods/stripe/server/stripe";
import type {
  LinkOutcome,
  LinkPayment,
  LinkProvider,
  ListedCharge,
  ListedMoney,
  ListedRefund,
  RefundOutcome,
} from "../../src/features/payments/server/payment.ports";
import { type Clock, type Instant, SECOND } from "../../src/shared/instant";
import { isRecord, textOf } from "../../src/shared/unknownData";
import { type Attempt, type Form, type Reply, stripeCore } from "../../stand-ins/stripe/core";
import { openMemory, type Refund, type StripeMemory } from "../../stand-ins/stripe/memory";
import { webhookSender } from "../../stand-ins/stripe/webhooks";
import type { Weather } from "./simulatedClover";

/** A webhook as it reaches us: the same event each time, signed when it is sent. */
export type Delivery = { raw: Buffer; signature: string };

export type SimulatedStripe = {
  memory: StripeMemory;
  provider: LinkProvider;
  /** A payment at a link's page. The events that the provider must send are stored. */
  pay: (linkId: string, number: string) => Promise<Attempt["kind"]>;
  /** A refund of a link's payment in the provider's dashboard, if so much is left; its events are stored. */
  refundThere: (linkId: string, amount: number) => Promise<boolean>;
  /** The number of events that it has sent or must still send. */
  events: () => number;
  deliver: (event: number) => Delivery;
};

const secret = "whsec_simulated";
const { webhooks: signing } = new Stripe("sk_test_signs_only");

/** The stand-in's core, memory and webhooks behind the port of payment links, without a socket. */
export function simulatedStripe(now: Clock, weather: () => Weather): SimulatedStripe {
  const memory = openMemory(null);
  const core = stripeCore(memory, () => "http://links.test", now);
  const { readWebhook } = stripeProvider({ apiUrl: "http://links.test", secretKey: "sk", webhookSecret: secret });
  const bodies: string[] = [];
  const keep = async (body: string) => {
    bodies.push(body);
    return 200;
  };
  const webhooks = webhookSender({ secret, wait: async () => {}, systemClock: now, post: keep });

  /** Calls through the simulated network: the request or the answer may get lost. */
  async function over<Answer>(ask: () => Answer, unknown: Answer): Promise<Answer> {
    const arrives = weather() === "fair" || weather() === "answerLost";
    const answer = arrives ? ask() : unknown;
    return weather() === "fair" ? answer : unknown;
  }

  const provider: LinkProvider = {
    create: ({ key, paymentId, planId, amount, name, returnUrl }) =>
      over<LinkOutcome>(
        () => {
          const form: Form = {
            "line_items[0][price_data][unit_amount]": String(amount),
            "line_items[0][price_data][product_data][name]": name,
            "metadata[planId]": String(planId),
            "metadata[paymentId]": paymentId,
            "after_completion[redirect][url]": returnUrl,
          };
          const { status, body } = core.createLink(key, form);
          if (status !== 200) return { kind: "refused", code: codeOf(body) };
          return { kind: "created", linkId: textOf(body, "id") ?? "", url: textOf(body, "url") ?? "" };
        },
        { kind: "unknown" },
      ),
    close: (linkId) => over(() => core.changeLink(linkId, { active: "false" }).status < 500, false),
    ask: (linkId) => over<LinkPayment | null | "unknown" | "notFound">(() => paidWith(linkId), "unknown"),
    cardOf: async () => ({ brand: "VISA", last4: "4242" }),
    paymentOf: (reference) =>
      over<Awaited<ReturnType<LinkProvider["paymentOf"]>>>(() => paymentOf(reference), "unknown"),
    refund: ({ key, charge, amount }) =>
      over<RefundOutcome>(
        () => {
          const { status, body } = core.refund(key, {
            ...{ payment_intent: charge, amount: String(amount), "metadata[refundId]": key },
          });
          return status === 200
            ? { kind: "refunded", reference: textOf(body, "id") ?? "" }
            : { kind: "refused", code: codeOf(body), shows: outcomeOfRefusal(status, codeOf(body)) };
        },
        { kind: "unknown" },
      ),
    repeatable: true,
    refusesDisputed: true,
    book: {
      keepsKeys: true,
      list: (since) => over<ListedMoney | "unknown">(() => listedSince(since), "unknown"),
      charge: (reference) =>
        over<ListedCharge | null | "unknown">(
          () => listedSince(0).charges.find((one) => one.reference === reference) ?? null,
          "unknown",
        ),
      refundsOf: (reference) =>
        over<ListedRefund[] | "unknown">(
          () => memory.refunds().flatMap((refund) => listed(refund, reference)),
          "unknown",
        ),
    },
    readWebhook,
  };

  function paidWith(linkId: string): LinkPayment | null | "notFound" {
    if (!core.linkOf(linkId)) return "notFound";
    const session = memory.sessions().find(({ link }) => link === linkId);
    if (!session) return null;
    const { intent: reference, amount, name: payerName, email: payerEmail } = session;
    return { reference, amount, currency: "USD", payerName, payerEmail };
  }

  function listedSince(since: Instant): ListedMoney {
    const isSince = ({ created }: { created: number }) => created >= Math.floor(since / SECOND);
    const charges = memory.sessions().filter(isSince);
    const refunds = memory.refunds().filter(isSince);
    return {
      charges: charges.map(({ intent: reference, amount, created, link }) => {
        const { planId, paymentId } = core.linkOf(link)?.metadata ?? {};
        const whose = { planId: planId === undefined ? null : Number(planId), paymentId: paymentId ?? null };
        return { reference, amount, currency: "USD", createdAt: created * SECOND, ...whose };
      }),
      refunds: refunds.flatMap((refund) =>
        listed(refund, refund.intent).map((one) => ({ ...one, charge: refund.intent })),
      ),
    };
  }

  function paymentOf(reference: string) {
    const session = memory.sessions().find(({ intent }) => intent === reference);
    const paymentId = session && core.linkOf(session.link)?.metadata.paymentId;
    return paymentId === undefined ? null : { paymentId, reference };
  }

  return {
    memory,
    provider,
    pay: async (linkId, number) => {
      const payer = { name: "ANA GARCIA", email: "ana@example.com", number, bankAllows: true };
      const attempt = core.pay(linkId, payer);
      if (attempt.kind === "paid") await webhooks.paid(attempt.session, attempt.link, "once");
      if (attempt.kind === "declined") await webhooks.failed(attempt.link, attempt.code);
      return attempt.kind;
    },
    refundThere: async (linkId, amount) => {
      const session = core.sessionOf(linkId);
      const link = core.linkOf(linkId);
      const refund = core.refundAtDashboard(linkId, amount);
      if (!session || !link || !refund) return false;
      await webhooks.refundedThere(refund, session, link, core.refundedOf(linkId));
      return true;
    },
    events: () => bodies.length,
    deliver: (event) => {
      const payload = bodies[event] ?? "";
      const timestamp = Math.floor(now() / SECOND);
      return { raw: Buffer.from(payload), signature: signing.generateTestHeaderString({ payload, secret, timestamp }) };
    },
  };
}

const listed = ({ id, intent, amount, metadata, status }: Refund, of: string): ListedRefund[] =>
  intent === of ? [{ reference: id, amount, key: metadata.refundId ?? null, hasFailed: status === "failed" }] : [];

function codeOf(body: Reply["body"]): string {
  return (isRecord(body) && textOf(body.error, "code")) || "other";
}
