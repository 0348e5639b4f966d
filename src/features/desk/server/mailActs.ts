import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { MailAgain, OfPlan } from "../actions.schemas";
import { findClientMail, hasVouchers, queueAgain } from "./actions.repository";
import type { DeskAct } from "./deskActing";
import { findPlanAndClient } from "./plans/plan.repository";

/** Sending once more what a client has not got. */
export function mailActs({ notify }: { notify: Notify }) {
  /** Throws `notFound` for what is no mail to a plan's client, `support.mailWaiting` while it is still being sent. */
  const sendAgain: DeskAct<MailAgain> = async ({ tx, body: { MailId }, at }) => {
    const found = await findClientMail(tx, MailId);
    if (!found) throw new Problem("notFound");
    if (found.mail.nextAttemptAt !== null) throw new Problem("support.mailWaiting");
    await queueAgain(tx, found, at);
    return { subject: `plan ${found.planId}`, facts: { mail: MailId } };
  };

  /** Throws `plan.notFound`, and `receipt.notSigned` while there are no vouchers. */
  const sendVouchersAgain: DeskAct<OfPlan> = async ({ tx, body: { TravelPlanId: planId }, at }) => {
    const plan = await findPlanAndClient(tx, planId);
    if (!plan) throw new Problem("plan.notFound");
    if (!(await hasVouchers(tx, planId))) throw new Problem("receipt.notSigned");
    const key = `plan-${planId}-vouchers/again-${at}`;
    await notify(tx, { clientId: plan.clientId, planId, key, template: "vouchersReady", values: { planId }, at });
    return { subject: `plan ${planId}` };
  };

  return { sendAgain, sendVouchersAgain };
}
