import { createHmac } from "node:crypto";
import { type Instant, SECOND } from "../../../shared/instant";

/** The prefix of secrets in Standard Webhooks. */
const PREFIX = "whsec_";

/** The secret of an address in the form that its receiver gets, from 24 to 64 random bytes. (OPS-38) */
export const webhookSecret = (random: Uint8Array): string => `${PREFIX}${Buffer.from(random).toString("base64")}`;

export type SignedMessage = { id: string; at: Instant; body: string };

/**
 * The headers of Standard Webhooks 1.0: the event's id, the time of sending, and a signature (HMAC-SHA256, `v1`) by each
 * secret, separated by blanks. (OPS-38, OPS-112)
 */
export function webhookHeaders(secrets: readonly string[], { id, at, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at / SECOND));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
