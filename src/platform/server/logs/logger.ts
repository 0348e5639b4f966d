import type { Writable } from "node:stream";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { ReportError } from "./errorReports";
import { loggedError } from "./loggedError";
import { currentRequestId } from "./requestId";

/**
 * Logs carry no bodies, no headers with secrets and no addresses as they were asked for: people's data and codes have no place
 * in them. A line names the route's pattern and the caller's address. `stream`: in place of the standard output. `report` gets
 * the errors among them. (SAFE-10, SAFE-23)
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
      // An address that no route knows has no pattern, and may be a mistyped link with a code in it.
      req: ({ id, method, routeOptions, ip }: FastifyRequest) => ({ id, method, route: routeOptions.url ?? null, ip }),
    },
  };
}

type Options = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;
type LogMethod = NonNullable<NonNullable<Options["hooks"]>["logMethod"]>;

/** A request's own lines carry its id already; the others that are written meanwhile carry it so. (OPS-37) */
function underWay(bindings: object): { reqId?: string } {
  const reqId = currentRequestId();
  return reqId === null || "reqId" in bindings ? {} : { reqId };
}

/** Pino's number of the level of errors. */
const ERROR = 50;

/** Logged errors are reported too, by the same line, which names nobody. */
function reporting(report: ReportError): LogMethod {
  return function told(args, method, level) {
    const [facts, words] = args;
    if (level >= ERROR && typeof facts === "object" && facts !== null && "err" in facts)
      report(facts.err, String(words), "tags" in facts ? Object(facts.tags) : {});
    method.apply(this, args);
  };
}
