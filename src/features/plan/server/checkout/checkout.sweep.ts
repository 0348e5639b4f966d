import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../../../platform/server/services";
import type { Clock } from "../../../../shared/instant";
import type { CheckoutCommands } from "./checkout.commands";
import { claimDuePlan, type WhosePlans } from "./checkout.repository";

type Parts = { db: Tx; now: Clock; log: FastifyBaseLogger; commands: CheckoutCommands };

/**
 * Applies the due ticks of every plan, each in a transaction of its own and claimed, so that any number of processes
 * may sweep at once (FAULT-16, SIM-4, OPS-16). A plan that fails is left for the next sweep and stops no other.
 * Resolves to the number of plans swept; `isOver` ends the sweep between two plans. `whose`: by default everybody's.
 * QA sweeps a client with a clock of their own by that clock. (QA-3)
 */
export function planSweep({ db, now, log, commands }: Parts) {
  return async (isOver: () => boolean = () => false, whose: WhosePlans = { butOf: [] }): Promise<number> => {
    const failed: number[] = [];
    let swept = 0;
    while (!isOver()) {
      const outcome = await sweepOne(failed, whose);
      if (outcome === "none") break;
      if (outcome === "swept") swept += 1;
      else failed.push(outcome.failed);
    }
    return swept;
  };

  async function sweepOne(
    failed: readonly number[],
    whose: WhosePlans,
  ): Promise<"none" | "swept" | { failed: number }> {
    let planId: number | null = null;
    try {
      return await db.transaction(async (tx) => {
        planId = await claimDuePlan(tx, now(), failed, whose);
        if (planId === null) return "none";
        await commands.changeWithin(tx, planId, () => {});
        return "swept";
      });
    } catch (err) {
      if (planId === null) throw err;
      log.error({ err, planId }, "plan could not be swept");
      return { failed: planId };
    }
  }
}
