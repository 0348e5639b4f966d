import { type Caller, requireClient } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { isUsPerson, needsUsCategory } from "../../usTravel/usTravel.rules";
import type { StatedUsTravel, UsTravel } from "../../usTravel/usTravel.schemas";
import type { CheckoutCommands } from "../checkout/checkout.commands";
import { ownPlan } from "../checkout/readPlan";
import { countriesOfClient, deleteStated, saveStated, statedFor } from "./usTravel.repository";

/** A plan and its client. */
type Planned = { id: number; clientId: number };

type Deps = Pick<Services, "db"> & { commands: Pick<CheckoutCommands, "change">; asked: boolean };

export type UsTravelService = ReturnType<typeof usTravelService>;

/** The category of travel under US law, asked for if the operator enables it. (PLAN-50) */
export function usTravelService({ db, commands, asked }: Deps) {
  const known = async (tx: Tx, { id, clientId }: Planned) => {
    const byData = isUsPerson(await countriesOfClient(tx, clientId));
    return { byData, stated: await statedFor(tx, id) };
  };

  async function answer(plan: Planned): Promise<UsTravel> {
    if (!asked) return { Asked: false, ByData: false, UnderUsLaw: false, Category: null };
    const { byData, stated } = await known(db, plan);
    return { Asked: true, ByData: byData, UnderUsLaw: byData || stated !== null, Category: stated?.category ?? null };
  }

  return {
    read: async (caller: Caller, planId: number): Promise<UsTravel> => answer(await ownPlan(db, caller, planId)),

    /**
     * By the plan's client. Throws `plan.notFound`, `forbidden`; `plan.usTravelNotAsked` if the shop does not ask; and
     * `plan.usTravelKept` for removing a category under which a payment has begun.
     */
    state: async (caller: Caller, planId: number, said: StatedUsTravel): Promise<UsTravel> => {
      const plan = await ownPlan(db, caller, planId);
      requireClient(caller, plan.clientId);
      if (!asked) throw new Problem("plan.usTravelNotAsked");
      await commands.change(caller, planId, async ({ tx, snapshot, at }) => {
        const isEmptied = said.Category === null && ((await statedFor(tx, planId))?.category ?? null) !== null;
        if (isEmptied && paymentHasBegun(snapshot)) throw new Problem("plan.usTravelKept");
        if (said.UnderUsLaw) await saveStated(tx, planId, said.Category, at);
        else await deleteStated(tx, planId);
      });
      return answer(plan);
    },

    /** Checked before a payment begins. Throws `payment.usTravelUnstated` while a plan lacks its category. */
    demand: async (tx: Tx, plan: Planned): Promise<void> => {
      if (!asked) return;
      const { byData, stated } = await known(tx, plan);
      if (needsUsCategory(asked, byData, stated)) throw new Problem("payment.usTravelUnstated");
    },
  };
}

/** Whether the plan is paid, or an attempt to pay it is under way. */
const paymentHasBegun = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.hasTag("paid") ||
  snapshot.matches({ paying: "processing" }) ||
  snapshot.matches({ paying: "awaitingTransfer" }) ||
  snapshot.matches({ paying: "awaitingLink" });
