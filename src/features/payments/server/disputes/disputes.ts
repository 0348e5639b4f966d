import type { Notify } from "../../../../platform/server/notify/notify";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { owedPosting, sentPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import { type DisputeStatus, disputeAfter, isClosed } from "../../disputes/dispute.rules";
import type { MoneyAlert } from "../../outside/moneyAlerts";
import { refundCodes, refundReasons } from "../../refunds/refundCodes";
import { claimDoubleRefund, settleOwedRefunds } from "../externalRefunds";
import type { AlertStaff } from "../outside/money.alerts";
import { derivedId, refundableAmount } from "../payment.owed";
import type { PaymentRow } from "../payment.repository";
import { insertRefund, type RefundRow } from "../refunds.repository";
import { disputeOutcome } from "./disputeOutcome";
import { lockDispute, lockOpenRefunds, resumeRefunds, saveDispute, setShortfall } from "./disputes.repository";

/** What a provider reports about a dispute. Amounts in minor units. */
export type ReportedDispute = {
  id: string;
  amount: Minor;
  reason: string;
  status: DisputeStatus;
  respondBy: number | null;
};

type News = { id: string; amount: Minor; status: DisputeStatus; respondBy: Instant | null; isFirst: boolean };

/**
 * Records a dispute as the provider reports it, on its locked plan, in any order of messages; client and finance are
 * notified. Until the bank decides, the plan's papers are blocked and nothing of the payment is refunded; a lost
 * dispute is itself the refund. Resolves to false, with nothing done, for a lost dispute while a refund may have been
 * sent and is not recorded: the dispute must be reported again once that is known. (PAY-30, PAY-31)
 */
export function disputeRecorder({ notify, alert }: { notify: Notify; alert: AlertStaff }) {
  /** Notifies finance and the client, whichever message about a dispute arrives first. */
  async function tell(plan: LockedPlan, payment: PaymentRow, { id, amount, status, respondBy, isFirst }: News) {
    const { tx, at } = plan;
    const { planId, clientId } = payment;
    const isOver = isClosed(status);
    const objectStatus = isFirst || isOver ? status : `${status} until ${respondBy}`;
    await alert(plan, payment, alerts[status], { object: id, objectStatus, amount });
    const template = templates[status];
    const values = { planId, amount, ...(isOver && (await disputeOutcome(plan, payment.id))) };
    await notify(tx, { clientId, planId, key: `dispute-${id}-${template}`, template, values, at });
  }

  return async (plan: LockedPlan, payment: PaymentRow, reported: ReportedDispute): Promise<boolean> => {
    const { tx, at } = plan;
    const { id, amount, reason } = reported;
    const known = await lockDispute(tx, id);
    // The loss is booked and perhaps settled, so staff are alerted that the money has come back after all.
    if (known?.status === "lost" && reported.status === "won")
      await alert(plan, payment, "disputeReversed", { object: id, objectStatus: reported.status, amount });
    const next = disputeAfter(known ?? null, reported, at);
    if (!next) return true;
    const waiting = next.status === "lost" ? await lockOpenRefunds(tx, payment.id) : [];
    if (waiting.some(({ failureCode }) => failureCode === refundCodes.unknown)) return false;
    await saveDispute(tx, { ...unsettled, ...known, ...next, id, paymentId: payment.id, amount, reason });
    if (next.status === "lost") await takeAsRefunded(plan, payment, reported, waiting);
    if (isClosed(next.status)) await resumeRefunds(tx, payment.id, at);
    const isNews = known === undefined || next.status !== "answered";
    if (isNews) await tell(plan, payment, { id, amount, ...next, isFirst: known === undefined });
    return true;
  };
}

/** A lost dispute is not a claim on the client yet. */
const unsettled = { shortfall: 0, settledAt: null, settledAs: null };

const templates = {
  open: "disputeOpened",
  answered: "disputeOpened",
  won: "disputeWon",
  lost: "disputeLost",
} as const satisfies Record<DisputeStatus, string>;

const alerts = {
  open: "disputed",
  answered: "disputed",
  won: "disputeWon",
  lost: "disputeLost",
} as const satisfies Record<DisputeStatus, MoneyAlert>;

/**
 * The bank has refunded the money. This settles the owed refunds (`waiting`, locked); the rest is a refund that was not
 * owed before.
 */
async function takeAsRefunded(
  { tx, at }: LockedPlan,
  payment: PaymentRow,
  { id, amount }: ReportedDispute,
  waiting: readonly RefundRow[],
): Promise<void> {
  const { id: paymentId, planId, clientId, method } = payment;
  const what = { planId, clientId, at };
  const { excess } = await settleOwedRefunds(tx, payment, waiting, { reference: id, amount, at });
  if (excess === 0) return;
  const left = await refundableAmount(tx, payment);
  const refundId = derivedId(`dispute/${id}`);
  const sent = { status: PaymentStatus.Success, providerReference: id, settledAt: at, askAgainAt: null };
  await insertRefund(tx, {
    ...sent,
    id: refundId,
    paymentId,
    amount: excess,
    reason: refundReasons.disputed,
    createdAt: at,
  });
  await post(tx, owedPosting({ ...what, key: `refund/${refundId}/owed` }, excess));
  await post(tx, sentPosting({ ...what, key: `refund/${refundId}/sent` }, method, excess));
  const shortfall = await claimDoubleRefund(tx, payment, `dispute/${id}`, Math.max(0, excess - Math.max(0, left)), at);
  if (shortfall > 0) await setShortfall(tx, id, shortfall);
}
