import type { Caller } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { lotExpiry } from "../../fund/fund.rules";
import { fundCredit, fundReturn } from "../../fund/server/fund.payments";
import type { PaymentRow } from "../../payments/server/payment.repository";
import { derivedId, oweRefund } from "../../payments/server/refund.owing";
import type { LockedPlan } from "../../plan/server/checkout.commands";
import { actorOf } from "../../plan/server/plan.service";
import { totalOf } from "../refunds.rules";
import type { RequestRow } from "./refunds.repository";

type Parts = { notify: Notify };

export type SettleRefund = ReturnType<typeof refundSettling>;

/**
 * Carries out a refund that was decided, in the transaction that records it: the row of what the provider is to send
 * back, what returns to the fund or is new in it, the end of the booking, and the email to the client.
 */
export function refundSettling({ notify }: Parts) {
  return async (plan: LockedPlan, request: RequestRow, payment: PaymentRow, caller: Caller): Promise<void> => {
    const { tx, at } = plan;
    const { id, bookingId, planId, clientId, toMethod, toLots, toNewLot } = request;
    const refund = { id: derivedId(`refund/${id}`), amount: toMethod, reason: "cancelled", bookingId, requestId: id };
    await oweRefund(tx, payment, refund, at);
    await fundReturn(tx, { paymentId: payment.id, key: `refund/${id}/lots`, amount: toLots, at });
    await fundCredit(tx, { clientId, planId, bookingId, requestId: id, amount: toNewLot, at });
    if (request.endsBooking) {
      const refused = plan.take({ type: "booking.refunded", bookingId }, actorOf(caller));
      if (refused) throw refused;
    }
    await notifyClient(tx, request, at);
  };

  async function notifyClient(tx: Tx, request: RequestRow, at: Instant): Promise<void> {
    const { id, clientId, planId, bookingId, toMethod, toNewLot } = request;
    const values = { planId, bookingId, amount: totalOf(request) };
    const key = `refund-${id}-approved`;
    if (toNewLot === 0) {
      const template = toMethod > 0 ? "refundApproved" : "refundToLots";
      return notify(tx, { clientId, planId, key, template, values, at });
    }
    const expiresOn = havanaDate(lotExpiry(at));
    await notify(tx, { clientId, planId, key, template: "refundToFund", values: { ...values, expiresOn }, at });
  }
}
