import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { owedAgainPosting, settledPosting, unowedPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import { withdrawClaim } from "../externalRefunds";
import type { PaymentRow } from "../payment.repository";
import { updateRefund } from "../refunds.repository";
import { deleteShares, type ExternalRefundRow } from "./outside.repository";

/**
 * Takes an external refund off the books, under the plan's lock: its money counts as held again, and the client's debt
 * from it is cancelled. The movement itself stays. (PAY-34)
 */
export async function reverseExternalRefund(
  tx: Tx,
  payment: PaymentRow,
  { movement, refund }: ExternalRefundRow,
  at: Instant,
): Promise<void> {
  const { planId, clientId, method } = payment;
  const what = { planId, clientId, at };
  const cause = `refund/${refund.id}`;
  await updateRefund(tx, refund.id, { status: PaymentStatus.Failed });
  await post(tx, owedAgainPosting({ ...what, key: `${cause}/failed` }, method, refund.amount));
  await post(tx, unowedPosting({ ...what, key: `${cause}/unowed` }, refund.amount));
  const { shortfall, shortfallAs } = movement;
  if (shortfallAs) await post(tx, settledPosting({ ...what, key: `${cause}/unsettled` }, shortfallAs, -shortfall));
  await withdrawClaim(tx, payment, cause, shortfall, at);
  await deleteShares(tx, movement.id);
}
