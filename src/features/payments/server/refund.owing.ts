import { createHash } from "node:crypto";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { owedPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { insertRefund, type PaymentRow, type RefundRow, refundedOf } from "./payment.repository";

export type RefundReason = "unsigned" | "notPayable";

type Refundable = Pick<PaymentRow, "id" | "planId" | "clientId" | "method" | "captured">;

/**
 * Decides that an amount of what was taken by a payment goes back the way it came. In the caller's transaction, under
 * its plan's lock: refunds never exceed what was captured. A refund with the same id is there already and stays.
 * Throws `refund.beyondCaptured`.
 */
export async function oweRefund(
  tx: Tx,
  payment: Refundable,
  refund: Pick<RefundRow, "id" | "amount" | "reason"> & Partial<Pick<RefundRow, "bookingId" | "requestId">>,
  at: Instant,
): Promise<void> {
  if (refund.amount <= 0) return;
  if (refund.amount > payment.captured - (await refundedOf(tx, payment.id))) throw new Problem("refund.beyondCaptured");
  const { id: paymentId, planId, clientId } = payment;
  const fresh = await insertRefund(tx, {
    ...refund,
    paymentId,
    status: PaymentStatus.Created,
    createdAt: at,
    // A transfer goes back by a transfer, which the desk makes.
    askAgainAt: payment.method === PaymentProvider.BankTransferToUSA ? null : at,
  });
  if (fresh) await post(tx, owedPosting({ key: `refund/${refund.id}/owed`, planId, clientId, at }, refund.amount));
}

/** All that was taken by a payment and has not gone back yet goes back. One reason refunds once. */
export async function owe(
  tx: Tx,
  payment: Refundable,
  captured: Minor,
  reason: RefundReason,
  at: Instant,
): Promise<void> {
  const amount = captured - (await refundedOf(tx, payment.id));
  await oweRefund(tx, payment, { id: refundId(payment.id, reason), amount, reason }, at);
}

/** The id of the one refund that a payment has for a reason: the provider's idempotency key. */
export function refundId(paymentId: string, reason: RefundReason): string {
  return derivedId(`refund/${paymentId}/${reason}`);
}

/** A UUID that is the same for the same name. */
export function derivedId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
