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
  account: string;
};

/**
 * True when nine digits pass the checksum of ABA routing numbers: 3, 7 and 1 by turns, a multiple of ten, and not
 * zeros. (PAY-26)
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const total = [...text].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return total % 10 === 0;
}

/** Letters and digits that are not taken for one another when they are written by hand. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * A reference of an order from random bytes, `MLC-1001-7K2QX`: five letters of the bytes and the plan's id. (PAY-26)
 */
export function transferReference(planId: number, random: Uint8Array): string {
  const letters = [...random.subarray(0, 5)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return `MLC-${planId}-${letters}`;
}

/** Whether nobody has looked for the money since a proof was last shown. (DESK-50) */
export const isProofUnseen = (reportedAt: Instant | null, lookedAt: Instant | null): boolean =>
  reportedAt !== null && (lookedAt === null || lookedAt < reportedAt);

/** What has arrived of a transfer, compared with the amount asked for. Minor units. */
export type Arrived = { standing: "none" | "short" | "exact" | "over"; missing: Minor; over: Minor };

export function arrivedOf(asked: Minor, arrived: Minor): Arrived {
  const [missing, over] = [Math.max(asked - arrived, 0), Math.max(arrived - asked, 0)];
  if (arrived === 0) return { standing: "none", missing, over };
  if (missing > 0) return { standing: "short", missing, over };
  return { standing: over > 0 ? "over" : "exact", missing, over };
}
