import { isAudited, writeSystemAudit } from "../../../../platform/server/audit/audit.repository";
import type { Notify } from "../../../../platform/server/notify/notify";
import { owedAgainPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import type { LockedPlan } from "../../../plan/server/checkout/checkout.commands";
import { staffIds } from "../../../plan/server/checkout/checkout.repository";
import { wayBack } from "../../money.words";
import type { MoneyAlert } from "../../moneyAlerts";
import { refundCodes } from "../../refundCodes";
import { findSentRefund, hasUnknownRefund, type PaymentRow, refundedOf, reopenRefund } from "../payment.repository";

/** The provider's id of the refund or dispute and its status; of a payment in another currency, that currency. */
type Moved = { object: string | null; objectStatus: string | null };

export type AlertStaff = ReturnType<typeof moneyAlerts>;

/**
 * Alerts staff to movements of money that we did not cause: a dispute, a refund made at the provider, one that failed
 * there, money in another currency. A failed refund of ours is owed again, by hand. Once each, however often the
 * provider reports it. Resolves to false, with nothing done, for a failed refund that may be one of ours that is not
 * recorded as sent yet: it has to be reported again once that is known.
 */
export function moneyAlerts({ notify }: { notify: Notify }) {
  return async (plan: LockedPlan, payment: PaymentRow, what: MoneyAlert, facts: Moved): Promise<boolean> => {
    const { tx, row, at } = plan;
    // The provider reports our own refunds as well: only a higher sum needs staff.
    if (what === "refundedElsewhere" && Number(facts.objectStatus) <= (await refundedOf(tx, payment.id))) return true;
    const object = facts.object ?? "";
    const status = facts.objectStatus ?? "";
    const entry = { action: `payment.${what}`, subject: `plan ${row.id}`, facts: { what, object, status } };
    if (await isAudited(tx, entry)) return true;
    const isOurs = what === "refundFailed" && (await takeBack(plan, payment, object));
    if (what === "refundFailed" && !isOurs && (await hasUnknownRefund(tx, payment.id))) return false;
    await writeSystemAudit(tx, { ...entry, at });
    for (const clientId of await staffIds(tx, "finance")) {
      const key = `plan-${row.id}-${what}-${object}-${status}-${clientId}`;
      await notify(tx, { clientId, planId: row.id, key, template: "moneyAlert", values: { planId: row.id, what }, at });
    }
    return true;
  };

  /**
   * The provider has the money back: the refund is owed again, and the client learns why it did not arrive. False: we
   * have recorded no such refund as sent. (REFUND-14)
   */
  async function takeBack({ tx, at }: LockedPlan, payment: PaymentRow, reference: string): Promise<boolean> {
    const refund = await findSentRefund(tx, payment.id, reference);
    if (!refund) return false;
    await reopenRefund(tx, refund.id, refundCodes.sentBack);
    const { planId, clientId, method } = payment;
    const key = `refund/${refund.id}/back/${reference}`;
    await post(tx, owedAgainPosting({ key, planId, clientId, at }, method, refund.amount));
    const values = { planId, amount: refund.amount, ...wayBack(method) };
    const message = { clientId, planId, key: `refund-${refund.id}-back-${reference}`, values, at };
    await notify(tx, { ...message, template: "refundReturned" });
    return true;
  }
}
