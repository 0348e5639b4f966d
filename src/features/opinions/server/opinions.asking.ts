import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, lastTurns, type Whose } from "../../../platform/server/background/whose";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import { type Clock, HOUR, MINUTE } from "../../../shared/instant";
import { recipientOf } from "../../account/server/account.repository";
import { unsubscribePathOf } from "../../account/server/mails/mails.repository";
import { reviewPath } from "../opinions.pages";
import { endedBetween, WRITE_WITHIN_DAYS } from "../opinions.rules";
import type { RatedProduct } from "./opinions.ports";
import { insertRequest, plansToAsk } from "./opinions.repository";

const BATCH = 50;
/** Plans are searched once an hour, because the email is not urgent. */
const LOOK_EVERY = HOUR;

type Deps = Pick<Notifier, "mail"> & {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  newCode: () => string;
  digest: (code: string) => string;
  products: readonly RatedProduct[];
};

/**
 * Asks clients once for a review of their trip, by an email with a personal link, unless they have opted out; resolves
 * to the number of emails. Safe to run in several processes: each client is asked by one of them. (REVIEW-1)
 */
export function opinionAsking({ db, now, log, mail, newCode, digest, products }: Deps) {
  const asked = products.flatMap(({ type, rated }) => (rated ? [type] : []));
  const turns = lastTurns(LOOK_EVERY);

  const ask = async ({ planId, clientId }: { planId: number; clientId: number }) =>
    db.transaction(async (tx) => {
      const at = now();
      const code = newCode();
      const recipient = await recipientOf(tx, clientId);
      if (!recipient || recipient.closedAt !== null) return;
      // First, as it locks the client's row. (OPS-19)
      const end = await unsubscribePathOf(tx, clientId, "reviewRequests");
      if (!(await insertRequest(tx, { planId, clientId, codeHash: digest(code), askedAt: at }))) return;
      await mail(tx, {
        recipient,
        key: `plan-${planId}-opinion`,
        template: "opinionAsked",
        at,
        values: { days: WRITE_WITHIN_DAYS },
        // After the `#`, so that the code is sent to no server.
        secrets: [code],
        path: reviewPath(code),
        unsubscribe: { kind: "reviewRequests", path: end },
      });
    });

  return async (_isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    if (turns.isRecent(whose, now())) return 0;
    const due = await plansToAsk(db, { period: endedBetween(now()), products: asked, whose }, BATCH);
    await forEachConcurrently(due, ask, { concurrency: 1, timeout: MINUTE, log });
    if (due.length < BATCH) turns.done(whose, now());
    return due.length;
  };
}
