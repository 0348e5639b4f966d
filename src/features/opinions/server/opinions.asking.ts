import type { FastifyBaseLogger } from "fastify";
import { apart } from "../../../platform/server/background/apart";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import { type Clock, HOUR, MINUTE } from "../../../shared/instant";
import { recipientOf } from "../../account/server/account.repository";
import { endedBetween, WRITE_WITHIN_DAYS } from "../opinions.rules";
import { insertRequest, plansToAsk } from "./opinions.repository";

const BATCH = 50;
/** Looked for once an hour: nobody waits for the email. */
const LOOK_EVERY = HOUR;

type Parts = Pick<Notifier, "mail"> & {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  newCode: () => string;
  digest: (code: string) => string;
};

/**
 * Asks clients how their trip was, once, by a mail with a link of their own; resolves to how many were asked. Any number of
 * processes may do it: the second one finds them asked. (REVIEW-1)
 */
export function opinionAsking({ db, now, log, mail, newCode, digest }: Parts) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  const ask = async ({ planId, clientId }: { planId: number; clientId: number }) =>
    db.transaction(async (tx) => {
      const [at, code] = [now(), newCode()];
      const recipient = await recipientOf(tx, clientId);
      if (!recipient || recipient.closedAt !== null) return;
      if (!(await insertRequest(tx, { planId, clientId, codeHash: digest(code), askedAt: at }))) return;
      await mail(tx, {
        ...{ recipient, key: `plan-${planId}-opinion`, template: "opinionAsked", at },
        values: { days: WRITE_WITHIN_DAYS },
        // Behind the sign that no server is sent.
        ...{ secrets: [code], path: `/review#${code}` },
      });
    });

  return async (): Promise<number> => {
    // A clock that was set back is looked at again.
    if (Math.abs(now() - lookedAt) < LOOK_EVERY) return 0;
    const due = await plansToAsk(db, endedBetween(now()), BATCH);
    await apart(due, ask, { atOnce: 1, within: MINUTE, log });
    if (due.length < BATCH) lookedAt = now();
    return due.length;
  };
}
