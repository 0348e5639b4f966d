import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../shared/instant";
import type { MovableClock } from "./clock";
import type { Config } from "./config";
import type { Database } from "./db/database";

/** What every feature's server side is built from: handed in once, by the composition in app.ts. */
export type Services = {
  config: Config;
  db: Database;
  now: Clock;
  clock: MovableClock;
  log: FastifyBaseLogger;
};
