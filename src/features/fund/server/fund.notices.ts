import type { FastifyBaseLogger } from "fastify";
import { apart } from "../../../platform/server/background/apart";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { type Clock, DAY, type Instant, MINUTE } from "../../../shared/instant";
import { dueNotice, NOTICE_DAYS } from "../fund.rules";
import { lotsExpiring, toldOf } from "./fund.repository";

type Notice = {
  clientId: number;
  planId: null;
  key: string;
  template: string;
  values: Record<string, string | number>;
  at: Instant;
};

type Parts = { db: Tx; now: Clock; log: FastifyBaseLogger; notify: (tx: Tx, notice: Notice) => Promise<void> };

/** Notifies clients once 90, 30 and 7 days before their credit expires; resolves to their number. (FUND-3) */
export function fundNotices({ db, now, log, notify }: Parts): () => Promise<number> {
  return async () => {
    const at = now();
    const soon = await lotsExpiring(db, at, at + (NOTICE_DAYS[0] + 1) * DAY);
    const due = soon.flatMap((lot) => {
      const days = dueNotice(lot, at);
      return days === null ? [] : [{ lot, days, key: `fund-lot-${lot.id}-${days}` }];
    });
    const told = await toldOf(
      db,
      due.map(({ key }) => key),
    );
    const untold = due.filter(({ key }) => !told.has(key));
    const tell = async ({ lot, days, key }: (typeof untold)[number]) => {
      const values = { amount: lot.left, days, expiresOn: havanaDate(lot.expiresAt) };
      const notice = { clientId: lot.clientId, planId: null, key, template: "fundExpires", values, path: "/fund", at };
      await db.transaction((tx) => notify(tx, notice));
    };
    await apart(untold, tell, { atOnce: 1, within: MINUTE, log });
    return untold.length;
  };
}
