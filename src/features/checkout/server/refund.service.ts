import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Clock, Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { Tx } from "../../plan/server/plan.ports";
import type { Notify } from "./checkout.ports";
import type { CardProvider, Reached } from "./payment.ports";
import {
  claimRefunds,
  findRefund,
  insertRefund,
  type PaymentRow,
  refundedOf,
  successfulPaymentOf,
  updateOpenRefund,
} from "./payment.repository";
import { ANSWER_WITHIN, askAgainAt } from "./payment.rules";

export type RefundReason = "unsigned" | "notPayable";

type Parts = { db: Tx; now: Clock; log: FastifyBaseLogger; provider: CardProvider; notify: Notify; reached: Reached };

/**
 * Decides that all that was taken by a payment and has not gone back yet goes back. In the caller's transaction, under
 * its plan's lock, so that refunds never exceed what was captured. One reason refunds once.
 */
export async function owe(
  tx: Tx,
  payment: Pick<PaymentRow, "id">,
  captured: Minor,
  reason: RefundReason,
  at: Instant,
): Promise<void> {
  const amount = captured - (await refundedOf(tx, payment.id));
  if (amount <= 0) return;
  await insertRefund(tx, {
    id: refundId(payment.id, reason),
    paymentId: payment.id,
    amount,
    reason,
    status: PaymentStatus.Created,
    createdAt: at,
    askAgainAt: at,
  });
}

/** The whole payment of a plan goes back to its original method. */
export async function refundPlan(tx: Tx, planId: number, reason: RefundReason, at: Instant): Promise<void> {
  const payment = await successfulPaymentOf(tx, planId);
  if (payment) await owe(tx, payment, payment.amount, reason, at);
}

/** The id of the one refund that a payment has for a reason: the provider's idempotency key. */
function refundId(paymentId: string, reason: RefundReason): string {
  const hex = createHash("sha256").update(`refund/${paymentId}/${reason}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Sends what is owed, again and again until the provider has taken it. */
export function refundSender({ db, now, log, provider, notify, reached }: Parts) {
  async function send(id: string): Promise<void> {
    const found = await findRefund(db, id);
    if (!found || found.refund.status !== PaymentStatus.Created) return;
    const { refund, payment } = found;
    reached("refund.claimed");
    const outcome = await provider.refund({ key: id, charge: payment.providerReference ?? "", amount: refund.amount });
    reached("refund.sent");
    if (outcome.kind !== "refunded") {
      // A refusal changes nothing about what is owed: staff see it in the log, and it is tried again.
      log.error({ refund: id, payment: payment.id, outcome }, "refund not taken by the provider");
      await updateOpenRefund(db, id, { askAgainAt: askAgainAt(now(), refund.asked) });
      return;
    }
    await db.transaction(async (tx) => {
      const at = now();
      const settled = { status: PaymentStatus.Success, providerReference: outcome.reference, settledAt: at };
      if (!(await updateOpenRefund(tx, id, { ...settled, askAgainAt: null }))) return;
      const { planId, clientId } = payment;
      const values = { planId, amount: refund.amount };
      await notify(tx, { clientId, planId, key: `refund-${id}`, template: "refundSent", values, at });
      reached("refund.settling");
    });
    reached("refund.settled");
  }

  /** Sends the refunds that are due; how many. */
  return async function sendRefunds(limit = 20): Promise<number> {
    const at = now();
    const ids = await claimRefunds(db, at, at + ANSWER_WITHIN, limit);
    for (const id of ids) await send(id);
    return ids.length;
  };
}
