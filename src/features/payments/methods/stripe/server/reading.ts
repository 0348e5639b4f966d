import type Stripe from "stripe";
import { SECOND } from "../../../../../shared/instant";
import type { LinkPayment, ListedRefund, WebhookEvent } from "../../../server/payment.ports";
import { hasFailed } from "./link.rules";

type Session = Stripe.Checkout.Session;
type Reference = string | { id: string } | null | undefined;

export const idOf = (reference: Reference): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** The payment of a checkout session; null: none yet. */
export function paymentOfSession(session: Session): LinkPayment | null {
  const reference = idOf(session.payment_intent);
  if (session.payment_status !== "paid" || reference === null) return null;
  return {
    reference,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    payerName: session.customer_details?.name ?? null,
    payerEmail: session.customer_details?.email ?? null,
  };
}

/** A refund, with our id if we made it. */
export const listedRefund = ({ id, amount, metadata, status }: Stripe.Refund): ListedRefund => ({
  reference: id,
  amount,
  key: metadata?.refundId ?? null,
  hasFailed: hasFailed(status),
});

const nobody = { planId: null, paymentId: null };
const quiet = { linkId: null, paid: null, failureCode: null };

/** The required settings of Stripe's webhook (docs/providers.md). */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.payment_failed",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "radar.early_fraud_warning.created",
  "radar.early_fraud_warning.updated",
  "review.opened",
  "review.closed",
] as const satisfies readonly Stripe.Event["type"][];

/** A verified event as the checkout reads it; `foreign`: of a type that only an account's other programs use. */
export function readEvent(event: Stripe.Event): WebhookEvent | "foreign" {
  const about = { id: event.id, type: event.type };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      const failed = event.type === "checkout.session.async_payment_failed" ? "payment_failed" : null;
      return {
        ...about,
        ...whose(session.metadata),
        linkId: idOf(session.payment_link),
        paid: paymentOfSession(session),
        failureCode: failed,
        object: null,
        charge: null,
      };
    }
    case "payment_intent.payment_failed": {
      const { metadata, last_payment_error: error } = event.data.object;
      const failureCode = error?.decline_code ?? error?.code ?? "card_declined";
      return { ...about, ...whose(metadata), linkId: null, paid: null, failureCode, object: null, charge: null };
    }
    case "charge.refunded": {
      const { id, metadata, payment_intent, amount_refunded } = event.data.object;
      const charge = idOf(payment_intent) ?? id;
      return {
        ...about,
        ...whose(metadata),
        ...quiet,
        charge,
        object: { reference: charge, status: String(amount_refunded) },
        backInAll: amount_refunded,
      };
    }
    // Metadata of refunds, disputes and warnings do not name the payment; their charge does.
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const { id, payment_intent, charge, status } = event.data.object;
      const { amount, key } = listedRefund(event.data.object);
      return {
        ...about,
        ...nobody,
        ...quiet,
        charge: idOf(payment_intent) ?? idOf(charge),
        object: { reference: id, status: status ?? "" },
        refunded: { amount, key },
      };
    }
    case "radar.early_fraud_warning.created":
    case "radar.early_fraud_warning.updated": {
      const { id, payment_intent, charge, actionable, fraud_type } = event.data.object;
      return {
        ...about,
        ...nobody,
        ...quiet,
        charge: idOf(payment_intent) ?? idOf(charge),
        object: { reference: id, status: fraud_type },
        warned: { kind: "fraudWarning", reason: fraud_type, isOpen: actionable || event.type.endsWith(".created") },
      };
    }
    case "review.opened":
    case "review.closed": {
      const { id, payment_intent, charge, opened_reason } = event.data.object;
      return {
        ...about,
        ...nobody,
        ...quiet,
        charge: idOf(payment_intent) ?? idOf(charge),
        object: { reference: id, status: opened_reason },
        warned: { kind: "reviewOpened", reason: opened_reason, isOpen: event.type === "review.opened" },
      };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated": {
      const { id, payment_intent, reason, status, amount, evidence_details } = event.data.object;
      const dueBy = evidence_details?.due_by ?? null;
      return {
        ...about,
        ...nobody,
        ...quiet,
        charge: idOf(payment_intent),
        object: { reference: id, status },
        disputed: { amount, reason, respondBy: dueBy === null ? null : dueBy * SECOND },
      };
    }
    default:
      return "foreign";
  }
}

/** The payment that an event or a charge is about, by our metadata. */
export function whose(metadata: Stripe.Metadata | null): Pick<WebhookEvent, "planId" | "paymentId"> {
  const planId = Number(metadata?.planId);
  return { planId: Number.isSafeInteger(planId) && planId > 0 ? planId : null, paymentId: metadata?.paymentId ?? null };
}
