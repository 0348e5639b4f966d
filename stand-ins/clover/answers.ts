import type { Charge, Customer, Refund } from "./entries";

/** Clover's words: what its API answers. */
export type Reply = { status: number; body: unknown };

export function chargeReply({ id, amount, source, brand, first6, last4, expMonth, expYear, created }: Charge): Reply {
  return {
    status: 200,
    body: {
      id,
      object: "charge",
      amount,
      amount_refunded: 0,
      currency: "usd",
      created,
      captured: true,
      paid: true,
      refunded: false,
      status: "succeeded",
      ref_num: id.slice(-12),
      auth_code: `OK${id.slice(-4).toUpperCase()}`,
      outcome: { network_status: "approved_by_network", type: "authorized" },
      source: { id: source, brand, exp_month: expMonth, exp_year: expYear, first6, last4 },
      ecomind: "ecom",
    },
  };
}

/** A customer's cards are named by their ids alone. */
export function customerReply({ id, card, created, email, name, removed }: Customer): Reply {
  const sources = { object: "list", data: removed ? [] : [card] };
  return { status: 200, body: { id, object: "customer", created, currency: "USD", email, name, sources } };
}

export const revokedReply = (id: string): Reply => ({
  status: 200,
  body: { deleted: true, id, object: "deletedcard" },
});

export function refundReply({ id, charge, amount, created }: Refund): Reply {
  return { status: 200, body: { id, object: "refund", amount, charge, created, status: "succeeded" } };
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
