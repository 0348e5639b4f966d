import { randomUUID } from "node:crypto";
import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { paymentPath } from "../../../../plan/plan.pages";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { actorOf } from "../../../../plan/server/plan.service";
import { lockPayment } from "../../../server/payment.repository";
import { isProofUnseen } from "../transfer.rules";
import type { Transfer, TransferRejection } from "../transfer.schemas";
import { findOrder, insertReview, lastFindings } from "./transfer.repository";
import type { TransferService } from "./transfer.service";

type Deps = { commands: CheckoutCommands; transfers: Pick<TransferService, "owned" | "read">; notify: Notify };

/** Proofs without money: staff reject them. Staff alone. */
export function transferRejection({ commands, transfers, notify }: Deps) {
  /**
   * Rejects a proof. The client is told the reason and has at least twelve hours left; after the plan's end, the client
   * is told that the money was not found. Throws `checkout.refused`. (PAY-27, DESK-70)
   */
  async function reject(caller: Caller, { PaymentId, Reason: reason }: TransferRejection): Promise<Transfer> {
    requireStaff(caller);
    const { payment } = await transfers.owned(caller, PaymentId);
    const { planId, clientId } = payment;
    await commands.change(null, planId, async (plan) => {
      const { tx, at } = plan;
      // A plan whose end is due counts as ended, even if the sweeper has not run.
      await plan.save();
      const hasEnded = await isUnseenAfterTheEnd(tx, PaymentId);
      const refused = hasEnded
        ? undefined
        : plan.take({ type: "transfer.rejected", attemptId: PaymentId }, actorOf(caller));
      if (refused) return refused;
      const id = randomUUID();
      const found = { id, paymentId: PaymentId, at, staffId: caller.clientId, finding: "rejected" } as const;
      await insertReview(tx, { ...found, amount: 0, reason });
      const facts = { payment: PaymentId };
      await writeAudit(tx, { at, caller, action: "transfer.rejected", subject: `plan ${planId}`, reason, facts });
      const message = { clientId, planId, key: `transfer-${id}`, at };
      const deadlineAt = plan.snapshot.context.payWindow?.closesAt ?? at;
      await notify(
        tx,
        hasEnded
          ? { ...message, template: "transferNotFound", values: { planId, reason } }
          : {
              ...message,
              template: "transferRejected",
              values: { planId, reason, deadlineAt },
              path: paymentPath(planId),
            },
      );
      return undefined;
    });
    return transfers.read(PaymentId);
  }

  return { reject };
}

/** Whether the order ended with its plan, and nobody has looked for its money since the last proof. */
async function isUnseenAfterTheEnd(tx: Tx, paymentId: string): Promise<boolean> {
  if ((await lockPayment(tx, paymentId))?.status !== PaymentStatus.Expired) return false;
  const ended = await findOrder(tx, paymentId);
  if (!ended) return false;
  const lookedAt = (await lastFindings(tx, [paymentId])).get(paymentId) ?? null;
  return isProofUnseen(ended.order.reportedAt, lookedAt);
}
