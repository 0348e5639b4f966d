import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The media type of a call's body: each call accepts one, and refuses others with 415. (WIRE-32) */
export type BodyType = "application/json" | typeof FORM | typeof BYTES;

export const FORM = "application/x-www-form-urlencoded";
export const BYTES = "application/octet-stream";

/** Bodies are JSON unless a call declares otherwise; Fastify would accept plain text as well. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
}

/** In this scope bodies are forms. Its routes declare that with `bodyType`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.register(formbody, { bodyLimit: 4096 });
}

/** In this scope bodies are a file's raw bytes. Its routes declare that with `bodyType`. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(BYTES, { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
}

/** The media type that the call of a request accepts. */
export const bodyTypeOf = ({ routeOptions }: FastifyRequest): BodyType =>
  routeOptions.config.bodyType ?? "application/json";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The media type of its bodies; JSON if not given. */
    bodyType?: BodyType;
  }
}
