import { isAudited, writeSystemAudit } from "../../../../platform/server/audit/audit.repository";
import type { Notify } from "../../../../platform/server/notify/notify";
import type { AuditAction } from "../../../../shared/auditActions";
import type { Minor } from "../../../../shared/money";
import { owedAgainPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import { staffIds } from "../../../plan/server/checkout/checkout.repository";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import { wayBack } from "../../money.words";
import type { MoneyAlert } from "../../outside/moneyAlerts";
import { refundCodes } from "../../refunds/refundCodes";
import type { ListedRefund } from "../payment.ports";
import type { PaymentRow } from "../payment.repository";
import { findSentRefund, hasUnknownRefund, reopenRefund } from "../refunds.repository";

/**
 * The movement: the provider's id and status, which identify it, and the amount in minor units of `currency`, by
 * default the payment's.
 */
type Moved = { object: string | null; objectStatus: string | null; amount: Minor; currency?: string };

export type AlertStaff = ReturnType<typeof moneyAlerts>;

/**
 * Alerts staff to external movements of money, with their amounts: a dispute, a refund made at the provider, a failed
 * one, money in another currency, a warning of fraud. Each once, however often the provider reports it.
 */
export function moneyAlerts({ notify }: { notify: Notify }) {
  return async (
    plan: LockedPlan,
    payment: Pick<PaymentRow, "currency">,
    what: MoneyAlert,
    moved: Moved,
  ): Promise<void> => {
    const { tx, row, at } = plan;
    const { amount, currency = payment.currency } = moved;
    const object = moved.object ?? "";
    const status = moved.objectStatus ?? "";
    const action: AuditAction = `payment.${what}`;
    const entry = { action, subject: `plan ${row.id}`, facts: { what, object, status } };
    if (await isAudited(tx, entry)) return;
    await writeSystemAudit(tx, { ...entry, facts: { ...entry.facts, amount, currency }, at });
    const values = { planId: row.id, what, amount, currency };
    for (const clientId of await staffIds(tx, "finance")) {
      const key = `plan-${row.id}-${what}-${object}-${status}-${clientId}`;
      await notify(tx, { clientId, planId: row.id, key, template: "moneyAlert", values, at });
    }
  };
}

/**
 * A refund that failed at its provider. `key`: our refund's id from its metadata; null if it has none. `isBooked`: it
 * was booked as an external refund.
 */
export type FailedRefund = Pick<ListedRefund, "reference" | "amount" | "key"> & { status: string; isBooked: boolean };

/**
 * Records that a refund has failed at its provider. One of ours is owed again, to be sent by hand, and the client is
 * told why it did not arrive; staff are alerted. Resolves to false, with nothing done, for a refund that may be ours
 * and is not recorded as sent yet: it must be reported again once that is known. (REFUND-14)
 */
export function failedRefunds({ notify, alert }: { notify: Notify; alert: AlertStaff }) {
  return async (plan: LockedPlan, payment: PaymentRow, failed: FailedRefund): Promise<boolean> => {
    const { reference, status, key } = failed;
    const action: AuditAction = "payment.refundFailed";
    const known = { action, subject: `plan ${plan.row.id}`, facts: { object: reference } };
    // It was made owed again by an earlier report.
    if (await isAudited(plan.tx, known)) return true;
    const amount = await takeBack(plan, payment, reference);
    if (amount === null && failed.isBooked) return true;
    if (amount === null && key !== null && (await hasUnknownRefund(plan.tx, payment.id))) return false;
    const moved = { object: reference, objectStatus: status, amount: amount ?? failed.amount };
    await alert(plan, payment, amount === null ? "elsewhereFailed" : "refundFailed", moved);
    return true;
  };

  /** The provider has the money back. Resolves to the amount; null: we have recorded no such refund as sent. */
  async function takeBack({ tx, at }: LockedPlan, payment: PaymentRow, reference: string): Promise<Minor | null> {
    const refund = await findSentRefund(tx, payment.id, reference);
    if (!refund) return null;
    await reopenRefund(tx, refund.id, refundCodes.sentBack);
    const { planId, clientId, method } = payment;
    const key = `refund/${refund.id}/back/${reference}`;
    await post(tx, owedAgainPosting({ key, planId, clientId, at }, method, refund.amount));
    const values = { planId, amount: refund.amount, ...wayBack(method) };
    const message = { clientId, planId, key: `refund-${refund.id}-back-${reference}`, values, at };
    await notify(tx, { ...message, template: "refundReturned" });
    return refund.amount;
  }
}
