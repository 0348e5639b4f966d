import { createHmac } from "node:crypto";
import { neverConnected } from "../../../../../platform/server/network";
import { parseJson } from "../../../../../shared/unknownData";

export type PayeezyAnswer = { kind: "answered"; status: number; body: unknown } | { kind: "unreachable" | "unknown" };

export type PayeezyParts = {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  merchantToken: string;
  fetch: typeof globalThis.fetch;
  /** Digits that were never used before (a nonce). */
  newNonce: () => string;
  /** The system's clock, not the test clock, epoch ms: Payeezy refuses any other timestamp. */
  systemClock: () => number;
  timeout: number;
};

/** An HTTP client for Payeezy: signed JSON, timeout. Never throws for network failures. */
export function payeezyHttp(parts: PayeezyParts) {
  const { apiUrl, apiKey, apiSecret, merchantToken: token, fetch, newNonce, systemClock, timeout } = parts;
  return async function post(path: string, content: Record<string, unknown>): Promise<PayeezyAnswer> {
    const body = JSON.stringify(content);
    const nonce = newNonce();
    const timestamp = String(systemClock());
    const authorization = payeezySignature(apiSecret, { apiKey, nonce, timestamp, token, body });
    try {
      const response = await fetch(new URL(path, apiUrl), {
        method: "POST",
        headers: { "content-type": "application/json", apikey: apiKey, token, nonce, timestamp, authorization },
        body,
        signal: AbortSignal.timeout(timeout),
        redirect: "error",
      });
      return { kind: "answered", status: response.status, body: parseJson(await response.text()) };
    } catch (error) {
      return { kind: neverConnected(error) ? "unreachable" : "unknown" };
    }
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
