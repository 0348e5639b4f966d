import { callFailed } from "../../../platform/web/callError";
import { languageOf } from "../../../shared/language";
import { requestIdShape } from "../../../shared/requestId";
import { browserErrorsContract } from "../../browserErrors.contract";
import { LONGEST_PATH, MOST_FRAMES } from "../../browserErrors.limits";
import type { BrowserError } from "../../browserErrors.schemas";

/** The most errors that a page reports: later ones are mostly consequences of the first. */
const MOST = 3;
const reported = new Set<string>();

/**
 * Reports an error of this page to the server, once each. Neither its text nor the user is sent. Errors of extensions
 * and of other sites are ignored, and a script that failed to load counts as a network problem. (OPS-61, SAFE-42)
 */
export function reportPageError(error: unknown): void {
  if (!(error instanceof Error) || error.name === "ChunkLoadError" || reported.size >= MOST) return;
  const Frames = framesOf(error.stack ?? "");
  const Kind = kindOf(error);
  const seen = [Kind, Frames[0]].join(" ");
  if (Frames.length === 0 || reported.has(seen)) return;
  reported.add(seen);
  const program = document.querySelector<HTMLScriptElement>('script[src*="/assets/main."]')?.src ?? "";
  const body: BrowserError = {
    Kind,
    Frames,
    Build: program.split("/").at(-1) ?? "",
    Path: location.pathname.slice(0, LONGEST_PATH),
    Language: languageOf(document.documentElement.lang),
    Request: ownId(callFailed.requestId),
  };
  const { method, path } = browserErrorsContract.tellBrowserError;
  const headers = { "Content-Type": "application/json" };
  // Without cookies, as it concerns no session. If it cannot be sent, that is not reported.
  fetch(path, { method, headers, body: JSON.stringify(body), credentials: "omit", keepalive: true }).catch(() => null);
}

/** An answer that is not ours, such as a proxy's, has another id. */
const ownId = (id: string | null) => (id !== null && requestIdShape.test(id) ? id : null);

/** React's minified messages have a number, which reveals no user data. */
function kindOf({ name, message }: Error): string {
  const [, number] = /^Minified React error #(\d{1,4});/.exec(message) ?? [];
  if (number) return `React${number}`;
  return /^[A-Za-z][A-Za-z0-9]{0,49}$/.test(name) ? name : "Error";
}

/** Positions in our own files, the innermost first, without function names. */
function framesOf(stack: string): string[] {
  const own = `${location.origin}/assets/`;
  return stack
    .split("\n")
    .flatMap((line) => (line.includes(own) ? (/\/assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}/.exec(line)?.[0] ?? []) : []))
    .slice(0, MOST_FRAMES);
}
