import type { FastifyInstance } from "fastify";
import { Problem } from "../problem";

/** What is refused before any route sees it (quality sections 1 and 4). */
export function addEdge(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.url.includes("%00")) throw new Problem("invalid");
    const { changes } = request.routeOptions.config;
    // A GET of the specification that changes something must come from our own program, never from a link.
    if (changes && request.headers["sec-fetch-mode"] === "navigate") throw new Problem("navigationRefused");
  });
  app.addHook("preValidation", async (request) => {
    const body = request.body;
    if (body === undefined || body === null || Buffer.isBuffer(body)) return;
    const written = JSON.stringify(body);
    if (written.includes("\\u0000")) throw new Problem("invalid");
    if (carriesCardNumber(written)) throw new Problem("cardNumberRefused");
  });
  app.addHook("onSend", async (request, reply) => {
    if (/^\/(api|token|qa)(\/|$)/.test(request.url.split("?")[0] ?? "")) reply.header("Cache-Control", "no-store");
  });
}

const cardShaped = /(?<![\d.a-f-])(?:\d[ -]?){12,18}\d(?![\d.a-f-])/gi;

/** True when a text holds 13 to 19 digits that pass Luhn's check and begin like a card's: those never get past the edge. */
export function carriesCardNumber(text: string): boolean {
  return (text.match(cardShaped) ?? []).some((found) => {
    const digits = found.replace(/\D/g, "");
    return /^[3-6]/.test(digits) && passesLuhn(digits);
  });
}

function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}
