import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { MINUTE } from "../../../shared/instant";
import { browserErrorsContract } from "../../browserErrors.contract";
import { BrowserError } from "../../browserErrors.schemas";
import { pageAt } from "../../pageAt";
import { sitePages } from "../../sitePages";

/**
 * Limits of reports for each address and minute, and of log lines for each process and minute: one fault affects
 * everybody at once, and the reports share the server's own quota of error reports.
 */
const REPORTS_PER_MINUTE = 10;
const WRITTEN_PER_MINUTE = 5;

/**
 * Errors of pages: all are counted, and the first of each minute are logged, and so reported like the server's own
 * errors. (OPS-61)
 */
export function browserErrorRoutes(app: FastifyInstance, { count }: { count?: ((page: string) => void) | undefined }) {
  let minute = 0;
  let written = 0;
  const options = { body: BrowserError, data: Type.Null(), perMinute: REPORTS_PER_MINUTE };
  route(app, browserErrorsContract.tellBrowserError, options, async ({ body, request }) => {
    const { page } = pageAt(body.Path);
    count?.(page);
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    if (written <= WRITTEN_PER_MINUTE)
      request.log.error({ err: errorOf(body), tags: tagsOf(body, page) }, "error in a browser");
    return null;
  });
}

/** As an Error, so that log and reports have the same form. */
function errorOf({ Kind, Frames }: BrowserError): Error {
  const error = new Error("what it says stays in the browser");
  error.name = Kind;
  error.stack = [Kind, ...Frames.map((frame) => `    at ${frame}`)].join("\n");
  return error;
}

function tagsOf({ Build, Language, Request }: BrowserError, page: ReturnType<typeof pageAt>["page"]) {
  const pattern = page === "notFound" ? page : (sitePages[page].paths[0] ?? page);
  return { build: Build, language: Language, page: pattern, ...(Request !== null && { request: Request }) };
}
