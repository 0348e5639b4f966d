import { type Minor, sum } from "../../../shared/money";

/** A refund that is owed and was not sent. Minor units. */
type Waiting = { id: string; amount: Minor };

/**
 * How a lost dispute is booked. `covered`: owed refunds that the bank has now made, each with the rest still to be
 * sent; `excess`: the amount that the bank took beyond what we owed.
 */
export type Loss = { covered: readonly (Waiting & { rest: Minor })[]; excess: Minor };

/**
 * The amount that the bank took settles owed refunds, oldest first, the last one perhaps in part; what is left is
 * `excess`. (PAY-31)
 */
export function lossOf(amount: Minor, waiting: readonly Waiting[]): Loss {
  let left = amount;
  const covered = waiting.flatMap((refund) => {
    const taken = Math.min(refund.amount, left);
    left -= taken;
    return taken > 0 ? [{ id: refund.id, amount: taken, rest: refund.amount - taken }] : [];
  });
  return { covered, excess: amount - sum(covered.map((one) => one.amount)) };
}
