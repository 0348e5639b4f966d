import { createHmac } from "node:crypto";
import { isSameSecret } from "../isSameSecret";

/** The value of `X-Hub-Signature-256` for the raw bytes of a body. */
export function signatureOf(rawBody: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(rawBody).digest("hex")}`;
}

/** Whether a body was signed with the app's secret. */
export function isSignedBy(appSecret: string, rawBody: Uint8Array, signature: unknown): boolean {
  return isSameSecret(signature, signatureOf(rawBody, appSecret));
}
