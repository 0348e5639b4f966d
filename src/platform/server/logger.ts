import type { Writable } from "node:stream";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { loggedError } from "./loggedError";

/**
 * Logs carry no bodies, no headers with secrets and no addresses as they were asked for: people's data and codes have no
 * place in them. A line names the route's pattern and the caller's address. `stream`: in place of the standard output.
 * (SAFE-10, SAFE-23)
 */
export function loggerOptions(level: string, stream?: Writable): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    redact: ["req.headers", "res.headers", "*.password", "*.token"],
    serializers: {
      err: loggedError,
      // An address that no route knows has no pattern, and may be a mistyped link with a code in it.
      req: ({ id, method, routeOptions, ip }: FastifyRequest) => ({ id, method, route: routeOptions.url ?? null, ip }),
    },
  };
}
