import type { Instant } from "../../../shared/instant";
import type { Shop } from "../../../shared/shop";
import type { ReceiptPreview, Signature } from "../receipt.schemas";
import type { TrailEntry } from "./receipt.trail";

/** The data from which a receipt is drawn. */
export type SignedReceipt = {
  preview: ReceiptPreview;
  signature: Signature;
  /** The drawn signature as a PNG; null if the name was typed. */
  strokes: Uint8Array | null;
  signedAt: Instant;
  code: string;
  /** Everything up to the signature. */
  trail: readonly TrailEntry[];
  signerId: number;
  /** The payee. */
  shop: Shop;
  /** The address at which the receipt can be verified. */
  verifyAt: string;
};
