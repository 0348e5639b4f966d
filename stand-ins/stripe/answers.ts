import type { Dispute, Link, Refund, Session } from "./memory";

/** Stripe's API objects, with the fields that we use. */

export function linkObject({ id, active, metadata }: Link, origin: string) {
  return { id, object: "payment_link", active, currency: "usd", metadata, url: `${origin}/pay/${id}` };
}

export function sessionObject(session: Session, { metadata }: Link) {
  return {
    id: session.id,
    object: "checkout.session",
    amount_total: session.amount,
    currency: "usd",
    customer_details: { name: session.name, email: session.email },
    metadata,
    mode: "payment",
    payment_intent: session.intent,
    payment_link: session.link,
    payment_status: "paid",
    status: "complete",
  };
}

export function intentObject({ intent, amount, brand, last4 }: Session, { metadata }: Link) {
  const card = { brand, last4 };
  const latest_charge = {
    id: intent.replace("pi_", "ch_"),
    object: "charge",
    payment_method_details: { type: "card", card },
  };
  return {
    id: intent,
    object: "payment_intent",
    amount,
    currency: "usd",
    status: "succeeded",
    metadata,
    latest_charge,
  };
}

export function refundObject({ id, intent, amount, metadata }: Refund) {
  return { id, object: "refund", amount, currency: "usd", payment_intent: intent, status: "succeeded", metadata };
}

export function disputeObject({ id, intent, amount, status, dueBy }: Dispute) {
  const about = { payment_intent: intent, charge: intent.replace("pi_", "ch_"), amount, currency: "usd", metadata: {} };
  return { id, object: "dispute", ...about, reason: "fraudulent", status, evidence_details: { due_by: dueBy } };
}

export const failure = (type: string, code: string, message: string) => ({ error: { type, code, message } });
