import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { MovableClock } from "../../../platform/server/clock";

/**
 * The caller's present: by their own clock if QA has set one, else by everybody's. What a client asks for, and what is
 * done for them meanwhile, uses their time; everything else uses everybody's. (QA-3)
 */
export function clientClock(clock: MovableClock) {
  const whose = new AsyncLocalStorage<number>();
  const clientsApart = () => Object.keys(clock.settings().clients).map(Number);
  return {
    now: () => clock.nowOf(whose.getStore() ?? null),

    /** The latest of all presents: nothing recorded in any of them is later. */
    latest: () => Math.max(clock.now(), ...clientsApart().map(clock.nowOf)),

    /** Clients whose clock is their own. */
    clientsApart,

    /** Does something in a client's time. */
    inTimeOf: <Result>(clientId: number, work: () => Promise<Result>): Promise<Result> => whose.run(clientId, work),

    /** Answers every request in its caller's time; what a situation has staff do happens in the client's. */
    addHook: (app: FastifyInstance): void => {
      // Earlier than this a body is still being read, and its end belongs to no request.
      app.addHook("preValidation", (request, _reply, done) => {
        if (request.caller && whose.getStore() === undefined) whose.run(request.caller.clientId, done);
        else done();
      });
    },
  };
}
