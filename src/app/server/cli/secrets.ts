import { randomBytes } from "node:crypto";
import { pkcs12Of, selfSignedIdentity } from "../../../platform/server/pdf/certificate";

/** The variables that a shop must never change: with another value, what the old one protects is unreadable. */
export const secretNames = ["TOKEN_SECRET", "DOCUMENT_KEYS", "DATABASE_PASSWORD", "RECEIPT_P12"] as const;

/**
 * New secrets of a shop, as lines of its environment: of tokens, of documents, of the database that compose.yaml
 * starts, and a self-signed identity that seals receipts, as text. `shop`: the name in that identity's certificate;
 * `now`: the first day of its ten years. (OPS-130)
 */
export async function newSecrets(shop: string, now: Date): Promise<readonly string[]> {
  const password = randomBytes(24).toString("base64url");
  const identity = await pkcs12Of(await selfSignedIdentity(shop, "receipts", now), password);
  return [
    `TOKEN_SECRET=${randomBytes(32).toString("hex")}`,
    `DOCUMENT_KEYS=${randomBytes(32).toString("base64")}`,
    `DATABASE_PASSWORD=${randomBytes(24).toString("hex")}`,
    `RECEIPT_P12=base64:${Buffer.from(identity).toString("base64")}`,
    `RECEIPT_P12_PASSWORD=${password}`,
  ];
}
