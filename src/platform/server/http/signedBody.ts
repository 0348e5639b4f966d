import type { FastifyInstance } from "fastify";
import { isRecord, parseJson } from "../../../shared/unknownData";
import { isStorable } from "./edge";

/** In this scope JSON bodies stay raw bytes: a webhook's signature covers them, so nothing may parse them first. */
export function keepJsonRaw(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body,
  );
}

/**
 * The content of a correctly signed body; null if it is no JSON object, is nested too deep or contains characters that
 * the database cannot store. The edge has not checked it, and a signature proves its sender only. (SAFE-4)
 */
export function readSigned(raw: Buffer): Record<string, unknown> | null {
  const body = parseJson(raw.toString("utf8"));
  return isRecord(body) && isStorable(body) ? body : null;
}
