import { sql } from "drizzle-orm";
import { type Clock, type Instant, SECOND } from "../../shared/instant";
import type { Database } from "./db/database";

/** How often a process looks at the database's clock. */
const MEASURE_EVERY = 10 * SECOND;

export type DatabaseClock = {
  /** The database's time, without asking it. */
  now: Clock;
  /** Asks the database for it. Throws where it does not answer. */
  measure: () => Promise<void>;
  /** Asks from now on every few seconds, until the function that it returns is called. */
  follow: () => () => void;
};

/**
 * The time of the database, the same for all processes on it: it was asked for, and has gone on since by the process's
 * own stopwatch. So neither a machine whose clock is wrong nor one whose clock is set dates anything by it. (FAULT-35)
 */
export async function databaseClock(
  db: Database,
  stopwatch: () => number = () => performance.now(),
): Promise<DatabaseClock> {
  let ahead = await measured();

  /** By how much the database's clock is ahead of the stopwatch. */
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
      // While the database is silent the stopwatch goes on.
      const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_EVERY);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The time by the clock of the database's machine. */
export async function databaseTime(db: Database): Promise<Instant> {
  const at = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ at }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the database returned no time");
  return row.at;
}
