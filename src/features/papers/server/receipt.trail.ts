import { createHash } from "node:crypto";
import type { Instant } from "../../../shared/instant";
import type { ReceiptPreview, Signature } from "../receipt.schemas";

export const trailTypes = ["created", "opened", "consented", "signed", "sealed"] as const;

/** A step of a receipt: when, from where, and the SHA-256 of its subject. */
export type TrailEvent = {
  type: (typeof trailTypes)[number];
  at: Instant;
  address: string | null;
  userAgent: string | null;
  sha256: string;
};
export type TrailEntry = TrailEvent & { seq: number; hash: string };

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/**
 * The trail with one more event. Its hash covers the event and the previous hash, so that none can be changed or left
 * out. (PAPER-4)
 */
export function extendTrail(trail: readonly TrailEntry[], event: TrailEvent): TrailEntry[] {
  const last = trail.at(-1);
  const seq = (last?.seq ?? 0) + 1;
  return [...trail, { ...event, seq, hash: chain(last?.hash ?? "", seq, event) }];
}

/** Whether every entry's hash follows from the one before. */
export function isIntact(trail: readonly TrailEntry[]): boolean {
  let before = "";
  return trail.every((entry, index) => {
    const follows = entry.seq === index + 1 && entry.hash === chain(before, entry.seq, entry);
    before = entry.hash;
    return follows;
  });
}

function chain(before: string, seq: number, { type, at, address, userAgent, sha256: content }: TrailEvent): string {
  return sha256(JSON.stringify([before, seq, type, at, address, userAgent, content]));
}

type From = { address: string; userAgent: string | null };

/** The hash of what a signer was shown. */
function contentHash({ SignedAt: _at, Code: _code, ...content }: ReceiptPreview): string {
  return sha256(JSON.stringify(content));
}

/** A receipt's first two steps: it was made after the payment, and its signer opened it. */
export function opening(content: ReceiptPreview, from: From, at: Instant): TrailEntry[] {
  const shown = { at, sha256: contentHash(content) };
  const created = extendTrail([], { ...shown, type: "created", address: null, userAgent: null });
  return extendTrail(created, { ...shown, ...from, type: "opened" });
}

/** The trail up to the signature: the signer agreed to a version of the text, and signed what was shown. */
export function signedTrail(
  known: readonly TrailEntry[],
  content: ReceiptPreview,
  { ConsentVersion, SignerName, Drawing }: Signature,
  from: From,
  at: Instant,
): TrailEntry[] {
  const opened = known.length > 0 ? known : opening(content, from, at);
  const consent = { type: "consented", at, ...from, sha256: sha256(`consent/${ConsentVersion}`) } as const;
  const signature = JSON.stringify([contentHash(content), SignerName, Drawing]);
  return extendTrail(extendTrail(opened, consent), { type: "signed", at, ...from, sha256: sha256(signature) });
}

/** The whole trail once the file is sealed. */
export function sealing(trail: readonly TrailEntry[], file: Uint8Array, at: Instant): TrailEntry[] {
  return extendTrail(trail, { type: "sealed", at, address: null, userAgent: null, sha256: sha256(file) });
}
