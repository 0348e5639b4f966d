import { MINUTE } from "../../../shared/instant";
import { withTimeout } from "../background/forEachConcurrently";
import { messageOf } from "../messageOf";
import type { Services } from "../services";
import { type MayReach, postOut } from "./postOut";
import { webhookHeaders } from "./sign";
import {
  addressesWithDue,
  claimDelivery,
  type DueAddress,
  type DueDelivery,
  deleteOldEvents,
  disableEndpoint,
  forgetPreviousSecrets,
  markRefused,
  markTaken,
} from "./webhooks.repository";

/** Attempts in all: about a day and a half, as for emails. (OPS-38) */
export const WEBHOOK_ATTEMPTS = 14;
/** Concurrent deliveries to one address. */
const CONCURRENCY = 5;
/** The receiver wants no more deliveries. */
const GONE = 410;

type Needs = Pick<Services, "db" | "now" | "log">;

/**
 * The sweeper's delivery job. Each address has its own lane, which continues while the next run begins: an address that
 * accepts and never answers, or whose secret cannot be opened, delays no other. Failed deliveries are tried again
 * later. (OPS-38, OPS-110)
 */
export function webhookJob(needs: Needs, mayReach: MayReach) {
  const { db, now, log } = needs;
  const lanes = new Map<number, Set<Promise<void>>>();
  let failures: unknown[] = [];

  /** Fills an address's lane. A delivery that still hangs from the last run occupies one of its places. */
  const fill = (address: DueAddress, isOver: () => boolean) => {
    const lane = lanes.get(address.id) ?? new Set();
    lanes.set(address.id, lane);
    while (lane.size < CONCURRENCY) {
      const place = deliverInTurn(needs, mayReach, address, isOver)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => lane.delete(place));
      lane.add(place);
    }
  };
  const settled = async () => {
    await Promise.all([...lanes.values()].flatMap((lane) => [...lane]));
  };

  return {
    name: "delivery of webhooks",
    about: "shop" as const,
    run: async (isOver: () => boolean, toTheEnd: boolean) => {
      await forgetPreviousSecrets(db, now());
      for (const address of await addressesWithDue(db, now())) {
        const { id, secrets } = address;
        if (secrets.length === 0) log.error({ webhook: id }, `the secret of webhook ${id} cannot be opened`);
        else fill(address, isOver);
      }
      if (toTheEnd) await settled();
      await deleteOldEvents(db);
      const [first, ...others] = failures;
      failures = [];
      for (const err of others) log.error({ err }, "a lane of webhooks failed");
      if (first !== undefined) throw first;
    },
    settled,
  };
}

/**
 * Delivers the due webhooks of one endpoint in sequence, until none is left or the run is over. Each delivery is
 * claimed just before it is sent, because another process may claim it a minute later.
 */
async function deliverInTurn(
  { db, now, log }: Needs,
  mayReach: MayReach,
  { id: endpointId, url, secrets }: DueAddress,
  isOver: () => boolean,
): Promise<void> {
  const deliver = async (due: DueDelivery) => {
    const { id, attempts } = due;
    try {
      const status = await send(due);
      if (status >= 200 && status < 300) return await markTaken(db, id, String(status), now());
      if (status === GONE) await db.transaction((tx) => disableEndpoint(tx, endpointId, now()));
      await markRefused(db, id, String(status), status === GONE || attempts >= WEBHOOK_ATTEMPTS);
    } catch (error) {
      log.warn({ delivery: id, webhook: endpointId, attempts, err: error }, "a webhook was not delivered");
      await markRefused(db, id, messageOf(error).slice(0, 200), attempts >= WEBHOOK_ATTEMPTS);
    }
  };
  const send = ({ event: { id, type, createdAt, sequence, data } }: DueDelivery) => {
    const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), sequence, data });
    return postOut(
      new URL(url),
      { headers: webhookHeaders(secrets, { id: `msg_${id}`, at: now(), body }), body },
      mayReach,
    );
  };
  const dueBy = now();
  while (!isOver()) {
    const due = await claimDelivery(db, endpointId, { dueBy, now: now() });
    if (!due) return;
    await withTimeout(deliver(due), MINUTE).catch((err: unknown) =>
      log.error({ delivery: due.id, webhook: endpointId, err }, "a delivery did not end as it should"),
    );
  }
}
