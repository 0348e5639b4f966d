import type { FastifyInstance } from "fastify";
import { Problem } from "../problem";
import { isApiPath } from "./apiPaths";

/** What is refused before any route sees it (SAFE-4, SAFE-5, SAFE-18). */
export function addEdge(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.url.includes("%00")) throw new Problem("invalid");
    const { changes, ownPages } = request.routeOptions.config;
    // A GET that changes something (WIRE-15) must come from our own program, never from a link.
    if (changes && request.headers["sec-fetch-mode"] === "navigate") throw new Problem("navigationRefused");
    // Cookies know no ports, and SameSite no hosts of one domain. Browsers that do not say where a request is from are old.
    const { "sec-fetch-site": from = "same-origin" } = request.headers;
    if (ownPages && from !== "same-origin") throw new Problem("otherPageRefused");
  });
  app.addHook("preValidation", async (request) => {
    const body = request.body;
    if (body === undefined || body === null || Buffer.isBuffer(body)) return;
    const written = writtenOut(body);
    if (written === null || unstorable.test(written)) throw new Problem("invalid");
    if (carriesCardNumber(written)) throw new Problem("cardNumberRefused");
  });
  app.addHook("onSend", async (request, reply) => {
    if (isApiPath(request.url)) reply.header("Cache-Control", "no-store");
  });
}

/** A NUL, or half of a pair of surrogates: PostgreSQL keeps neither. Whole pairs are written as they are. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Whether what came as JSON can be kept: not nested too deep, and of characters that PostgreSQL keeps. */
export function isStorable(body: unknown): boolean {
  const written = writtenOut(body);
  return written !== null && !unstorable.test(written);
}

/** A body as text; null where it is nested deeper than anybody could write it. */
function writtenOut(body: unknown): string | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}

/** Ids and digests, whose digits are nobody's number. */
const ids = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,})\b/gi;
/** A long number as people write it: in a row, or in groups. */
const longNumber = /\d(?:[\p{Zs}\p{Pd}]?\d){13,}/gu;

/**
 * True when a text holds 14 to 19 digits that pass Luhn's check and begin like a card's, whatever stands beside them:
 * those never get past the edge. (FAULT-24)
 */
export function carriesCardNumber(text: string): boolean {
  return (text.replace(ids, " ").match(longNumber) ?? []).some((found) => {
    const groups = found.split(/\D/);
    return isCard(groups.join("")) || runsOf(groups).some(isCard);
  });
}

/** Neighbouring groups of the length that cards are printed in, together: an expiry or a code may stand beside them. */
function runsOf(groups: readonly string[]): string[] {
  return groups.flatMap((_group, from) => {
    const runs: string[] = [];
    for (const group of groups.slice(from, from + 5)) {
      if (group.length < 3) break;
      runs.push((runs.at(-1) ?? "") + group);
      if (group.length < 4) break;
    }
    return runs;
  });
}

/**
 * Of 16 digits and more as most are, with Mastercard's second series (2221 to 2720); of 15 as American Express has them, of
 * 14 as Diners Club. Not of 13: such cards have not been issued for decades, and one in ten mobile numbers of Brazil or
 * Germany, written with the country, would be one.
 */
const cardShape = /^(?:[3-6]\d{15,18}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3[0689]\d{12})$/;

const isCard = (digits: string) => cardShape.test(digits) && passesLuhn(digits);

function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}
