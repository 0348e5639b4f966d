import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";

/** The payee of a bank transfer, as the order shows it. */
export type Beneficiary = {
  name: string;
  address: string;
  bank: string;
  bankAddress: string;
  /** The bank's ABA routing number. */
  routingNumber: string;
  /** The bank's SWIFT code (BIC), for transfers from abroad. */
  swift?: string | undefined;
  account: string;
};

/** Whether nine digits pass the checksum of ABA routing numbers: weights 3, 7, 1; not all zeros. (PAY-26) */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const total = [...text].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return total % 10 === 0;
}

/** Whether it is written as a SWIFT code (ISO 9362): bank, country and place, maybe a branch. (PAY-26) */
export const isSwiftCode = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);

/** Letters and digits that are hard to confuse in handwriting. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** An order's reference, such as `MLC-1001-7K2QX`: the shop's prefix, the plan's id and five random letters. (PAY-26) */
export function transferReference(prefix: string, planId: number, random: Uint8Array): string {
  const letters = [...random.subarray(0, 5)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return `${prefix}-${planId}-${letters}`;
}

/** Whether staff have not checked for the money since the last proof was sent. (DESK-50) */
export const isProofUnseen = (reportedAt: Instant | null, lookedAt: Instant | null): boolean =>
  reportedAt !== null && (lookedAt === null || lookedAt < reportedAt);

/** The arrived amount of a transfer, compared with the amount due. Minor units. */
export type Arrived = { status: "none" | "short" | "exact" | "over"; missing: Minor; over: Minor };

/** Compares the arrived amount with the amount due, to the cent. Minor units. (PAY-28) */
export function arrivedOf(due: Minor, arrived: Minor): Arrived {
  const missing = Math.max(due - arrived, 0);
  const over = Math.max(arrived - due, 0);
  if (arrived === 0) return { status: "none", missing, over };
  if (missing > 0) return { status: "short", missing, over };
  return { status: over > 0 ? "over" : "exact", missing, over };
}

/** Whether money is expected for an order of this status: until it is paid or withdrawn, also after its deadline. */
export const isAwaited = (status: number): boolean =>
  status === PaymentStatus.Created || status === PaymentStatus.Expired;

/**
 * An order's state for staff. `review`, `ended`: a proof to look at, before and after the end of its plan; `short`:
 * waits for the rest; `rejected`, `waiting`: waits for a proof; `expired`, `withdrawn`, `paid`: waits for nothing.
 */
export const orderStatuses = [
  "review",
  "ended",
  "short",
  "rejected",
  "waiting",
  "expired",
  "withdrawn",
  "paid",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

type Order = {
  /** PaymentStatus of PAY-14. */
  status: number;
  /** The plan has the order's proof reviewed. */
  isReviewed: boolean;
  /** Minor units. */
  arrived: Minor;
  proofs: number;
  reportedAt: Instant | null;
  lookedAt: Instant | null;
};

/** What an order waits for: staff, the client or nothing. (DESK-98) */
export function orderStatus({ status, isReviewed, arrived, proofs, reportedAt, lookedAt }: Order): OrderStatus {
  if (status === PaymentStatus.Success) return "paid";
  if (!isAwaited(status)) return "withdrawn";
  if (status === PaymentStatus.Expired) return isProofUnseen(reportedAt, lookedAt) ? "ended" : "expired";
  if (isReviewed) return "review";
  if (arrived > 0) return "short";
  return proofs > 0 ? "rejected" : "waiting";
}

/**
 * The outcome of an arriving amount. It pays the plan, exactly or with an excess that is refunded; or all of it is
 * refunded, as too much for a paid plan (`over`) or because the plan cannot take it (`back`); or the rest is awaited.
 */
export const arrivalOutcomes = ["pays", "paysOver", "back", "over", "short"] as const;

/** Staff's finding: money that arrived, or a proof that is not accepted. */
export const transferFindings = ["received", "rejected"] as const;

type Entry = {
  finding: (typeof transferFindings)[number];
  reversedAt: Instant | null;
};
type EntryOf = {
  /** PaymentStatus of PAY-14. */
  status: number;
  /** The plan waits for this order's money. */
  isCurrent: boolean;
  /** Refunds of the order's money, sent or not. Minor units. */
  toRefund: Minor;
};

/** Why entered money cannot be reversed; null if it can. (PAY-33) */
export function keptBecause(entry: Entry, { status, isCurrent, toRefund }: EntryOf): "done" | "paid" | "ended" | null {
  if (entry.finding !== "received" || entry.reversedAt !== null) return "done";
  if (status === PaymentStatus.Success) return "paid";
  return status === PaymentStatus.Created && isCurrent && toRefund === 0 ? null : "ended";
}
