import { createHmac } from "node:crypto";

type Signed = { apiKey: string; nonce: string; timestamp: string; token: string; body: string };

/**
 * The `Authorization` of a request to Payeezy: base64 of the hex of an HMAC-SHA256 over the parts in this order.
 * (PAY-22)
 */
export function payeezySignature(secret: string, { apiKey, nonce, timestamp, token, body }: Signed): string {
  const digest = createHmac("sha256", secret).update(`${apiKey}${nonce}${timestamp}${token}${body}`).digest("hex");
  return Buffer.from(digest).toString("base64");
}
