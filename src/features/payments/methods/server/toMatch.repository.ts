import type { Tx } from "../../../../platform/server/services";
import { openOrders } from "../transfer/server/transfer.repository";

/** Payments whose proof waits for staff to match it with money that has arrived, each with its reference and whose it is. */
export async function paymentsToMatch(db: Tx) {
  const reviewed = (await openOrders(db)).filter(({ state }) => state.endsWith("reviewing"));
  return reviewed.map(({ payment, order, firstName, lastName }) => ({
    payment,
    reference: order.reference,
    shownAt: order.reportedAt ?? payment.createdAt,
    client: { firstName, lastName },
  }));
}
