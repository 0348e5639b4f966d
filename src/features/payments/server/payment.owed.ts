import { createHash } from "node:crypto";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { fundGivenFor } from "../../fund/server/fund.payments";
import { owedPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { isMovedByStaff } from "../methods/methods.facts";
import { heldByOthers, type PaymentRow } from "./payment.repository";
import { insertRefund, type RefundRow, refundedOf, requestsOf } from "./refunds.repository";

export type RefundReason = "unsigned" | "notPayable";

type Refundable = Pick<PaymentRow, "id" | "planId" | "clientId" | "method" | "captured" | "status">;

/**
 * Creates a refund of an amount of a payment, the way it came. In the caller's transaction, under the plan's lock:
 * refunds never exceed what was captured (FAULT-13, SIM-6). No effect if a refund with the same id exists. Throws
 * `refund.beyondCaptured`. (REFUND-12, REFUND-14)
 */
export async function addRefund(
  tx: Tx,
  payment: Refundable,
  refund: Pick<RefundRow, "id" | "amount" | "reason"> & Partial<Pick<RefundRow, "bookingId" | "requestId">>,
  at: Instant,
): Promise<void> {
  if (refund.amount <= 0) return;
  const limit = await refundableAmount(tx, payment);
  if (refund.amount > limit) throw new Problem("refund.beyondCaptured", { limit });
  const { id: paymentId, planId, clientId } = payment;
  const fresh = await insertRefund(tx, {
    ...refund,
    paymentId,
    status: PaymentStatus.Created,
    createdAt: at,
    askAgainAt: isMovedByStaff(payment.method) ? null : at,
  });
  if (fresh) await post(tx, owedPosting({ key: `refund/${refund.id}/owed`, planId, clientId, at }, refund.amount));
}

/**
 * The amount of a payment that can still be refunded: captured, less refunds the way it came, by the payer's bank, and
 * to the fund. Refunds to the fund are taken from all payments of the plan together. The caller holds the plan's lock.
 * (SIM-6)
 */
export async function refundableAmount(
  tx: Tx,
  { id, planId, captured, status }: Pick<PaymentRow, "id" | "planId" | "captured" | "status">,
): Promise<Minor> {
  const own = captured - (await refundedOf(tx, id));
  if (status !== PaymentStatus.Success) return own;
  const given = await fundGivenFor(tx, requestsOf(tx, planId));
  return Math.min(own, own + (await heldByOthers(tx, planId, id)) - given);
}

/** The same for several payments of a paid plan together. (PLAN-51) */
export async function refundableAmounts(tx: Tx, payments: readonly PaymentRow[]): Promise<Minor> {
  const [one, ...others] = payments;
  if (!one) return 0;
  const given = await fundGivenFor(tx, requestsOf(tx, one.planId));
  const besides = await heldByOthers(tx, one.planId, one.id);
  const ofOne = one.captured - (await refundedOf(tx, one.id));
  let own = ofOne;
  for (const { id, captured } of others) own += captured - (await refundedOf(tx, id));
  return Math.min(own, ofOne + besides - given);
}

/**
 * Refunds everything of a payment that was captured and is not refunded yet, including the method's charge; once per
 * reason. Resolves to the amount. (REFUND-11)
 */
export async function addRefundOfRest(
  tx: Tx,
  payment: Refundable,
  captured: Minor,
  reason: RefundReason,
  at: Instant,
): Promise<Minor> {
  const amount = captured - (await refundedOf(tx, payment.id));
  await addRefund(tx, payment, { id: refundId(payment.id, reason), amount, reason }, at);
  return amount;
}

/** The id of the one refund of a payment for a reason; also the provider's idempotency key. */
export function refundId(paymentId: string, reason: RefundReason): string {
  return derivedId(`refund/${paymentId}/${reason}`);
}

/** A UUID derived from a name: equal for equal names. */
export function derivedId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
