import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The media type of a call's body: each call takes one alone, and refuses others with 415. (WIRE-32) */
export type BodyType = "application/json" | typeof FORM | typeof BYTES;

export const FORM = "application/x-www-form-urlencoded";
export const BYTES = "application/octet-stream";

/** Bodies are JSON where a call does not say otherwise; Fastify would take plain text as well. */
export function takeJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
}

/** In this scope bodies are forms. Their routes say so with `bodyType`. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.register(formbody, { bodyLimit: 4096 });
}

/** In this scope bodies are a file's raw bytes. Their routes say so with `bodyType`. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(BYTES, { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
}

/** What the call of a request takes. */
export const bodyTypeOf = ({ routeOptions }: FastifyRequest): BodyType =>
  routeOptions.config.bodyType ?? "application/json";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The media type of its bodies; JSON if not given. */
    bodyType?: BodyType;
  }
}
