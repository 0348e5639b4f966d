import type { FastifyInstance, FastifyRequest } from "fastify";
import { textOf } from "../../../shared/unknownData";
import { Problem } from "../problem";
import { isApiPath } from "./apiPaths";
import { bodyCarriesCardNumber } from "./cardNumbers";
import { isLanguage } from "./languageTags";

/**
 * Refusals before any route handles a request (SAFE-4, SAFE-5, SAFE-18). Nothing here waits, so the hooks call back
 * instead of creating a promise for each request. (SPEED-7)
 */
export function addEdge(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => done(refusedAtOnce(request)));
  // After the schema validation, which limits the length of each text.
  app.addHook("preHandler", (request, _reply, done) => done(refusedFor(request)));
  app.addHook("onSend", (request, reply, payload, done) => {
    if (isApiPath(request.url)) reply.header("Cache-Control", "no-store");
    done(null, payload);
  });
}

function refusedAtOnce({ url, headers, params, routeOptions }: FastifyRequest): Problem | undefined {
  if (url.includes("%00")) return new Problem("invalid");
  const { changes, ownPages, languages = [] } = routeOptions.config;
  // Before anybody is asked to sign in: a misspelt path may look like one that ends with a language. (WIRE-14)
  const wrong = languages.filter((name) => !isLanguage(textOf(params, name) ?? ""));
  if (wrong.length > 0)
    return new Problem(
      "invalid",
      {},
      wrong.map((Field) => ({ Field, Code: "language" })),
    );
  // A GET that changes something (WIRE-15) must come from our own pages, never from a link.
  if (changes && headers["sec-fetch-mode"] === "navigate") return new Problem("navigationRefused");
  // Cookies ignore ports, and SameSite treats hosts of one domain as the same site. Only old browsers send no such
  // header.
  const { "sec-fetch-site": from = "same-origin" } = headers;
  return ownPages && from !== "same-origin" ? new Problem("otherPageRefused") : undefined;
}

function refusedFor({ body, routeOptions }: FastifyRequest): Problem | undefined {
  if (body === undefined || body === null || Buffer.isBuffer(body)) return undefined;
  if (!isStorable(body)) return new Problem("invalid");
  return bodyCarriesCardNumber(body, routeOptions.schema?.body) ? new Problem("cardNumberRefused") : undefined;
}

/**
 * A NUL, or half of a surrogate pair, as JSON escapes them: PostgreSQL can store neither. JSON leaves whole pairs
 * unescaped.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Whether a JSON body can be stored: not nested too deep, and only characters that PostgreSQL accepts. */
export function isStorable(body: unknown): boolean {
  const written = jsonOf(body);
  return written !== null && !unstorable.test(written);
}

/** A body as JSON; null where it is nested too deep to serialise. */
function jsonOf(body: unknown): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}
