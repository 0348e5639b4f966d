import { MINUTE } from "../../../shared/instant";
import { apart } from "../background/apart";
import type { Services } from "../services";
import { type MayReach, postOut } from "./postOut";
import { webhookHeaders } from "./sign";
import {
  claimDeliveries,
  type DueDelivery,
  deleteOldEvents,
  disableEndpoint,
  markRefused,
  markTaken,
} from "./webhooks.repository";

/** Attempts in all: about a day and a half, as for emails. (OPS-38) */
export const WEBHOOK_ATTEMPTS = 14;
const BATCH = 20;
const AT_ONCE = 5;
/** The receiver wants no more deliveries. */
const GONE = 410;

type Needs = Pick<Services, "db" | "now" | "log">;

/** Sends due deliveries; failed ones are tried again later. Resolves to the number of attempts. (OPS-38) */
export async function deliverWebhooks({ db, now, log }: Needs, mayReach: MayReach): Promise<number> {
  const deliver = async (due: DueDelivery) => {
    const { id, endpointId, attempts } = due;
    try {
      const status = await send(due);
      if (status >= 200 && status < 300) return await markTaken(db, id, String(status), now());
      if (status === GONE) await db.transaction((tx) => disableEndpoint(tx, endpointId, now()));
      await markRefused(db, id, String(status), status === GONE || attempts >= WEBHOOK_ATTEMPTS);
    } catch (error) {
      log.warn({ delivery: id, attempts, err: error }, "a webhook was not delivered");
      await markRefused(db, id, reasonOf(error), attempts >= WEBHOOK_ATTEMPTS);
    }
  };
  const send = ({ url, secret, event: { id, type, createdAt, data } }: DueDelivery) => {
    const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
    return postOut(
      new URL(url),
      { headers: webhookHeaders(secret, { id: `msg_${id}`, at: now(), body }), body },
      mayReach,
    );
  };
  const due = await claimDeliveries(db, now(), BATCH);
  await apart(due, deliver, { atOnce: AT_ONCE, within: MINUTE, log });
  return due.length;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** The sweeper's job of delivery: everything that is due, batch by batch. */
export function webhookJob(services: Needs, mayReach: MayReach) {
  return {
    name: "delivery of webhooks",
    run: async (stopping: () => boolean) => {
      // A full batch means that more may wait.
      while (!stopping() && (await deliverWebhooks(services, mayReach)) === BATCH);
      await deleteOldEvents(services.db);
    },
  };
}
