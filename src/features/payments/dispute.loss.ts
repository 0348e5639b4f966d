import { type Minor, sum } from "../../shared/money";

/** A refund that is owed and was not sent. Minor units. */
type Waiting = { id: string; amount: Minor };

/**
 * What a lost dispute amounts to. `covered`: refunds that the bank has made for us, each with what remains to be sent;
 * `besides`: what the bank took beyond what we owed.
 */
export type Loss = { covered: readonly (Waiting & { rest: Minor })[]; besides: Minor };

/**
 * What a bank takes settles owed refunds, the oldest first and the last one perhaps in part; all of it is booked.
 * (PAY-31)
 */
export function lossOf(amount: Minor, waiting: readonly Waiting[]): Loss {
  let left = amount;
  const covered = waiting.flatMap((refund) => {
    const taken = Math.min(refund.amount, left);
    left -= taken;
    return taken > 0 ? [{ id: refund.id, amount: taken, rest: refund.amount - taken }] : [];
  });
  return { covered, besides: amount - sum(covered.map((one) => one.amount)) };
}
