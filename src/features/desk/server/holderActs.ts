import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { decideHolders } from "../../payments/server/holders.repository";
import type { CheckoutCommands } from "../../plan/server/checkout.commands";
import type { OfPlan } from "../actions.schemas";
import type { DeskAct } from "./deskActing";
import { findPlanAndClient } from "./plans/plan.repository";

type Parts = { happen: CheckoutCommands["happen"]; notify: Notify };

/** Names on cards that were not clearly the client's: staff know the client and judge. The client is told either way. */
export function holderActs({ happen, notify }: Parts) {
  /** The client may pay with such a card. Throws `plan.notFound`; refused where the plan is not being paid. */
  const accept: DeskAct<OfPlan> = async ({ tx, body: { TravelPlanId: planId }, at, actor }) => {
    const subject = `plan ${planId}`;
    const { refusals } = await happen(tx, planId, (present) => ({ type: "holder.accepted", at: present }), actor);
    if (refusals.length > 0) return { subject, refusals };
    await decideHolders(tx, planId, "accepted", at);
    await tell(tx, planId, "holderAccepted", {}, at);
    return { subject };
  };

  /** The client needs another card. Throws `support.nothingWaiting` where no name was brought before the desk. */
  const refuse: DeskAct<OfPlan> = async ({ tx, body: { TravelPlanId: planId, Reason }, at }) => {
    if (!(await decideHolders(tx, planId, "refused", at))) throw new Problem("support.nothingWaiting");
    await tell(tx, planId, "holderRefused", { reason: Reason.trim() }, at);
    return { subject: `plan ${planId}` };
  };

  async function tell(
    tx: Parameters<Notify>[0],
    planId: number,
    template: "holderAccepted" | "holderRefused",
    values: Record<string, string>,
    at: number,
  ): Promise<void> {
    const plan = await findPlanAndClient(tx, planId);
    if (!plan) throw new Problem("plan.notFound");
    const key = `plan-${planId}-${template}-${at}`;
    await notify(tx, { clientId: plan.clientId, planId, key, template, values: { planId, ...values }, at });
  }

  return { accept, refuse };
}
