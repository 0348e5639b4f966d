import { sql } from "drizzle-orm";
import { type Clock, type Instant, SECOND } from "../../shared/instant";
import type { Database } from "./db/database";

/** How often a process asks for the database's time. */
const MEASURE_EVERY = 10 * SECOND;

export type DatabaseClock = {
  /** The database's time, computed without a query. */
  now: Clock;
  /** Asks the database for its time. Throws if it does not answer. */
  measure: () => Promise<void>;
  /** Asks every few seconds from now on; returns the function that stops it. */
  follow: () => () => void;
};

/**
 * The database's time, the same for all processes on it: each process asks for it regularly and adds its own monotonic
 * clock in between. So a wrong or changed system clock affects no dates. (FAULT-35)
 */
export async function databaseClock(
  db: Database,
  stopwatch: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  let ahead = await measured();

  /** By how much the database's clock is ahead of the monotonic clock. */
  async function measured(): Promise<number> {
    const begun = stopwatch();
    const time = await databaseTime(db);
    return time - (begun + stopwatch()) / 2;
  }

  const measure = async () => {
    ahead = await measured();
  };
  return {
    now: () => Math.floor(ahead + stopwatch()),
    measure,
    follow: () => {
      // While the database does not answer, the monotonic clock continues.
      const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_EVERY);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The time of the database's server. */
export async function databaseTime(db: Database): Promise<Instant> {
  const at = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ at }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the database returned no time");
  return row.at;
}
