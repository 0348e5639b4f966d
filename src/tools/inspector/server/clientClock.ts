import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { MovableClock } from "../../../platform/server/clock";

/**
 * The caller's time: by their own clock if QA has set one, else by everybody's. A client's calls, and the work done for
 * them meanwhile, use their time; everything else uses everybody's. (QA-3)
 */
export function clientClock(clock: MovableClock) {
  const whose = new AsyncLocalStorage<number>();
  const clientsApart = () => Object.keys(clock.settings().clients).map(Number);
  return {
    now: () => clock.nowOf(whose.getStore() ?? null),

    /** The latest time of all clocks: nothing that was recorded by any of them is later. */
    latest: () => Math.max(clock.now(), ...clientsApart().map(clock.nowOf)),

    /** Clients with their own clock. */
    clientsApart,

    /** Runs work in a client's time. */
    inTimeOf: <Result>(clientId: number, work: () => Promise<Result>): Promise<Result> => whose.run(clientId, work),

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
