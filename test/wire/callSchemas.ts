import { drizzle } from "drizzle-orm/pglite";
import Fastify, { type RouteOptions } from "fastify";
import { composeServices } from "../../src/app/server/composeServices";
import { Failure } from "../../src/app/server/description/describe";
import { browserErrorRoutes } from "../../src/app/server/edge/browserErrors";
import { registerRoutes } from "../../src/app/server/registerRoutes";
import { openMethods } from "../../src/features/payments/methods/server/methods.server";
import { processHealth } from "../../src/platform/server/health";
import { BODY_OPTIONAL } from "../../src/platform/server/http/route";
import { fieldOf } from "../../src/shared/unknownData";
import { testConfig } from "../testDatabase";
import type { CallSchemas, KnownCalls } from "./knownCalls";

/** The server's calls with the schemas by which its routes validate and serialize; no database is opened. */
export async function knownCalls(): Promise<Omit<KnownCalls, "madeOf">> {
  const app = Fastify();
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  const config = testConfig();
  const db = drizzle.mock();
  const now = () => 0;
  const settings = () => ({ everybody: { ahead: 0 }, clients: {} });
  const stands = () => false;
  const clock = { now, nowOf: now, stands, system: now, settings, set: async () => {}, refresh: async () => {} };
  const platform = { db, now, log: app.log };
  const services = composeServices(platform, { config, paymentMethods: openMethods(config.payments) });
  await registerRoutes(app, { ...platform, config, clock, health: processHealth({ db }) }, services);
  browserErrorRoutes(app, { count: undefined });
  return { calls: routes.flatMap(schemasOf), failure: Failure };
}

function schemasOf({ method, url, schema }: RouteOptions): CallSchemas[] {
  if (typeof method !== "string") return [];
  const body = jsonOf(schema?.body);
  const bodyOptional = fieldOf(schema, BODY_OPTIONAL) === true;
  return [{ method, path: url, body, bodyOptional, answer: inPart(jsonOf(fieldOf(schema?.response, "200"))) }];
}

/**
 * The schema of an answer whose fields may be left out: a test contains the fields that its page reads, but no other
 * than the server's.
 */
const inPart = (schema: object | null): object | null =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "required" && Array.isArray(value) ? undefined : value,
  );

/** A schema of JSON; null for a file's bytes and where there is none. */
const jsonOf = (schema: unknown): object | null =>
  typeof schema === "object" && schema !== null && !("content" in schema) ? schema : null;
