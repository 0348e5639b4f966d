import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { fundGiveAgain, fundTakeBack } from "../../fund/server/fund.payments";
import { claimPosting, sentPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { lossOf } from "../disputes/dispute.loss";
import { refundCodes } from "../refunds/refundCodes";
import { derivedId } from "./payment.owed";
import type { PaymentRow } from "./payment.repository";
import { insertRefund, type RefundRow, requestsOf, updateOpenRefund, updateRefund } from "./refunds.repository";

/** Money that was refunded without us: by a lost dispute, or an external refund. */
type ExternalRefund = { reference: string; amount: Minor; at: Instant };

/** An owed refund that this settles, and how much of it. */
export type Covered = { refund: RefundRow; amount: Minor };

/**
 * Settles owed refunds of a payment (`waiting`, locked) with money that was refunded without us, the oldest first.
 * Resolves to these and to the amount beyond them. (PAY-31, PAY-34)
 */
export async function settleOwedRefunds(
  tx: Tx,
  { planId, clientId, method }: PaymentRow,
  waiting: readonly RefundRow[],
  { reference, amount, at }: ExternalRefund,
): Promise<{ covered: Covered[]; excess: Minor }> {
  const loss = lossOf(amount, waiting);
  const covered: Covered[] = [];
  for (const part of loss.covered) {
    const refund = waiting.find((one) => one.id === part.id);
    if (!refund) continue;
    const sent = { status: PaymentStatus.Success, providerReference: reference, settledAt: at, askAgainAt: null };
    await updateOpenRefund(tx, refund.id, { ...sent, amount: part.amount, failureCode: null });
    const key = `refund/${refund.id}/sent/${reference}`;
    await post(tx, sentPosting({ key, planId, clientId, at }, method, part.amount));
    if (part.rest > 0) await oweTheRest(tx, refund, part.rest, { reference, at });
    covered.push({ refund, amount: part.amount });
  }
  return { covered, excess: loss.excess };
}

/**
 * The unsettled part of a refund becomes a refund with a new id, because the provider may have been asked for the whole
 * amount under the first id. The client's refund request now waits for the new one; the ledger owes it already.
 */
async function oweTheRest(
  tx: Tx,
  refund: RefundRow,
  amount: Minor,
  { reference, at }: Pick<ExternalRefund, "reference" | "at">,
): Promise<void> {
  await updateRefund(tx, refund.id, { requestId: null });
  const id = derivedId(`refund/${refund.id}/rest/${reference}`);
  // No provider has been asked for it under its new id.
  const isUnasked = refund.failureCode === refundCodes.unknown;
  const status = isUnasked ? { failureCode: null, askAgainAt: at } : {};
  await insertRefund(tx, { ...refund, ...status, id, amount, questionCount: 0 });
}

/**
 * Takes the amount that the client has twice from the fund, up to the balance. Resolves to the rest, which is booked as
 * a claim for finance to settle. `cause`: part of the ledger's keys, `dispute/<id>` or `refund/<id>`. (PAY-32)
 */
export async function claimDoubleRefund(
  tx: Tx,
  { id: paymentId, planId, clientId, status }: PaymentRow,
  cause: string,
  twice: Minor,
  at: Instant,
): Promise<Minor> {
  if (twice === 0) return 0;
  const isOfPlan = status === PaymentStatus.Success;
  const takenBack = isOfPlan
    ? await fundTakeBack(tx, {
        clientId,
        planId,
        requests: requestsOf(tx, planId),
        paymentId,
        cause,
        amount: twice,
        at,
      })
    : 0;
  const shortfall = twice - takenBack;
  if (shortfall > 0) await post(tx, claimPosting({ planId, clientId, at, key: `${cause}/claim` }, shortfall));
  return shortfall;
}

/** Undoes `claimDoubleRefund` after the refund failed at the provider; `shortfall` is the amount still claimed. */
export async function withdrawClaim(
  tx: Tx,
  { planId, clientId }: PaymentRow,
  cause: string,
  shortfall: Minor,
  at: Instant,
): Promise<void> {
  await fundGiveAgain(tx, { clientId, planId, cause, at });
  if (shortfall > 0)
    await post(tx, claimPosting({ planId, clientId, at, key: `${cause}/claimed-no-more` }, -shortfall));
}
