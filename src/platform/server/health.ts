import { sql } from "drizzle-orm";
import { type Clock, SECOND } from "../../shared/instant";
import { bounded } from "./background/apart";
import type { Database } from "./db/database";

/** How far a process's clock may be from the database's, in milliseconds. (FAULT-32) */
const CLOCK_TOLERANCE = SECOND;

type Parts = {
  db: Database;
  /** The machine's clock: what QA moves is the same for all processes. */
  system?: Clock;
  /** Whether there is room to write; where the database is elsewhere, that is not asked. (FAULT-33) */
  hasRoom?: () => boolean;
  /** How long the database may take to answer, in milliseconds. */
  within?: number;
};

export type Health = ReturnType<typeof processHealth>;

/** Whether this process can serve, asked again each time. (OPS-7) */
export function processHealth({ db, system = Date.now, hasRoom = () => true, within = 2 * SECOND }: Parts) {
  let isStopping = false;
  let lateJobs: () => readonly string[] = () => [];

  /** How far this clock is from the database's, beyond what the question took. Throws where nothing answers in time. */
  async function clockDifference(): Promise<number> {
    const begun = system();
    const databaseTime = await bounded(timeOf(db), within);
    const ended = system();
    const apart = Math.abs(databaseTime - (begun + ended) / 2);
    return Math.max(0, apart - (ended - begun) / 2);
  }

  return {
    /** Whether work may be done by this process's clock. Throws where the database does not answer. (FAULT-32) */
    isClockRight: async () => (await clockDifference()) <= CLOCK_TOLERANCE,

    /** Whether the results of work can be stored. (FAULT-33) */
    hasRoom,

    /** What keeps the process from serving; nothing: it is ready. */
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

    /** Not ready any more, though it still answers: load balancers stop sending requests. (OPS-15) */
    turnOff: (): void => {
      isStopping = true;
    },
  };
}

async function timeOf(db: Database): Promise<number> {
  const at = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ at }).from(sql`(select 1) as one`);
  if (!row) throw new Error("the database told no time");
  return row.at;
}
