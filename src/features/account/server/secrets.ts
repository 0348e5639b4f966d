import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Random bytes, handed in. */
export type RandomBytes = (size: number) => Uint8Array;

/** A secret of 256 bits that fits into a link or a cookie. */
export function newSecret(random: RandomBytes): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** What is stored of a secret (SAFE-10). Secrets of 256 bits need no salt and no slow hash. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Six digits that people type, drawn evenly: a byte of 250 or more would favour the low ones. */
export function sixDigits(random: RandomBytes): string {
  const digits: number[] = [];
  while (digits.length < 6) for (const byte of random(12)) if (byte < 250) digits.push(byte % 10);
  return digits.slice(0, 6).join("");
}

/** What is stored of a code that is too short to be hidden by a hash alone: what it is for comes first in `parts`. */
export function keyedDigest(key: string, parts: readonly string[]): string {
  return createHmac("sha256", key).update(parts.join("\0")).digest("base64url");
}

/** Compares digests in constant time, so that it reveals nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * The refresh token after this one. Derived, not drawn, so that the same answer can be given twice without keeping it;
 * without the key nobody gets from one token to the next.
 */
export function successor(secret: string, key: string): string {
  return createHmac("sha256", key).update("refresh\0").update(secret).digest("base64url");
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** A password to be mailed, of the form that `looksTemporary` knows: 60 random bits, easy to read and to type. */
export function temporaryPassword(random: RandomBytes): string {
  const signs = [...random(12)].map((byte) => alphabet[byte % 32]).join("");
  return `tmp-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}
