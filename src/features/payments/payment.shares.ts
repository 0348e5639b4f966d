import { type Minor, sum } from "../../shared/money";

/** What was paid for a booking, without the method's charge, and the fund's part of it. Minor units. (REFUND-11) */
export type PaidShare = { bookingId: number; amount: Minor; fromFund: Minor };

/**
 * Spreads the part paid from the fund over the bookings of a payment, in proportion to their prices, to the cent.
 * (REFUND-10)
 */
export function paidShares(bookings: readonly { id: number; amount: Minor }[], fundAmount: Minor): PaidShare[] {
  const total = sum(bookings.map(({ amount }) => amount));
  const shared = Math.min(fundAmount, total);
  let before = 0;
  return [...bookings]
    .sort((a, b) => a.id - b.id)
    .map(({ id, amount }) => {
      const upTo = (paid: Minor) => (total === 0 ? 0 : Math.floor((shared * paid) / total));
      const fromFund = upTo(before + amount) - upTo(before);
      before += amount;
      return { bookingId: id, amount, fromFund };
    });
}
