import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import { claimLinks } from "../methods/stripe/server/link.repository";
import type { LinkSettlement } from "../methods/stripe/server/link.settlement";
import type { LinkWebhook } from "../methods/stripe/server/link.webhook";
import type { CardsService } from "./cards.service";
import { claimPayments } from "./payment.repository";
import { ANSWER_WITHIN } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Parts = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  settlement: Settlement;
  sendRefunds: () => Promise<number>;
  /** Links to pay with; null: no provider of links is configured. */
  links: LinkSettlement | null;
  webhook: LinkWebhook | null;
  cards: Pick<CardsService, "forgetRemoved">;
};

/**
 * Asks the provider about every attempt whose outcome is not known yet, those of a process that died among them, and
 * sends the refunds that are owed; sees to links, to webhooks that were not applied and to cards to be forgotten. Runs
 * again and again, in any number of processes; resolves to how much there was to do. (PAY-11)
 */
export function reconciler({ db, now, log, settlement, sendRefunds, links, webhook, cards }: Parts) {
  async function advanceLinks(): Promise<number> {
    if (!links) return 0;
    const at = now();
    const ids = await claimLinks(db, at, at + ANSWER_WITHIN, 20);
    for (const id of ids) await links.advance(id);
    return ids.length;
  }

  return async (): Promise<number> => {
    const at = now();
    const ids = await claimPayments(db, at, at + ANSWER_WITHIN, 20);
    const asked = await Promise.allSettled(ids.map((id) => settlement.ask(id)));
    for (const result of asked)
      if (result.status === "rejected") log.error({ err: result.reason }, "payment not settled");
    const more = [sendRefunds, advanceLinks, async () => (await webhook?.resume()) ?? 0, cards.forgetRemoved];
    let done = ids.length;
    for (const work of more) done += await work();
    return done;
  };
}
