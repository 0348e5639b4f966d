import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { decideHolders } from "../../payments/server/holders.repository";
import type { CheckoutCommands } from "../../plan/server/checkout.commands";
import type { OfPlan } from "../actions.schemas";
import type { DeskAct } from "./deskActing";
import { findPlanAndClient } from "./plans/plan.repository";

type Parts = { commands: Pick<CheckoutCommands, "changeWithin">; notify: Notify };

/** Names on cards that were not clearly the client's: staff know the client and judge. The client is notified either way. */
export function holderActs({ commands, notify }: Parts) {
  /** The client may pay with such a card. Throws `plan.notFound`; refused where the plan is not being paid. */
  const accept: DeskAct<OfPlan> = async ({ tx, body: { TravelPlanId: planId }, at, actor }) => {
    const refused = await commands.changeWithin(tx, planId, (plan) => plan.take({ type: "holder.accepted" }, actor));
    if (refused) return refused;
    await decideHolders(tx, planId, "accepted", at);
    await notifyClient(tx, planId, "holderAccepted", {}, at);
    return { subject: `plan ${planId}` };
  };

  /** The client needs another card. Throws `support.nothingWaiting` where no name was brought before the desk. */
  const refuse: DeskAct<OfPlan> = async ({ tx, body: { TravelPlanId: planId, Reason }, at }) => {
    if (!(await decideHolders(tx, planId, "refused", at))) throw new Problem("support.nothingWaiting");
    await notifyClient(tx, planId, "holderRefused", { reason: Reason.trim() }, at);
    return { subject: `plan ${planId}` };
  };

  async function notifyClient(
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
