import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../shared/instant";
import type { Tx } from "../../plan/server/plan.ports";
import { claimPayments } from "./payment.repository";
import { ANSWER_WITHIN } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Parts = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  settlement: Settlement;
  sendRefunds: () => Promise<number>;
};

/**
 * Asks the provider about every attempt whose outcome is not known yet, those of a process that died among them, and
 * sends the refunds that are owed. Runs again and again, in any number of processes; resolves to how much there was to do.
 */
export function reconciler({ db, now, log, settlement, sendRefunds }: Parts): () => Promise<number> {
  return async () => {
    const at = now();
    const ids = await claimPayments(db, at, at + ANSWER_WITHIN, 20);
    const asked = await Promise.allSettled(ids.map((id) => settlement.ask(id)));
    for (const result of asked)
      if (result.status === "rejected") log.error({ err: result.reason }, "payment not settled");
    return ids.length + (await sendRefunds());
  };
}
