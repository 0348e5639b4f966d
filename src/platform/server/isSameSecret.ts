import { timingSafeEqual } from "node:crypto";

/** Whether a given text is the secret, or has its digest, compared in constant time. */
export function isSameSecret(candidate: unknown, secret: string): boolean {
  const theirs = Buffer.from(typeof candidate === "string" ? candidate : "");
  const ours = Buffer.from(secret);
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
