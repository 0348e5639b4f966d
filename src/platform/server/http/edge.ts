import type { FastifyInstance, FastifyRequest } from "fastify";
import { textOf } from "../../../shared/unknownData";
import { Problem } from "../problem";
import { isApiPath } from "./apiPaths";
import { isLanguage } from "./languageTags";

/**
 * Refusals before any route handles a request (SAFE-4, SAFE-5, SAFE-18). Nothing here waits, so the hooks call back
 * instead of creating a promise for each request. (SPEED-7)
 */
export function addEdge(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => done(refusedAtOnce(request)));
  // After the schema validation, which limits the length of each text.
  app.addHook("preHandler", (request, _reply, done) => done(refusedFor(request.body)));
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

function refusedFor(body: unknown): Problem | undefined {
  if (body === undefined || body === null || Buffer.isBuffer(body)) return undefined;
  const written = writtenOut(body);
  if (written === null || unstorable.test(written)) return new Problem("invalid");
  return carriesCardNumber(written) ? new Problem("cardNumberRefused") : undefined;
}

/**
 * A NUL, or half of a surrogate pair, as JSON escapes them: PostgreSQL can store neither. JSON leaves whole pairs
 * unescaped.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Whether a JSON body can be stored: not nested too deep, and only characters that PostgreSQL accepts. */
export function isStorable(body: unknown): boolean {
  const written = writtenOut(body);
  return written !== null && !unstorable.test(written);
}

/** A body as JSON; null where it is nested too deep to serialise. */
function writtenOut(body: unknown): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}

/** Ids and digests: their digits are never a card number. */
const ids = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,})\b/gi;
/** A long number as people write it: in a row, or in groups. */
const longNumber = /\d(?:[\p{Zs}\p{Pd}]?\d){13,}/gu;

/**
 * True if a text contains 14 to 19 digits that pass Luhn's check and have a card's prefix, whatever is around them:
 * such requests are refused. The time is linear in the length of the text. (FAULT-24, SAFE-5)
 */
export function carriesCardNumber(text: string): boolean {
  return (text.replace(ids, " ").match(longNumber) ?? []).some(holdsCard);
}

/**
 * Checks the number as a whole, and adjacent groups of the sizes in which cards are printed (the last may have three
 * digits), as an expiry date or a code may be beside them.
 */
function holdsCard(found: string): boolean {
  const digits = found.replace(/\D/g, "");
  const starts = startsOfGroups(found);
  const end = digits.length;
  if (isCard(digits, 0, end)) return true;
  for (const [first, from] of starts.entries()) {
    let to = from;
    for (let group = first; to - from <= MOST_DIGITS; group += 1) {
      const begin = starts[group] ?? end;
      const next = starts[group + 1] ?? end;
      if (group > first && next - begin < 3) break;
      to = next;
      if (isCard(digits, from, to)) return true;
      if (next - begin < 4) break;
    }
  }
  return false;
}

/** The position of each group's start among the digits of a number. */
function startsOfGroups(found: string): number[] {
  const starts: number[] = [];
  let digits = 0;
  let inGroup = false;
  for (let at = 0; at < found.length; at += 1) {
    const isDigit = found.charCodeAt(at) - ZERO < 10 && found.charCodeAt(at) >= ZERO;
    if (isDigit && !inGroup) starts.push(digits);
    if (isDigit) digits += 1;
    inGroup = isDigit;
  }
  return starts;
}

const MOST_DIGITS = 19;
const ZERO = 48;

/**
 * 16 digits and more for most cards, with Mastercard's second series (2221 to 2720); 15 for American Express, 14 for
 * Diners Club. Not 13: such cards have not been issued for decades, and one in ten mobile numbers of Brazil or Germany,
 * with country code, would match.
 */
const cardShape = /^(?:[3-6]\d{15,18}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3[0689]\d{12})$/;

function isCard(digits: string, from: number, to: number): boolean {
  if (to - from < 14 || to - from > MOST_DIGITS || !passesLuhn(digits, from, to)) return false;
  return cardShape.test(digits.slice(from, to));
}

function passesLuhn(digits: string, from: number, to: number): boolean {
  let total = 0;
  for (let index = 1; index <= to - from; index += 1) {
    const digit = digits.charCodeAt(to - index) - ZERO;
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}
