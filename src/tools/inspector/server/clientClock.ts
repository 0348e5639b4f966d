import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { InTimeOf, WorkFor } from "../../../platform/server/background/whose";
import type { MovableClock } from "../../../platform/server/clock";

/**
 * The caller's time: by their own clock if QA has set one, else by everybody's. A client's calls, and the work done for
 * them meanwhile, use their time; everything else uses everybody's. (QA-3)
 */
export function clientClock(clock: MovableClock) {
  const whose = new AsyncLocalStorage<number>();
  /** Runs work in a client's time. */
  const inTimeOf: InTimeOf = (clientId, work) => whose.run(clientId, work);
  return {
    now: () => clock.nowOf(whose.getStore() ?? null),

    /** Whether the caller's clock was stopped: whatever waits for a time on it would never end. */
    stands: () => clock.stands(whose.getStore() ?? null),

    inTimeOf,

    /**
     * Does work about clients: one turn for each client who has a clock of their own, by that clock, and one for all
     * others. A failing turn does not stop the rest.
     */
    byEachClock: async (work: WorkFor, isOver: () => boolean): Promise<void> => {
      // Another process on this database may have moved a clock.
      await clock.refresh();
      const butOf = Object.keys(clock.settings().clients).map(Number);
      const turns = [
        () => work(isOver, { butOf }),
        ...butOf.map((of) => () => inTimeOf(of, () => work(isOver, { of }))),
      ];
      const failures: unknown[] = [];
      for (const turn of turns) await turn().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },

    /** Handles every request in its caller's time; staff's calls within a scenario use the client's time. */
    addHook: (app: FastifyInstance): void => {
      // In earlier hooks the body is still being read, and its end would not run in the request's context.
      app.addHook("preValidation", (request, _reply, done) => {
        if (request.caller && whose.getStore() === undefined) whose.run(request.caller.clientId, done);
        else done();
      });
    },
  };
}
