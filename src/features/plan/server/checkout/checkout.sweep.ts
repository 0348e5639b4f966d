import type { FastifyBaseLogger } from "fastify";
import { EVERYBODY, type Whose } from "../../../../platform/server/background/whose";
import { messageOf } from "../../../../platform/server/messageOf";
import type { Tx } from "../../../../platform/server/services";
import type { Clock, Instant } from "../../../../shared/instant";
import { shouldLogRetry } from "../../checkout/setAside";
import type { CheckoutCommands } from "./checkout.commands";
import { claimDuePlan } from "./checkout.repository";
import { UnreadablePlan } from "./readPlan";
import { claimSetAside, isOfDatabase, postponeRetry } from "./setAside.repository";

type Deps = { db: Tx; now: Clock; log: FastifyBaseLogger; commands: CheckoutCommands };
type Claim = (tx: Tx, failed: readonly number[]) => Promise<number | null>;
type Outcome = "none" | "swept" | { failed: number };

/**
 * Applies the due ticks of every plan, each in a transaction of its own with the plan claimed, so that any number of
 * processes may sweep concurrently (FAULT-16, SIM-4, OPS-16). A failing plan delays no other: it is set aside for
 * people to look at, and retried, at once by a newly started process (OPS-113). Resolves to the number of plans swept;
 * `isOver` ends the sweep between two plans.
 */
export function planSweep({ db, now, log, commands }: Deps) {
  // A newly started release may succeed where the previous one failed.
  let isFresh = true;

  return async (isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    const due: Claim = (tx, failed) => claimDuePlan(tx, now(), failed, whose);
    const isFirst = isFresh;
    isFresh = false;
    const again: Claim = (tx, failed) => claimSetAside(tx, isFirst ? null : now(), failed, whose);
    return (await sweepAll(due, isOver)) + (await sweepAll(again, isOver));
  };

  async function sweepAll(claim: Claim, isOver: () => boolean): Promise<number> {
    const failed: number[] = [];
    let swept = 0;
    while (!isOver()) {
      const outcome = await sweepOne((tx) => claim(tx, failed));
      if (outcome === "none") break;
      if (outcome === "swept") swept += 1;
      else failed.push(outcome.failed);
    }
    return swept;
  }

  async function sweepOne(claim: (tx: Tx) => Promise<number | null>): Promise<Outcome> {
    let planId: number | null = null;
    try {
      return await db.transaction(async (tx) => {
        planId = await claim(tx);
        if (planId === null) return "none";
        await commands.changeWithin(tx, planId, () => {});
        return "swept";
      });
    } catch (err) {
      if (planId === null) throw err;
      const left = await leave(planId, err);
      if (left === null || shouldLogRetry(left.tries))
        log.error({ err, planId, reason: messageOf(err), ...left }, "plan could not be swept");
      return { failed: planId };
    }
  }

  /** Sets a plan aside. If the database failed rather than the plan: null, and the plan is retried in the next run. */
  async function leave(planId: number, error: unknown): Promise<{ tries: number; tryAgainAt: Instant } | null> {
    if (isOfDatabase(error)) return null;
    return postponeRetry(db, { planId, why: error instanceof UnreadablePlan ? error.why : "failed", at: now() });
  }
}
