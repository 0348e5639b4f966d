import { createHash } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { type Clock, MINUTE, SECOND } from "../../../shared/instant";
import { requestCounts } from "../db/schema/operations";
import type { Services } from "../services";

/** How often a process exchanges its counts with the others. */
const SHARE_EVERY = SECOND;
/** The greatest number of callers that a process counts; beyond it, the oldest one is counted from zero. */
const MOST_CALLERS = 50_000;
/** Rows of one statement. */
const ROWS = 1_000;

type Count = {
  /** A digest, so that nobody can read callers' addresses in the database. */
  caller: string;
  /** The total in the database at the last exchange. */
  told: number;
  /** The requests counted in this process since then. */
  untold: number;
};

type Parts = Pick<Services, "db" | "log"> & {
  now: Clock;
  /** The greatest number of requests a minute of one caller. */
  most: number;
};

/**
 * Counts the requests of each caller in a minute over all processes on the database, without a query during a request:
 * each process counts by itself and exchanges counts with the others every second, and immediately after each twentieth
 * of the limit from one caller. So a caller who uses all processes concurrently exceeds the limit only by the requests
 * answered before the next exchange. While the database is away, each process enforces the limit by itself. (OPS-60)
 */
export function sharedRequests({ db, log, now, most }: Parts) {
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
    const begun = { caller, told: busy.get(caller) ?? 0, untold: 0 };
    counts.set(network, begun);
    return begun;
  }

  async function tell(of: number, told: readonly (Count & { count: Count })[]): Promise<void> {
    const totals = await db
      .insert(requestCounts)
      .values(told.map(({ caller, untold }) => ({ minute: of, caller, count: untold })))
      .onConflictDoUpdate({
        target: [requestCounts.minute, requestCounts.caller],
        set: { count: sql`${requestCounts.count} + excluded.count` },
      })
      .returning({ caller: requestCounts.caller, count: requestCounts.count });
    const totalOf = new Map(totals.map(({ caller, count }) => [caller, count]));
    for (const { caller, untold, count } of told) {
      count.untold -= untold;
      count.told = totalOf.get(caller) ?? count.told + untold;
    }
  }

  async function exchange(): Promise<void> {
    begin();
    const of = minute;
    if (of !== tidied) await db.delete(requestCounts).where(lt(requestCounts.minute, of - 1));
    tidied = of;
    // Written in a fixed order, so that two processes cannot deadlock on the same rows.
    const untold = [...counts.values()]
      .filter((count) => count.untold > 0)
      .sort((one, other) => (one.caller < other.caller ? -1 : 1))
      .map((count) => ({ ...count, count }));
    for (let from = 0; from < untold.length; from += ROWS) await tell(of, untold.slice(from, from + ROWS));
    const found = await db
      .select({ caller: requestCounts.caller, count: requestCounts.count })
      .from(requestCounts)
      .where(and(eq(requestCounts.minute, of), gte(requestCounts.count, Math.ceil(most / 4))))
      .limit(MOST_CALLERS);
    if (of !== minute) return;
    busy = new Map(found.map(({ caller, count }) => [caller, count]));
    for (const count of counts.values()) count.told = busy.get(count.caller) ?? count.told;
  }

  /** One exchange at a time; later counts go with the next one. */
  function share(): Promise<void> {
    sharing ??= exchange()
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
      count.untold += 1;
      if (count.untold % early === 0) void share();
      answer(null, { current: count.told + count.untold, ttl: MINUTE - (now() % MINUTE) });
    }

    child(): Store {
      return this;
    }
  }

  return {
    Store,
    share,
    /** Stops exchanges; resolves once the running one has ended. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sharing;
    },
  };
}
