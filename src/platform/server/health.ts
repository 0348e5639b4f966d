import { sql } from "drizzle-orm";
import { type Clock, SECOND } from "../../shared/instant";
import { bounded } from "./background/apart";
import type { Database } from "./db/database";

/** The most by which a process's clock may differ from the database's, in milliseconds. (FAULT-32) */
const CLOCK_TOLERANCE = SECOND;

type Parts = {
  db: Database;
  /** The machine's clock; the test clock is the same for all processes. */
  system?: Clock;
  /** Whether there is room to write; not checked where the database is on another server. (FAULT-33) */
  hasRoom?: () => boolean;
  /** Time limit of the database's answer, in milliseconds. */
  within?: number;
};

export type Health = ReturnType<typeof processHealth>;

/** Whether this process can serve requests, checked anew each time. (OPS-7) */
export function processHealth({ db, system = Date.now, hasRoom = () => true, within = 2 * SECOND }: Parts) {
  let isStopping = false;
  let lateJobs: () => readonly string[] = () => [];

  /**
   * The difference between this clock and the database's, beyond the duration of the query. Throws where nothing
   * answers in time.
   */
  async function clockDifference(): Promise<number> {
    const begun = system();
    const databaseTime = await bounded(timeOf(db), within);
    const ended = system();
    const apart = Math.abs(databaseTime - (begun + ended) / 2);
    return Math.max(0, apart - (ended - begun) / 2);
  }

  return {
    /**
     * Whether this process's clock is right enough to run jobs by. Throws where the database does not answer.
     * (FAULT-32)
     */
    isClockRight: async () => (await clockDifference()) <= CLOCK_TOLERANCE,

    /** Whether the results of work can be stored. (FAULT-33) */
    hasRoom,

    /** The reasons why the process cannot serve; empty: it is ready. */
    failing: async (): Promise<string[]> => {
      const difference = await clockDifference().catch(() => null);
      return [
        ...(isStopping ? ["stopping"] : []),
        ...(difference === null ? ["database"] : difference > CLOCK_TOLERANCE ? ["clock"] : []),
        ...(hasRoom() ? [] : ["storage"]),
        ...lateJobs(),
      ];
    },

    /** `late` names the jobs whose last turn is too long ago. */
    watch: (late: () => readonly string[]): void => {
      lateJobs = late;
    },

    /** Marks the process as not ready, though it still answers: load balancers stop sending requests. (OPS-15) */
    turnOff: (): void => {
      isStopping = true;
    },
  };
}

async function timeOf(db: Database): Promise<number> {
  const at = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ at }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the database returned no time");
  return row.at;
}
