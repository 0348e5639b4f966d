import { createHash } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { type Clock, MINUTE, SECOND } from "../../../shared/instant";
import { requestCounts } from "../db/schema/operations";
import type { Services } from "../services";

/** How often a process adds its counts to the database's and reads the totals. */
const SHARE_EVERY = SECOND;
/** The greatest number of callers that a process counts; beyond it, the oldest one is counted from zero. */
const MOST_CALLERS = 50_000;
/** Rows of one statement. */
const ROWS = 1_000;

type Count = {
  /** A digest, so that nobody can read callers' addresses in the database. */
  caller: string;
  /** The total in the database at the last synchronization. */
  stored: number;
  /** The requests counted in this process since then. */
  unsynced: number;
};

type Deps = Pick<Services, "db" | "log"> & {
  now: Clock;
  /** The greatest number of requests a minute of one caller. */
  most: number;
};

/**
 * Counts the requests of each caller in a minute over all processes on the database, without a query during a request:
 * each process counts by itself and synchronizes counts with the database every second, and immediately after each twentieth
 * of the limit from one caller. So a caller who uses all processes concurrently exceeds the limit only by the requests
 * answered before the next synchronization. While the database is away, each process enforces the limit by itself. (OPS-60)
 */
export function sharedRequests({ db, log, now, most }: Deps) {
  const early = Math.max(1, Math.floor(most / 20));
  let minute = 0;
  /** The minute in which older counts were last deleted. */
  let tidied = 0;
  let counts = new Map<string, Count>();
  /** The totals of frequent callers by their digests, because a process may not know them yet. */
  let busy = new Map<string, number>();
  let sharing: Promise<void> | null = null;

  /** Counts start at zero each minute. */
  function begin(): void {
    const current = Math.floor(now() / MINUTE);
    if (current === minute) return;
    minute = current;
    counts = new Map();
    busy = new Map();
  }

  function countOf(network: string): Count {
    begin();
    const known = counts.get(network);
    if (known) return known;
    const [first] = counts.size < MOST_CALLERS ? [] : counts.keys();
    if (first !== undefined) counts.delete(first);
    const caller = createHash("sha256").update(network).digest("base64url");
    const begun = { caller, stored: busy.get(caller) ?? 0, unsynced: 0 };
    counts.set(network, begun);
    return begun;
  }

  async function tell(of: number, stored: readonly (Count & { count: Count })[]): Promise<void> {
    const totals = await db
      .insert(requestCounts)
      .values(stored.map(({ caller, unsynced }) => ({ minute: of, caller, count: unsynced })))
      .onConflictDoUpdate({
        target: [requestCounts.minute, requestCounts.caller],
        set: { count: sql`${requestCounts.count} + excluded.count` },
      })
      .returning({ caller: requestCounts.caller, count: requestCounts.count });
    const totalOf = new Map(totals.map(({ caller, count }) => [caller, count]));
    for (const { caller, unsynced, count } of stored) {
      count.unsynced -= unsynced;
      count.stored = totalOf.get(caller) ?? count.stored + unsynced;
    }
  }

  async function synchronize(): Promise<void> {
    begin();
    const of = minute;
    if (of !== tidied) await db.delete(requestCounts).where(lt(requestCounts.minute, of - 1));
    tidied = of;
    // Written in a fixed order, so that two processes cannot deadlock on the same rows.
    const unsynced = [...counts.values()]
      .filter((count) => count.unsynced > 0)
      .sort((one, other) => (one.caller < other.caller ? -1 : 1))
      .map((count) => ({ ...count, count }));
    for (let from = 0; from < unsynced.length; from += ROWS) await tell(of, unsynced.slice(from, from + ROWS));
    const found = await db
      .select({ caller: requestCounts.caller, count: requestCounts.count })
      .from(requestCounts)
      .where(and(eq(requestCounts.minute, of), gte(requestCounts.count, Math.ceil(most / 4))))
      .limit(MOST_CALLERS);
    if (of !== minute) return;
    busy = new Map(found.map(({ caller, count }) => [caller, count]));
    for (const count of counts.values()) count.stored = busy.get(count.caller) ?? count.stored;
  }

  /** One synchronization at a time; later counts go with the next one. */
  function share(): Promise<void> {
    sharing ??= synchronize()
      .catch((err) => log.warn({ err }, "the counts of requests could not be shared"))
      .finally(() => {
        sharing = null;
      });
    return sharing;
  }
  const timer = setInterval(() => void share(), SHARE_EVERY).unref();

  /** In the form that `@fastify/rate-limit` asks for; there is one for all routes. */
  class Store {
    incr(network: string, answer: (error: Error | null, counted: { current: number; ttl: number }) => void): void {
      const count = countOf(network);
      count.unsynced += 1;
      if (count.unsynced % early === 0) void share();
      answer(null, { current: count.stored + count.unsynced, ttl: MINUTE - (now() % MINUTE) });
    }

    child(): Store {
      return this;
    }
  }

  return {
    Store,
    share,
    /** Stops synchronizing; resolves once the running one has ended. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sharing;
    },
  };
}
