import type { Tx } from "../../../../../../platform/server/services";
import type { Instant } from "../../../../../../shared/instant";
import type { CheckoutSnapshot } from "../../../../../plan/checkout/checkout.states";
import { ifReadable, readPlan, readPlans } from "../../../../../plan/server/checkout/readPlan";
import { deadlinesOf } from "../../../../plans/plan.log";
import { type Unowned, unreadable } from "./waitingItem";

export type PlanStateCache = ReturnType<typeof planStateCache>;

/** The states of plans at one instant, each folded once, however many items ask for it. */
export function planStateCache(db: Tx, at: Instant) {
  const known = new Map<number, Promise<CheckoutSnapshot | null>>();
  /** Null: the plan cannot be read. Its items are listed nevertheless, as such. (OPS-113) */
  const status = (planId: number): Promise<CheckoutSnapshot | null> => {
    const read = known.get(planId) ?? ifReadable(readPlan(db, planId, at));
    known.set(planId, read);
    return read;
  };
  return {
    status,

    /** Reads many at once, for `status`. */
    readTogether: async (planIds: readonly number[]): Promise<void> => {
      const unread = [...new Set(planIds)].filter((planId) => !known.has(planId));
      const states = await readPlans(db, unread, at);
      for (const planId of unread) known.set(planId, Promise.resolve(states.get(planId) ?? null));
    },

    /** The next deadline of a plan that an item blocks; without one where the plan cannot be read. */
    untilNext: async (planId: number): Promise<Partial<Unowned> & Pick<Unowned, "Until">> => {
      const snapshot = await status(planId);
      return snapshot ? { Until: deadlinesOf(snapshot)[0]?.at ?? null } : unreadable;
    },
  };
}
