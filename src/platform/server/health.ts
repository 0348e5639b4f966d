import { randomUUID } from "node:crypto";
import { type Clock, MINUTE, SECOND } from "../../shared/instant";
import { withTimeout } from "./background/forEachConcurrently";
import { databaseTime } from "./databaseClock";
import type { Database } from "./db/database";
import { storeClock } from "./processClocks.repository";

/** The greatest difference of clocks that count as the same, in milliseconds. (FAULT-32) */
const CLOCK_TOLERANCE = SECOND;
/** From this difference on, a clock counts as wrong even if others agree with it. */
const CLOCK_WRONG = MINUTE;
/** How often a process tells the others about its clock. */
const TELL_EVERY = 10 * SECOND;
/** How long a write that found the disk full is remembered. */
const FULL_FOR = MINUTE;

type Deps = {
  db: Database;
  /** The machine's clock; the test clock is the same for all processes. */
  system?: Clock;
  /** Whether there is room to write; not checked where the database is on another server. (FAULT-33) */
  hasRoom?: () => boolean;
  /** Time limit of the database's answer, in milliseconds. */
  within?: number;
};

export type Health = ReturnType<typeof processHealth>;

/** `failing`: why the process cannot serve. `impaired`: what it cannot do at present, although it serves. */
export type HealthStatus = { failing: string[]; impaired: string[] };

/** The background jobs: which are late, and whether the process serves pages nevertheless. */
type Watched = { late: () => readonly string[]; serves: boolean };

/** Whether this process can serve requests, checked anew each time. (OPS-7, OPS-114) */
export function processHealth({ db, system = Date.now, hasRoom: roomLeft, within = 2 * SECOND }: Deps) {
  const hasRoom = roomLeft ?? (() => true);
  const process = randomUUID();
  let isStopping = false;
  let watched: Watched = { late: () => [], serves: true };
  let told: { at: number; others: readonly number[] } | null = null;
  let fullAt: number | null = null;

  /**
   * How far this clock is ahead of the database's, beyond the duration of the query; below 0: behind. Throws if nothing
   * answers in time.
   */
  async function clockAhead(): Promise<number> {
    const begun = system();
    const there = await withTimeout(databaseTime(db), within);
    const ended = system();
    const ahead = (begun + ended) / 2 - there;
    return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - (ended - begun) / 2);
  }

  /** The clock differences that the other processes have stored, at most some seconds ago. */
  async function othersAhead(ahead: number): Promise<readonly number[]> {
    const at = performance.now();
    if (!told || at - told.at > TELL_EVERY)
      told = { at, others: await withTimeout(storeClock(db, process, ahead), within) };
    return told.others;
  }

  async function mayWorkBy(ahead: number): Promise<boolean> {
    const others = await othersAhead(ahead);
    if (Math.abs(ahead) <= CLOCK_TOLERANCE) return true;
    return Math.abs(ahead) < CLOCK_WRONG && others.every((other) => Math.abs(other - ahead) <= CLOCK_TOLERANCE);
  }

  return {
    /**
     * Whether this process's clock is right enough to run jobs by: it agrees with the database's clock, or it differs
     * from that by some seconds but agrees with all other processes, so that the database's clock is wrong. Throws if
     * the database does not answer. (FAULT-32, FAULT-34)
     */
    isClockRight: async (): Promise<boolean> => mayWorkBy(await clockAhead()),

    /** Whether this clock agrees with the database's, without publishing its difference. */
    agreesWithDatabase: async (): Promise<boolean> => Math.abs(await clockAhead()) <= CLOCK_TOLERANCE,

    /** Whether the results of work can be stored. (FAULT-33) */
    hasRoom,

    status: async (): Promise<HealthStatus> => {
      const ahead = await clockAhead().catch(() => null);
      const isClockOff = ahead !== null && Math.abs(ahead) > CLOCK_TOLERANCE;
      const isClockUseless =
        isClockOff && (Math.abs(ahead) >= CLOCK_WRONG || (!watched.serves && !(await mayWorkBy(ahead))));
      // Where the free room is measured, a past failure is not remembered.
      const isFull = !roomLeft && fullAt !== null && performance.now() - fullAt < FULL_FOR;
      const late = watched.late();
      return {
        failing: [
          ...(isStopping ? ["stopping"] : []),
          ...(ahead === null ? ["database"] : []),
          ...(isClockUseless ? ["clock"] : []),
          ...(hasRoom() ? [] : ["storage"]),
          ...(watched.serves ? [] : late),
        ],
        impaired: [
          ...(isClockOff && !isClockUseless ? ["clock"] : []),
          ...(isFull ? ["storage"] : []),
          ...(watched.serves ? late : []),
        ],
      };
    },

    /** `late` names the jobs whose last run is too long ago: they make only a worker process unready. */
    watch: (work: Watched): void => {
      watched = work;
    },

    /**
     * A write found the database's disk full. All processes share it, so taking one out of service would not help.
     * (OPS-114)
     */
    foundFull: (): void => {
      fullAt = performance.now();
    },

    isStopping: (): boolean => isStopping,

    /** Marks the process as not ready, though it still answers: load balancers stop sending requests. (OPS-15) */
    turnOff: (): void => {
      isStopping = true;
    },
  };
}
