import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { PaymentRetry, PaymentStanding } from "../actions.schemas";
import { paymentToRetry } from "./actions.repository";

export type PaymentActs = {
  /** Asks the provider what became of an attempt and records it. */
  askProvider: (paymentId: string) => Promise<{ status: number }>;
};

/** Staff ask the provider now; it is asked outside any transaction, so this action is written down before it happens. */
export function paymentRetry({ db, now, askProvider }: Pick<Services, "db" | "now"> & PaymentActs) {
  /** Throws `notFound`, and `support.paymentSettled` when there is nothing left to ask. */
  return async (caller: Caller, { PaymentId, Reason }: PaymentRetry): Promise<PaymentStanding> => {
    requireStaff(caller);
    const payment = await paymentToRetry(db, PaymentId);
    if (!payment) throw new Problem("notFound");
    if (payment.status !== PaymentStatus.Created) throw new Problem("support.paymentSettled");
    const subject = `plan ${payment.planId}`;
    const facts = { payment: PaymentId };
    await writeAudit(db, { at: now(), caller, action: "payment.retried", subject, reason: Reason.trim(), facts });
    // The provider is asked with the attempt's own key: however often that is, it charges once.
    return { Status: (await askProvider(PaymentId)).status };
  };
}
