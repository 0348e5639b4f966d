import type { Charge, Customer, Refund, Token } from "./entries";

/** Clover's words: what its API answers. */
export type Reply = { status: number; body: unknown };

export function chargeReply({ id, amount, brand, first6, last4, created }: Charge): Reply {
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
      source: { brand, first6, last4 },
      ecomind: "ecom",
    },
  };
}

export function customerReply({ id, removed }: Customer, { id: source, brand, last4, ...token }: Token): Reply {
  const card = { id: source, object: "card", brand, last4, exp_month: token.expMonth, exp_year: token.expYear };
  return { status: 200, body: { id, object: "customer", sources: { object: "list", data: removed ? [] : [card] } } };
}

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
