import type { FastifyBaseLogger } from "fastify";
import type { MovableClock } from "../../platform/server/clock";
import type { Database } from "../../platform/server/db/database";
import type { Clock } from "../../shared/instant";
import type { Config } from "./config";

/** What every feature's server side is built from: handed in once, by the composition in app.ts. */
export type Services = {
  config: Config;
  db: Database;
  now: Clock;
  clock: MovableClock;
  log: FastifyBaseLogger;
};
