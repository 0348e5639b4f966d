import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { reversedPosting } from "../../../../ledger/ledger.rules";
import { post } from "../../../../ledger/server/ledger.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { actorOf } from "../../../../plan/server/plan.service";
import { lockPayment, updatePayment } from "../../../server/payment.repository";
import { refundedOf } from "../../../server/refunds.repository";
import { arrivedOf, keptBecause } from "../transfer.rules";
import type { Transfer, TransferReversal } from "../transfer.schemas";
import { isWaitedFor } from "./transfer.expected";
import { findReview, markReversed, referencesEntered } from "./transfer.repository";
import type { TransferService } from "./transfer.service";

/** Why an entry of money cannot be reversed. */
const problems = {
  done: "transfer.reversedBefore",
  paid: "transfer.paidPlan",
  ended: "transfer.decided",
} as const;

type Deps = { db: Tx; commands: CheckoutCommands; transfers: Pick<TransferService, "owned" | "read">; notify: Notify };

/** Money that was entered for the wrong order: staff take the entry back. Staff alone. */
export function transferReversal({ db, commands, transfers, notify }: Deps) {
  /**
   * Reverses money that was entered for an order by mistake. The order waits for the whole rest again, and the money
   * can be entered for the right order. Throws `transfer.reversedBefore`, `transfer.paidPlan`, `transfer.decided`.
   * (PAY-33)
   */
  async function reverse(caller: Caller, { ReviewId, Reason: reason }: TransferReversal): Promise<Transfer> {
    requireStaff(caller);
    const known = await findReview(db, ReviewId);
    if (!known) throw new Problem("notFound");
    const { paymentId, amount } = known;
    const { payment: before } = await transfers.owned(caller, paymentId);
    await commands.change(null, before.planId, async (plan) => {
      const { tx, at } = plan;
      // A plan whose end is due counts as ended and its money is refunded, even if the sweeper has not run.
      await plan.save();
      const payment = await lockPayment(tx, paymentId);
      const entry = await findReview(tx, ReviewId);
      if (!payment || !entry) throw new Problem("notFound");
      const kept = keptBecause(entry, {
        status: payment.status,
        isCurrent: isWaitedFor(plan.snapshot, paymentId),
        toRefund: await refundedOf(tx, paymentId),
      });
      if (kept) throw new Problem(problems[kept]);
      const refused = plan.take({ type: "transfer.reversed", attemptId: paymentId, amount }, actorOf(caller));
      if (refused) return refused;
      const { planId, clientId, method } = payment;
      const posting = { key: `payment/${paymentId}/reversed/${ReviewId}`, planId, clientId, at };
      await post(tx, reversedPosting(posting, method, amount));
      await markReversed(tx, { id: ReviewId, at, staffId: caller.clientId, reason });
      const captured = payment.captured - amount;
      const authorisation = await referencesEntered(tx, paymentId);
      await updatePayment(tx, paymentId, { captured, authorisation });
      const facts = { amount, reference: entry.bankReference ?? "", payment: paymentId };
      await writeAudit(tx, { at, caller, action: "transfer.reversed", subject: `plan ${planId}`, facts, reason });
      const { missing } = arrivedOf(payment.amount, captured);
      const values = { planId, amount, missingAmount: missing };
      const key = `transfer-${ReviewId}-reversed`;
      await notify(tx, { clientId, planId, key, template: "transferReversed", values, at });
      return undefined;
    });
    return transfers.read(paymentId);
  }

  return { reverse };
}
