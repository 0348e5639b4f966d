import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { REQUEST_ID_LENGTH, requestIdLetters } from "../../../shared/requestId";

const running = new AsyncLocalStorage<string>();

/**
 * An id for a request or job run: log lines have it as `reqId`, and rows written during it store it. It is random and
 * reveals nothing. (OPS-37)
 */
export function newRequestId(): string {
  const letter = () => requestIdLetters[randomInt(requestIdLetters.length)];
  return `r${Array.from({ length: REQUEST_ID_LENGTH - 1 }, letter).join("")}`;
}

/** The current request or job run; null outside of one. */
export const currentRequestId = (): string | null => running.getStore() ?? null;

/** Runs work under an id: everything that it writes and logs, now or later, has that id. */
export function underRequestId<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}

/** Each request runs under its own id, which is in the answer's header. An id sent by the caller is ignored. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    running.run(request.id, done);
  });
  // Reading a body resumes in the socket's context, which has no request id.
  app.addHook("preValidation", (request, _reply, done) => running.run(request.id, done));
}

export const REQUEST_ID_HEADER = "x-request-id";
