import { type Minor, sum } from "../../shared/money";

/** A paid amount, and how much of it the fund paid. Minor units. */
export type FromFund = { amount: Minor; fromFund: Minor };

/** What was paid for a booking: its price, and its part of the method's charge. (REFUND-11) */
export type PaidShare = FromFund & { bookingId: number; charge: FromFund };

/** A payment: the amount by its method and the amount from the fund; the method's charge is included. */
type Paid = { amount: Minor; fundAmount: Minor };

/**
 * Prorates a payment over its bookings to the cent, in proportion to their prices: the fund's part, and the amount
 * beyond the prices, which is the method's charge. The fund pays the prices before the charge. `place`: a booking's
 * order among them; its id by default. (REFUND-10, REFUND-11)
 */
export function paidShares(
  bookings: readonly { id: number; amount: Minor; place?: number }[],
  { amount: byMethod, fundAmount }: Paid,
): PaidShare[] {
  const ordered = [...bookings].sort((a, b) => (a.place ?? a.id) - (b.place ?? b.id));
  const prices = ordered.map(({ amount }) => amount);
  const price = sum(prices);
  const charges = prorate(Math.max(0, byMethod + fundAmount - price), prices);
  const ofPrices = prorate(Math.min(fundAmount, price), prices);
  const ofCharges = prorate(Math.min(Math.max(0, fundAmount - price), sum(charges)), charges);
  return ordered.map(({ id, amount }, index) => ({
    bookingId: id,
    amount,
    fromFund: ofPrices[index] ?? 0,
    charge: { amount: charges[index] ?? 0, fromFund: ofCharges[index] ?? 0 },
  }));
}

/** A paid booking: the total paid for it, and how much of that was for changes that cost more. Minor units. */
export type PaidBooking = { id: number; amount: Minor; place: number; supplements: readonly Supplement[] };

/** What was paid for a change that cost more: the difference, and the method's charge on it. (PLAN-44) */
export type Supplement = { paymentId: string; price: Minor; charge: Minor };

/** What was paid for each booking of a plan: its share of the plan's payment, and its own changes. (PLAN-51) */
export function sharesOfBookings(bookings: readonly PaidBooking[], first: Paid): PaidShare[] {
  const before = bookings.map(({ id, amount, place, supplements }) => {
    return { id, place, amount: amount - sum(supplements.map(({ price }) => price)) };
  });
  return paidShares(before, first).map((share) => {
    const { amount = share.amount, supplements = [] } = bookings.find(({ id }) => id === share.bookingId) ?? {};
    const charge = share.charge.amount + sum(supplements.map((of) => of.charge));
    return { ...share, amount, charge: { ...share.charge, amount: charge } };
  });
}

/** Takes an amount from several, one after the other, at most what each has; any excess is taken from the last. */
export function allocateInOrder(amount: Minor, lefts: readonly Minor[]): Minor[] {
  let rest = amount;
  return lefts.map((left, index) => {
    const part = index === lefts.length - 1 ? rest : Math.min(rest, Math.max(0, left));
    rest -= part;
    return part;
  });
}

/** Splits an amount into parts that are proportional to others and add up to it. */
export function prorate(amount: Minor, over: readonly Minor[]): Minor[] {
  const total = sum(over);
  let before = 0;
  return over.map((part) => {
    const upTo = (reached: Minor) => (total === 0 ? 0 : Math.floor((amount * reached) / total));
    const share = upTo(before + part) - upTo(before);
    before += part;
    return share;
  });
}
