import type { FastifyInstance } from "fastify";
import { isRecord } from "../../../shared/reading";
import { isStorable } from "./edge";

/** In this scope JSON stays the bytes that came: a webhook's signature is over them, so nothing may parse them first. */
export function keepJsonRaw(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body,
  );
}

/**
 * What a body with a good signature says; null for what is no object of JSON, is nested too deep or holds what no database
 * keeps. The edge has not looked at it, and a signature says who sent it, not that it can be used. (SAFE-4)
 */
export function readSigned(raw: Buffer): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(raw.toString("utf8"));
    return isRecord(body) && isStorable(body) ? body : null;
  } catch {
    return null;
  }
}
