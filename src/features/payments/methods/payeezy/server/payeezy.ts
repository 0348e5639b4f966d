import { createHmac } from "node:crypto";
import {
  type HttpAnswer,
  isAccessRefused,
  isUndecidedStatus,
  requestJson,
} from "../../../../../platform/server/network";
import { SECOND } from "../../../../../shared/instant";
import { isRecord, textOf } from "../../../../../shared/unknownData";
import type {
  CardProvider,
  ChargeOutcome,
  ProviderChargeOrder,
  ProviderRefundOrder,
  RefundOutcome,
} from "../../../server/payment.ports";

type Answered = Extract<HttpAnswer, { kind: "answered" }>;

type Deps = {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  merchantToken: string;
  fetch: typeof globalThis.fetch;
  /** Digits that were never used before (a nonce). */
  newNonce: () => string;
  /** The system's clock, not the test clock, epoch ms: Payeezy refuses any other timestamp. */
  systemClock: () => number;
  /** Milliseconds after which a provider's answer counts as lost. (PAY-11) */
  timeout?: number;
};

/**
 * Payeezy's API. It has no idempotency keys: a purchase whose answer was lost is voided by its `reversal_id` and never
 * repeated; a refund cannot be voided this way. Our reference holds the transaction's id, tag and token, which a refund
 * needs. (PAY-22)
 */
export function payeezyProvider(deps: Deps): CardProvider {
  const post = payeezyHttp(deps);

  async function charge(order: ProviderChargeOrder): Promise<ChargeOutcome> {
    const token = tokenOf(order);
    const answer = await post("/v1/transactions", {
      ...money(order.key, order.amount),
      transaction_type: "purchase",
      token,
      reversal_id: order.key,
    });
    if (answer.kind !== "answered") return { kind: answer.kind };
    if (isUndecided(answer)) return { kind: "unknown" };
    if (isAccessRefused(answer.status)) return { kind: "unreachable" };
    if (!isApproved(answer)) return { kind: "declined", code: failureCode(answer.body) };
    const id = textOf(answer.body, "transaction_id")?.trim();
    const tag = textOf(answer.body, "transaction_tag");
    if (!id || !tag) return { kind: "unknown" };
    return {
      kind: "approved",
      reference: [id, tag, order.source].join(SEPARATOR),
      authorisation: textOf(answer.body, "correlation_id"),
      amount: Number(textOf(answer.body, "amount") ?? order.amount),
      brand: token.token_data.type.toUpperCase(),
      last4: token.token_data.value.slice(-4),
      expires: null,
    };
  }

  /** Voids a purchase whose answer was lost. */
  async function reverse(order: ProviderChargeOrder): Promise<ChargeOutcome> {
    const answer = await post("/v1/transactions", {
      ...money(order.key, order.amount),
      transaction_type: "void",
      reversal_id: order.key,
    });
    if (answer.kind !== "answered" || isUndecided(answer)) return { kind: "unknown" };
    if (isApproved(answer)) return { kind: "reversed" };
    return failureCode(answer.body) === "transaction_not_found" ? { kind: "notFound" } : { kind: "unknown" };
  }

  async function refund({ key, charge, amount }: ProviderRefundOrder): Promise<RefundOutcome> {
    const [id = "", tag = "", source = ""] = charge.split(SEPARATOR);
    const answer = await post(`/v1/transactions/${encodeURIComponent(id)}`, {
      ...money(key, amount),
      transaction_type: "refund",
      transaction_tag: tag,
      token: tokenOf({ source, holderName: "" }),
    });
    if (answer.kind !== "answered") return { kind: answer.kind };
    if (isUndecided(answer)) return { kind: "unknown" };
    if (!isApproved(answer)) return { kind: "refused", code: failureCode(answer.body) };
    const reference = textOf(answer.body, "transaction_id")?.trim();
    return reference ? { kind: "refunded", reference } : { kind: "unknown" };
  }

  return { charge, refund, repeatable: false, refusesDisputed: false, resolve: { by: "reversing", ask: reverse } };
}

const SEPARATOR = "|";

/** Amounts are cents in a string; `merchant_ref` names the attempt or refund. */
function money(merchant_ref: string, amount: number) {
  return { merchant_ref, method: "token", amount: String(amount), currency_code: "USD" };
}

/** The browser's token from its string: type, value, expiry. */
function tokenOf({ source, holderName }: Pick<ProviderChargeOrder, "source" | "holderName">) {
  const parts: unknown = JSON.parse(source || "[]");
  const [type = "", value = "", exp_date = ""] = Array.isArray(parts) ? parts.map(String) : [];
  return { token_type: "FDToken", token_data: { type, value, cardholder_name: holderName, exp_date } };
}

/** An answer that decides nothing, or a success without a clear result. */
function isUndecided(answer: Answered): boolean {
  const { status, body } = answer;
  if (isUndecidedStatus(status)) return true;
  return isSuccess(answer) && !isApproved(answer) && textOf(body, "transaction_status") !== "declined";
}

const isSuccess = ({ status }: Answered) => status >= 200 && status < 300;

const isApproved = (answer: Answered): boolean =>
  isSuccess(answer) && textOf(answer.body, "transaction_status") === "approved";

const bankCodes: Record<string, string> = {
  "302": "insufficient_funds",
  "522": "expired_card",
  "201": "incorrect_number",
};

/** The bank's code as the decline code that the other providers use; else the API's own error code, or `other`. */
function failureCode(body: unknown): string {
  const bank = textOf(body, "bank_resp_code");
  if (bank !== null) return bankCodes[bank] ?? "card_declined";
  const error = isRecord(body) && isRecord(body.Error) ? body.Error.messages : null;
  const [first = null]: unknown[] = Array.isArray(error) ? error : [];
  return textOf(first, "code") ?? "other";
}

/** An HTTP client for Payeezy: signed JSON, timeout. */
function payeezyHttp(deps: Deps) {
  const { apiUrl, apiKey, apiSecret, merchantToken: token, fetch, newNonce, systemClock, timeout = 10 * SECOND } = deps;
  return function post(path: string, content: Record<string, unknown>): Promise<HttpAnswer> {
    const body = JSON.stringify(content);
    const nonce = newNonce();
    const timestamp = String(systemClock());
    const authorization = payeezySignature(apiSecret, { apiKey, nonce, timestamp, token, body });
    const headers = { "content-type": "application/json", apikey: apiKey, token, nonce, timestamp, authorization };
    return requestJson({ fetch, timeout }, new URL(path, apiUrl), { method: "POST", headers, body });
  };
}

type Signed = { apiKey: string; nonce: string; timestamp: string; token: string; body: string };

/**
 * The `Authorization` of a request to Payeezy: base64 of the hex of an HMAC-SHA256 over the parts in this order.
 * (PAY-22)
 */
function payeezySignature(secret: string, { apiKey, nonce, timestamp, token, body }: Signed): string {
  const digest = createHmac("sha256", secret).update(`${apiKey}${nonce}${timestamp}${token}${body}`).digest("hex");
  return Buffer.from(digest).toString("base64");
}
