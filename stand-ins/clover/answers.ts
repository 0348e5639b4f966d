import type { Charge, Customer, Refund } from "./entries";

/** The answers of Clover's API. */
export type Reply = { status: number; body: unknown };

/** `back`: the refunded part of the charge, minor units. */
export const chargeReply = (charge: Charge, back = 0): Reply => ({ status: 200, body: chargeObject(charge, back) });

export function chargeObject(charge: Charge, back: number) {
  const { id, amount, source, description, brand, first6, last4, expMonth, expYear, created, waits } = charge;
  return {
    id,
    object: "charge",
    amount,
    amount_refunded: back,
    currency: "usd",
    created,
    captured: !waits,
    paid: !waits,
    refunded: back === amount,
    status: waits ? "pending" : "succeeded",
    ...(description && { description }),
    ref_num: id.slice(-12),
    auth_code: `OK${id.slice(-4).toUpperCase()}`,
    outcome: { network_status: "approved_by_network", type: "authorized" },
    source: { id: source, brand, exp_month: expMonth, exp_year: expYear, first6, last4 },
    ecomind: "ecom",
  };
}

/**
 * A pending charge: nothing is paid until the browser has shown the bank's challenge. `bank`: the origin of its pages.
 */
export function waitingReply(charge: Charge, bank: string): Reply {
  const { id, amount, created, waits } = charge;
  const transaction = { threeds_server_transaction_id: `${id}-${waits}`, threeds_protocol_version: "2.2.0" };
  const data =
    waits === "method"
      ? { method_url: `${bank}/3ds/method`, method_notification_url: `${bank}/3ds/notified`, ...transaction }
      : { acs_url: `${bank}/3ds/challenge`, acs_transaction_id: `acs-${id}`, ...transaction };
  const threeds = {
    validation_result: waits === "method" ? "THREEDS_METHOD_FLOW_REQUIRED" : "CHALLENGE_FLOW_REQUIRED",
    liability_protection_status: "NOT_PROTECTED",
    source: "CLOVER",
    data,
  };
  return { status: 200, body: { id, object: "charge", amount, created, captured: false, paid: false, threeds } };
}

/** A customer's cards are listed by their ids only. */
export function customerReply({ id, card, created, email, name, removed }: Customer): Reply {
  const sources = { object: "list", data: removed ? [] : [card] };
  return { status: 200, body: { id, object: "customer", created, currency: "USD", email, name, sources } };
}

export const revokedReply = (id: string): Reply => ({
  status: 200,
  body: { deleted: true, id, object: "deletedcard" },
});

export const refundReply = (refund: Refund): Reply => ({ status: 200, body: refundObject(refund) });

export const refundObject = ({ id, charge, amount, created }: Refund) => ({
  id,
  object: "refund",
  amount,
  charge,
  created,
  status: "succeeded",
});

/** A list's parameters, as text from the address. */
export type Listing = { "created.gte"?: number; limit: number; starting_after?: string };

/** A page of a list, newest first: entries since `created.gte` (epoch ms), after the one in `starting_after`. */
export function listReply<Item extends { id: string; created: number }>(
  url: string,
  items: readonly Item[],
  { "created.gte": since = 0, limit, starting_after: last }: Listing,
): Reply {
  const listed = items.filter(({ created }) => created >= since).reverse();
  const from = last === undefined ? 0 : listed.findIndex(({ id }) => id === last) + 1;
  const data = listed.slice(from, from + limit);
  return { status: 200, body: { object: "list", url, has_more: from + limit < listed.length, data } };
}

type ErrorType = "card_error" | "invalid_request_error" | "idempotency_error" | "api_error" | "authentication_error";

export function errorReply(
  status: number,
  type: ErrorType,
  code: string,
  message: string,
  declineCode?: string,
): Reply {
  const error = { type, code, message, ...(declineCode && { decline_code: declineCode }) };
  return { status, body: { message: `${status} ${message}`, error } };
}

export const declinedReply = (declineCode: string): Reply =>
  errorReply(402, "card_error", "card_declined", "Your card was declined.", declineCode);
export const spentReply = (): Reply =>
  errorReply(400, "invalid_request_error", "token_already_used", "This token has already been used.");
