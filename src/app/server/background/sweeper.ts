import { AsyncResource } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";
import { EVERYBODY, type WorkFor } from "../../../platform/server/background/whose";
import { newRequestId, underRequestId } from "../../../platform/server/logs/requestId";
import { type Clock, MINUTE, SECOND } from "../../../shared/instant";

/**
 * Work that is repeated. Work `about` clients uses each client's clock (QA-3), work about the shop uses the shop's.
 * `run` runs it once. `isOver` asks a long run to end at its next safe point, because the process stops or the run's
 * time is up; the next run does the rest. `toTheEnd`: the run was requested, so everything that is due is awaited.
 */
export type Job = {
  name: string;
  /** Resolves when the work that a run left in the background has ended. */
  settled?: () => Promise<unknown>;
} & (
  | { about: "clients"; run: WorkFor }
  | { about: "shop"; run: (isOver: () => boolean, toTheEnd: boolean) => Promise<unknown> }
);

/** Milliseconds that a run may take before it is asked to end. (OPS-110) */
const TURN = 30 * SECOND;

export type Sweeper = {
  /** Runs every job once more from now on; resolves when all are done. */
  sweepNow: () => Promise<void>;
  /** Begins no more jobs; resolves when the running ones have ended. */
  stop: () => Promise<void>;
  /** The jobs whose last run ended too long ago: more than a minute, or five times the job's interval. (OPS-7) */
  late: () => string[];
  /** For each job: milliseconds since its last run ended, and how many runs have failed. (OPS-32) */
  turns: () => { name: string; age: number; failures: number }[];
};

type Deps = {
  /** Milliseconds between the end of a job and its next beginning; 0: only on request. */
  every: number;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  /** Asked before each run: the run is skipped if it resolves to false. */
  mayRun?: () => Promise<boolean>;
  /** The machine's clock, not the test clock. */
  system?: Clock;
  /** Does work about clients by each one's clock, where some have their own. */
  byEachClock?: (work: WorkFor, isOver: () => boolean) => Promise<unknown>;
};

/**
 * Runs each job in its own loop, so that one that waits for a provider delays no other. A job that fails is logged and
 * tried again; any number of processes may run the same jobs on one database. (OPS-16)
 */
export function startSweeper({
  every,
  jobs,
  log,
  mayRun = async () => true,
  system = Date.now,
  byEachClock = (work, isOver) => work(isOver, EVERYBODY),
}: Deps): Sweeper {
  let stopped = false;
  // A job must not inherit the clock of the request that triggered it: neither a client's own nor a scenario's past.
  const own = new AsyncResource("sweeper");
  const loops = jobs.map((job) => loopOf(job));

  function loopOf(job: Job) {
    const { name, settled = async () => {} } = job;
    const run = (isOver: () => boolean, toTheEnd: boolean) =>
      job.about === "clients" ? byEachClock(job.run, isOver) : job.run(isOver, toTheEnd);
    let timer: NodeJS.Timeout | undefined;
    let last: Promise<void> = Promise.resolve();
    let endedAt = system();
    let failures = 0;
    const take = async (toTheEnd: boolean) => {
      const began = system();
      const isOver = () => stopped || (!toTheEnd && system() - began > TURN);
      try {
        if (await mayRun()) await run(isOver, toTheEnd);
        else log.error(`${name} stands still: this clock is not the database's, or no room is left`);
      } catch (err) {
        failures += 1;
        log.error({ err }, `${name} failed`);
      }
    };
    const once = async (toTheEnd: boolean) => {
      clearTimeout(timer);
      if (stopped) return;
      // The writes and log lines of a run have its request id. (OPS-37)
      await underRequestId(newRequestId(), () => take(toTheEnd));
      endedAt = system();
      if (every > 0 && !stopped) timer = setTimeout(begin, every, false).unref();
    };
    // One run at a time: a new one waits for the one before.
    const begin = (toTheEnd: boolean) => {
      last = last.then(() => once(toTheEnd));
      return last;
    };
    const end = async () => {
      clearTimeout(timer);
      await last;
      await settled();
    };
    const isLate = () => every > 0 && system() - endedAt > Math.max(MINUTE, 5 * every);
    const turn = () => ({ name, age: system() - endedAt, failures });
    return { name, begin, end, isLate, turn };
  }

  if (every > 0) for (const { begin } of loops) void begin(false);
  return {
    sweepNow: async () => {
      await Promise.all(loops.map(({ begin }) => own.runInAsyncScope(() => begin(true))));
    },
    stop: async () => {
      stopped = true;
      await Promise.all(loops.map(({ end }) => end()));
    },
    late: () => loops.filter(({ isLate }) => isLate()).map(({ name }) => name),
    turns: () => loops.map(({ turn }) => turn()),
  };
}
