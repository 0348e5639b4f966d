import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type Whose } from "../../../platform/server/background/whose";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Services, Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { type Clock, DAY, MINUTE } from "../../../shared/instant";
import { fundPath } from "../../account/account.pages";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { dueNotification, NOTIFICATION_DAYS } from "../fund.rules";
import { existingOutboxKeys, lotsExpiring } from "./fund.repository";
import { fundService } from "./fund.service";

type FundPorts = { notify: Notify; reader: Pick<BookingReader, "bookingsOfClient"> };

/** The server side of clients' credit. */
export function fundServer({ db, now, log }: Services, { notify, reader }: FundPorts) {
  return {
    fund: fundService({ db, now, reader }),
    fundNotifications: fundNotifications({ db, now, log, notify }),
  };
}

type Deps = { db: Tx; now: Clock; log: FastifyBaseLogger; notify: Notify };

/** Notifies clients once 90, 30 and 7 days before their credit expires; resolves to their number. (FUND-3) */
function fundNotifications({ db, now, log, notify }: Deps) {
  return async (_isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    const at = now();
    const soon = await lotsExpiring(db, at, at + (NOTIFICATION_DAYS[0] + 1) * DAY, whose);
    const due = soon.flatMap((lot) => {
      const days = dueNotification(lot, at);
      return days === null ? [] : [{ lot, days, key: `fund-lot-${lot.id}-${days}` }];
    });
    const alreadySent = await existingOutboxKeys(
      db,
      due.map(({ key }) => key),
    );
    const toSend = due.filter(({ key }) => !alreadySent.has(key));
    const send = async ({ lot, days, key }: (typeof toSend)[number]) => {
      const values = { amount: lot.left, days, expiresOn: havanaDate(lot.expiresAt) };
      const notification = {
        clientId: lot.clientId,
        planId: null,
        key,
        template: "fundExpires",
        values,
        path: fundPath(),
        at,
      } as const;
      await db.transaction((tx) => notify(tx, notification));
    };
    await forEachConcurrently(toSend, send, { concurrency: 1, timeout: MINUTE, log });
    return toSend.length;
  };
}
