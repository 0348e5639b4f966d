import { timingSafeEqual } from "node:crypto";

/** Whether what was given is the secret or the digest, compared in constant time. */
export function isSameSecret(given: unknown, secret: string): boolean {
  const theirs = Buffer.from(typeof given === "string" ? given : "");
  const ours = Buffer.from(secret);
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
