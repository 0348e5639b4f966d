import type { Tx } from "../../../../platform/server/services";
import type { Clock, Instant } from "../../../../shared/instant";
import {
  type BookedPayment,
  type Difference,
  differences,
  isSameMoney,
  refundDifferences,
} from "../../comparison/comparison.rules";
import type { ListedMoney, ListedRefund, ProviderBook } from "../payment.ports";
import { readOwnBook } from "./comparison.repository";

type Deps = {
  db: Tx;
  now: Clock;
  /** The system's clock, which providers also date by. */
  systemClock: Clock;
};

/** A payment whose refunds differ, and all refunds of its charge. */
export type RefundNews = { payment: BookedPayment; refunds: readonly ListedRefund[] };

/**
 * A provider's list, and how our book differs from it. `wholeSince`: charges and refunds since this instant of the
 * system's clock may still become known; the next comparison goes back to it.
 */
export type Comparison = {
  listed: ListedMoney;
  differences: Difference[];
  refundNews: RefundNews[];
  wholeSince: Instant;
};

/**
 * Compares our book of a method's payments with its provider's list since an instant of the system's clock; changes
 * nothing. Null: the provider's answer was incomplete. Each apparent difference is checked with a request of its own: a
 * missing payment, whose charge may be dated before that instant, and a charge's refunds, of which the list has only a
 * part. (PAY-36)
 */
export async function compareBook(
  { db, now, systemClock }: Deps,
  { id: method, book }: { id: number; book: ProviderBook },
  since: Instant,
): Promise<Comparison | null> {
  // The shop's clock may have been moved.
  const until = now();
  const ahead = until - systemClock();
  const listed = await book.list(since);
  if (listed === "unknown") return null;
  const from = since + ahead;
  const own = await readOwnBook(db, method, listed, from);
  const { keepsKeys } = book;
  const sure: Difference[] = [];
  const refunded = new Map<string, BookedPayment>();
  for (const difference of differences({ charges: listed.charges, refunds: listed.refunds, keepsKeys }, own, {
    from,
    until,
  })) {
    if (difference.kind === "chargeMissing") {
      const { payment } = difference;
      const charge = await book.charge(payment.reference);
      if (charge === "unknown") return null;
      if (charge === null) sure.push(difference);
      else if (!isSameMoney(payment, charge)) sure.push({ kind: "amountDiffers", payment, charge });
    } else if (difference.kind === "chargeUnknown" || difference.kind === "amountDiffers") sure.push(difference);
    else refunded.set(difference.payment.id, difference.payment);
  }
  const refundNews: RefundNews[] = [];
  for (const payment of refunded.values()) {
    const refunds = await book.refundsOf(payment.reference);
    if (refunds === "unknown") return null;
    const found = refundDifferences(payment, refunds, { isAll: true, keepsKeys });
    sure.push(...found);
    if (found.length > 0) refundNews.push({ payment, refunds });
  }
  const wholeSince = Math.min(until, ...own.pending.map(({ createdAt }) => createdAt)) - ahead;
  return { listed, differences: sure, refundNews, wholeSince };
}
