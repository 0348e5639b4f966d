import { PaymentStatus } from "../../../../shared/enumerations";
import type { CheckoutSnapshot } from "../../../plan/checkout/checkout.states";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import { type DisputeOutcome, type DisputeOutcomeFacts, disputeOutcomeFrom } from "../../disputes/disputeOutcome.rules";
import { findPayment } from "../payment.repository";
import { holdOnPapers, isDisputed } from "./disputes.repository";

/** `refunds`: whether the payment's refunds continue, or wait for the bank's decision on another dispute. */
export type PaymentOutcome = DisputeOutcome & { refunds: "sent" | "wait" };

/** How a plan and its payment go on, read after the end of the payment's dispute was stored. (PAY-30, PAY-31, PAY-32) */
export async function disputeOutcome(
  { tx, row, snapshot }: Pick<LockedPlan, "tx" | "row" | "snapshot">,
  paymentId: string,
): Promise<PaymentOutcome> {
  const outlook = disputeOutcomeFrom({
    paidPlan: (await findPayment(tx, paymentId))?.status === PaymentStatus.Success,
    hold: await holdOnPapers(tx, row.id),
    stage: stageOf(snapshot),
    signBy: snapshot.context.signWindow?.closesAt ?? null,
  });
  return { ...outlook, refunds: (await isDisputed(tx, paymentId)) ? "wait" : "sent" };
}

function stageOf(snapshot: CheckoutSnapshot): DisputeOutcomeFacts["stage"] {
  if (snapshot.matches("cancelled") || snapshot.matches("completed")) return "ended";
  if (snapshot.matches("signing")) return "signing";
  return snapshot.matches("printing") ? "printing" : "unpaid";
}
