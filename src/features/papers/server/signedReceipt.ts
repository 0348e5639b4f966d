import type { Instant } from "../../../shared/instant";
import type { Shop } from "../../../shared/shop";
import type { ReceiptPreview, Signature } from "../receipt.schemas";
import type { TrailEntry } from "./receipt.trail";

/** What a receipt is drawn from. */
export type SignedReceipt = {
  preview: ReceiptPreview;
  signature: Signature;
  /** The drawn signature as a PNG; null when the name was typed. */
  strokes: Uint8Array | null;
  signedAt: Instant;
  code: string;
  /** Everything up to the signature. */
  trail: readonly TrailEntry[];
  signerId: number;
  /** The payee. */
  shop: Shop;
  /** Where the receipt can be verified. */
  verifyAt: string;
};
