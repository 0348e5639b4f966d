import { timingSafeEqual } from "node:crypto";

/** Whether what was given is the secret or the digest, compared in constant time. */
export function isSameSecret(candidate: unknown, secret: string): boolean {
  const theirs = Buffer.from(typeof candidate === "string" ? candidate : "");
  const ours = Buffer.from(secret);
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
