import type { Writable } from "node:stream";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { ReportError } from "./errorReports";
import { loggedError } from "./loggedError";
import { currentRequestId } from "./requestId";

/**
 * Logs contain no bodies, no secret headers and no requested URLs, because all of these may contain personal data or
 * codes. A line has the route's pattern and the caller's address. `stream` replaces standard output. `report` gets the
 * logged errors. (SAFE-10, SAFE-23)
 */
export function loggerOptions(
  level: string,
  stream?: Writable,
  report?: ReportError,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    ...(report && { hooks: { logMethod: reporting(report) } }),
    mixin: (_facts, _level, logger) => underWay(logger.bindings()),
    redact: ["req.headers", "res.headers", "*.password", "*.token"],
    serializers: {
      err: loggedError,
      // A URL that matches no route has no pattern, and may be a mistyped link with a code in it.
      req: ({ id, method, routeOptions, ip }: FastifyRequest) => ({ id, method, route: routeOptions.url ?? null, ip }),
    },
  };
}

type Options = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;
type LogMethod = NonNullable<NonNullable<Options["hooks"]>["logMethod"]>;

/** A request's own lines have its id already; this adds it to other lines written during it. (OPS-37) */
function underWay(bindings: object): { reqId?: string } {
  const reqId = currentRequestId();
  return reqId === null || "reqId" in bindings ? {} : { reqId };
}

/** Pino's number of the level of errors. */
const ERROR = 50;

/** Logged errors are reported too, from the same line, which has no personal data. */
function reporting(report: ReportError): LogMethod {
  return function logAndReport(args, method, level) {
    const [facts, words] = args;
    if (level >= ERROR && typeof facts === "object" && facts !== null && "err" in facts)
      report(facts.err, String(words), "tags" in facts ? Object(facts.tags) : {});
    method.apply(this, args);
  };
}
