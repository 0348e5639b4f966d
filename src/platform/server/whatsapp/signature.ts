import { createHmac, timingSafeEqual } from "node:crypto";

/** The value of `X-Hub-Signature-256` for a body as it came over the wire. */
export function signatureOf(rawBody: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(rawBody).digest("hex")}`;
}

/** True when a body was signed by who knows the app's secret. */
export function isSignedBy(appSecret: string, rawBody: Uint8Array, signature: unknown): boolean {
  const expected = Buffer.from(signatureOf(rawBody, appSecret));
  const given = Buffer.from(typeof signature === "string" ? signature : "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
