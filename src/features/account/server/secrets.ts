import { createHash, createHmac } from "node:crypto";

/** A source of random bytes, passed in. */
export type RandomBytes = (size: number) => Uint8Array;

/** A secret of 256 bits that fits into a link or a cookie. */
export function newSecret(random: RandomBytes): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** The digest of a secret, which is what is stored (SAFE-10). Secrets of 256 bits need no salt and no slow hash. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Six digits for people to type, uniformly drawn: bytes of 250 and more would favour low digits and are dropped. */
export function sixDigits(random: RandomBytes): string {
  const digits: number[] = [];
  while (digits.length < 6) for (const byte of random(12)) if (byte < 250) digits.push(byte % 10);
  return digits.slice(0, 6).join("");
}

/** The digest of a code that is too short to be hidden by a plain hash. The first of `parts` is the code's purpose. */
export function keyedDigest(key: string, parts: readonly string[]): string {
  return createHmac("sha256", key).update(parts.join("\0")).digest("base64url");
}

/**
 * The refresh token after this one. Derived, not random, so that the same answer can be repeated without storing it;
 * without the key nobody can compute it.
 */
export function successor(secret: string, key: string): string {
  return createHmac("sha256", key).update("refresh\0").update(secret).digest("base64url");
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** A password to be mailed, in the form of `looksTemporary`: 60 random bits, easy to read and to type. */
export function temporaryPassword(random: RandomBytes): string {
  const signs = [...random(12)].map((byte) => alphabet[byte % 32]).join("");
  return `tmp-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}
