import { createStackParser, createTransport, dsnFromString, Scope } from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { MINUTE, SECOND } from "../../../shared/instant";
import { loggedError } from "./loggedError";

/** The greatest number of errors reported in a minute: one cause can make every request fail. */
const A_MINUTE = 20;
const ANSWERED_WITHIN = 5 * SECOND;

/**
 * Reports an error with the log's message, and tags to group it. Never throws; the report is sent in the background.
 */
export type ReportError = (error: unknown, about: string, tags?: Readonly<Record<string, string>>) => void;

/**
 * Reports errors to a service with Sentry's protocol: kind, message and frames as in the log, without values of queries
 * or addresses and without user data. The client has no integrations, which would add requests, breadcrumbs and the
 * values of variables. (OPS-36, SAFE-10) Throws with SENTRY_DSN's name if it is not an address of that protocol.
 */
export function errorReports(dsn: string, role: string): ReportError {
  if (!dsnFromString(dsn)?.projectId) throw new Error("SENTRY_DSN must be https://<key>@<host>/<project>");
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    platform: "node",
    stackParser,
    integrations: [],
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(ANSWERED_WITHIN);
        // Copies the bytes, because fetch does not accept the client's possibly shared buffer.
        const sent = typeof body === "string" ? body : Uint8Array.from(body);
        const answer = await fetch(options.url, { method: "POST", headers: options.headers ?? {}, body: sent, signal });
        return {
          statusCode: answer.status,
          headers: {
            "retry-after": answer.headers.get("Retry-After"),
            "x-sentry-rate-limits": answer.headers.get("X-Sentry-Rate-Limits"),
          },
        };
      }),
  });
  let minute = 0;
  let reportCount = 0;

  return (error, about, tags = {}) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE) !== minute) [minute, reportCount] = [Math.floor(now / MINUTE), 0];
    reportCount += 1;
    if (reportCount > A_MINUTE) return;
    const { type, message, stack } = loggedError(error);
    const exception = { type, value: message, stacktrace: { frames: stackParser(stack) } };
    const event = { logger: about, tags: { role, ...tags }, exception: { values: [exception] } };
    client.captureEvent({ level: "error", ...event }, {}, new Scope());
  };
}
