import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type Whose } from "../../../platform/server/background/whose";
import type { Tx } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import { claimPayments } from "./payment.repository";
import { ANSWER_WITHIN } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Parts = { db: Tx; now: Clock; log: FastifyBaseLogger; settlement: Settlement };

const AT_ONCE = 20;

/**
 * Asks the provider about every attempt with an unknown outcome, including those of processes that died. Runs again and
 * again, in any number of processes; resolves to the number of attempts. (PAY-11)
 */
export function reconciler({ db, now, log, settlement }: Parts) {
  return async (_isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    const at = now();
    const ids = await claimPayments(db, { now: at, until: at + ANSWER_WITHIN, limit: AT_ONCE, whose });
    await forEachConcurrently(ids, (id) => settlement.ask(id), {
      concurrency: AT_ONCE,
      timeout: ANSWER_WITHIN,
      log,
    }).catch((err) => log.error({ err }, "payment not settled"));
    return ids.length;
  };
}
