import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import type { MethodServices } from "./payment.method";
import { claimPayments } from "./payment.repository";
import { ANSWER_WITHIN } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Parts = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  settlement: Settlement;
  sendRefunds: () => Promise<number>;
  /** What each method sees to by itself. */
  methods: readonly MethodServices[];
};

/**
 * Asks the provider about every attempt whose outcome is not known yet, those of a process that died among them, and
 * sends the refunds that are owed; then each method sees to what is its own. Runs again and again, in any number of
 * processes; resolves to how much there was to do. (PAY-11)
 */
export function reconciler({ db, now, log, settlement, sendRefunds, methods }: Parts) {
  return async (): Promise<number> => {
    const at = now();
    const ids = await claimPayments(db, at, at + ANSWER_WITHIN, 20);
    const asked = await Promise.allSettled(ids.map((id) => settlement.ask(id)));
    for (const result of asked)
      if (result.status === "rejected") log.error({ err: result.reason }, "payment not settled");
    let done = ids.length + (await sendRefunds());
    for (const { reconcile } of methods) done += (await reconcile?.()) ?? 0;
    return done;
  };
}
