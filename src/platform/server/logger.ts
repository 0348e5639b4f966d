import type { FastifyServerOptions } from "fastify";
import { loggedError } from "./loggedError";

/**
 * Logs carry no bodies, no headers with secrets and no query strings: people's data has no place in them. (SAFE-10)
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    redact: ["req.headers", "res.headers", "*.password", "*.token"],
    serializers: {
      err: loggedError,
      req: ({ id, method, url }) => ({ id, method, path: url.split("?")[0] }),
    },
  };
}
