import { type CheckoutCommands, refused } from "../../../features/checkout/server/checkout.commands";
import { writeAudit } from "../../../server/audit/audit.repository";
import type { Caller } from "../../../server/http/caller";
import { Problem } from "../../../server/problem";
import type { Services } from "../../../server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { HolderAcceptance, MailAgain, PaymentRetry, PaymentStanding } from "../actions.schemas";
import { findClientMail, paymentToRetry, queueAgain } from "./actions.repository";
import { requireStaff } from "./staff";

type Parts = Pick<Services, "db" | "now"> & {
  happen: CheckoutCommands["happen"];
  /** Asks the provider what became of an attempt and records it. */
  askProvider: (paymentId: string) => Promise<{ status: number }>;
};

export type ActionsService = ReturnType<typeof actionsService>;

/** What the desk does about a plan beyond its suppliers' answers, each with a reason that is written down. */
export function actionsService({ db, now, happen, askProvider }: Parts) {
  return {
    /** Staff. Throws `notFound` for what is no mail to a plan's client, `support.mailWaiting` while it is still being sent. */
    sendMailAgain: async (caller: Caller, { MailId, Reason }: MailAgain): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const found = await findClientMail(tx, MailId);
        if (!found) throw new Problem("notFound");
        if (found.mail.nextAttemptAt !== null) throw new Problem("support.mailWaiting");
        const at = now();
        await queueAgain(tx, found, at);
        const subject = `plan ${found.planId}`;
        const facts = { mail: MailId };
        await writeAudit(tx, { at, caller, action: "mail.sentAgain", subject, reason: Reason.trim(), facts });
      });
    },

    /** Staff. Throws `notFound`, and `support.paymentSettled` when there is nothing left to ask. */
    retryPayment: async (caller: Caller, { PaymentId, Reason }: PaymentRetry): Promise<PaymentStanding> => {
      requireStaff(caller);
      const payment = await paymentToRetry(db, PaymentId);
      if (!payment) throw new Problem("notFound");
      if (payment.status !== PaymentStatus.Created) throw new Problem("support.paymentSettled");
      const subject = `plan ${payment.planId}`;
      const facts = { payment: PaymentId };
      await writeAudit(db, { at: now(), caller, action: "payment.retried", subject, reason: Reason.trim(), facts });
      // The provider is asked with the attempt's own key: however often that is, it charges once.
      return { Status: (await askProvider(PaymentId)).status };
    },

    /** Staff: the client may pay with a card whose name was unclear. Throws `plan.notFound`, `checkout.refused`. */
    acceptHolder: async (caller: Caller, { TravelPlanId, Reason }: HolderAcceptance): Promise<void> => {
      requireStaff(caller);
      const actor = { kind: "staff", id: caller.clientId } as const;
      const refusals = await db.transaction(async (tx) => {
        const { refusals, at } = await happen(tx, TravelPlanId, (at) => ({ type: "holder.accepted", at }), actor);
        if (refusals.length > 0) return refusals;
        const subject = `plan ${TravelPlanId}`;
        await writeAudit(tx, { at, caller, action: "holder.accepted", subject, reason: Reason.trim() });
        return [];
      });
      // Thrown outside: what the clock had to do on the plan stays done.
      if (refusals.length > 0) throw refused(refusals);
    },
  };
}
