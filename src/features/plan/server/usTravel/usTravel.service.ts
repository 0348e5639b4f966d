import { type Caller, requireClient } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { isUsPerson, lacksUsCategory } from "../../usTravel.rules";
import type { StatedUsTravel, UsTravel } from "../../usTravel.schemas";
import { ownPlan } from "../checkout/readPlan";
import { countriesOfClient, dropStated, keepStated, statedFor } from "./usTravel.repository";

/** A plan and its client. */
type Planned = { id: number; clientId: number };

export type UsTravelService = ReturnType<typeof usTravelService>;

/** The category of travel under US law, asked for where the operator wants it. (PLAN-50) */
export function usTravelService({ db, now, asked }: Pick<Services, "db" | "now"> & { asked: boolean }) {
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

    /** By the plan's client. Throws `plan.notFound`, `forbidden`; `notFound` where it is not asked for. */
    state: async (caller: Caller, planId: number, said: StatedUsTravel): Promise<UsTravel> => {
      const plan = await ownPlan(db, caller, planId);
      requireClient(caller, plan.clientId);
      if (!asked) throw new Problem("notFound");
      if (said.UnderUsLaw) await keepStated(db, planId, said.Category, now());
      else await dropStated(db, planId);
      return answer(plan);
    },

    /** Before money is asked for. Throws `payment.usTravelUnstated` while a plan lacks its category. */
    demand: async (tx: Tx, plan: Planned): Promise<void> => {
      if (!asked) return;
      const { byData, stated } = await known(tx, plan);
      if (lacksUsCategory(asked, byData, stated)) throw new Problem("payment.usTravelUnstated");
    },
  };
}
