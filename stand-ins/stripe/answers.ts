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

export function intentObject({ intent, amount, brand, last4, created }: Session, { metadata }: Link) {
  const card = { brand, last4 };
  const latest_charge = { id: chargeOf(intent), object: "charge", payment_method_details: { type: "card", card } };
  return {
    id: intent,
    object: "payment_intent",
    amount,
    amount_received: amount,
    created,
    currency: "usd",
    status: "succeeded",
    metadata,
    latest_charge,
  };
}

/** A payment's charge. `back`: the refunded part of it, minor units. */
export function chargeObject({ intent, amount, created }: Session, { metadata }: Link, back: number) {
  const money = { amount, amount_captured: amount, amount_refunded: back, refunded: back === amount, currency: "usd" };
  const state = { paid: true, captured: true, status: "succeeded" };
  return { id: chargeOf(intent), object: "charge", ...money, ...state, created, payment_intent: intent, metadata };
}

export function refundObject({ id, intent, amount, metadata, status, created }: Refund) {
  const about = { amount, currency: "usd", charge: chargeOf(intent), payment_intent: intent };
  const failed = status === "failed" ? { failure_reason: "lost_or_stolen_card" } : {};
  return { id, object: "refund", ...about, created, status, ...failed, metadata };
}

/** A card network's report that a charge may be fraud. */
export function warningObject(id: string, { intent, created }: Session, actionable: boolean) {
  const about = { charge: chargeOf(intent), payment_intent: intent };
  return {
    id,
    object: "radar.early_fraud_warning",
    ...about,
    actionable,
    fraud_type: "unauthorized_use_of_card",
    created,
  };
}

/** A payment that the shop's fraud team has to review; closed as approved. */
export function reviewObject(id: string, { intent, created }: Session, open: boolean) {
  const about = { charge: chargeOf(intent), payment_intent: intent };
  const why = { reason: open ? "rule" : "approved", opened_reason: "rule", closed_reason: open ? null : "approved" };
  return { id, object: "review", ...about, open, ...why, created };
}

const chargeOf = (intent: string): string => intent.replace("pi_", "ch_");

export function disputeObject({ id, intent, amount, status, dueBy }: Dispute) {
  const about = { payment_intent: intent, charge: chargeOf(intent), amount, currency: "usd", metadata: {} };
  return { id, object: "dispute", ...about, reason: "fraudulent", status, evidence_details: { due_by: dueBy } };
}

export const failure = (type: string, code: string, message: string) => ({ error: { type, code, message } });
