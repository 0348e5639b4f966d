import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { REQUEST_ID_LENGTH, requestIdLetters } from "../../../shared/requestId";

const running = new AsyncLocalStorage<string>();

/**
 * An id for a request, or for a job turn: log lines carry it as `reqId`, and so does what was written meanwhile. It is
 * made here and reveals nothing. (OPS-37)
 */
export function newRequestId(): string {
  const letter = () => requestIdLetters[randomInt(requestIdLetters.length)];
  return `r${Array.from({ length: REQUEST_ID_LENGTH - 1 }, letter).join("")}`;
}

/** The current request or job turn; null outside of one. */
export const currentRequestId = (): string | null => running.getStore() ?? null;

/** Does a piece of work under an id: what it writes and logs, at once or later, carries it. */
export function underRequestId<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}

/** Each request works under its id, and its answer says it. What a caller sends as an id counts for nothing. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    running.run(request.id, done);
  });
  // Whoever waits for a body comes back by the socket, which knows of no request.
  app.addHook("preValidation", (request, _reply, done) => running.run(request.id, done));
}

export const REQUEST_ID_HEADER = "x-request-id";
