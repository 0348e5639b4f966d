import { randomUUID } from "node:crypto";
import { MINUTE, SECOND } from "../../../shared/instant";
import { loggedError } from "./loggedError";

/** How many errors are reported in a minute: one cause can make every request fail. */
const A_MINUTE = 20;
const ANSWERED_WITHIN = 5 * SECOND;

/**
 * Reports an error with the log's message, and tags to group it. Never throws; the report is sent in the background.
 */
export type ReportError = (error: unknown, about: string, tags?: Readonly<Record<string, string>>) => void;

/**
 * Reports errors to a service with Sentry's protocol: kind, message and frames as in the log, without values of queries
 * or addresses and without user data. (OPS-36, SAFE-10) Throws with SENTRY_DSN's name where it is not an address of
 * that protocol.
 */
export function errorReports(dsn: string, role: string): ReportError {
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!key || !project) throw new Error("SENTRY_DSN must be https://<key>@<host>/<project>");
  const address = `${protocol}//${host}${path}/api/${project}/envelope/`;
  const headers = {
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=malecon/1, sentry_key=${key}`,
  };
  let minute = 0;
  let reportCount = 0;

  return (error, about, tags = {}) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE) !== minute) [minute, reportCount] = [Math.floor(now / MINUTE), 0];
    reportCount += 1;
    if (reportCount > A_MINUTE) return;
    const { type, message, stack } = loggedError(error);
    const id = randomUUID().replaceAll("-", "");
    const event = {
      event_id: id,
      timestamp: now / SECOND,
      platform: "node",
      level: "error",
      logger: about,
      tags: { role, ...tags },
      exception: { values: [{ type, value: message, stacktrace: { frames: framesOf(stack) } }] },
    };
    const body = [{ event_id: id, dsn }, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n");
    const signal = AbortSignal.timeout(ANSWERED_WITHIN);
    // A failed report is ignored: the error is in the log.
    void fetch(address, { method: "POST", headers, body, signal }).catch(() => undefined);
  };
}

/** Stack frames in the protocol's order: the innermost last. */
function framesOf(stack: string) {
  const frame = /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/gm;
  return [...stack.matchAll(frame)]
    .map(([, name = "?", filename, line, column]) => ({
      function: name,
      filename,
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse();
}
