import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../shared/instant";
import type { Database } from "./db/database";
import type { Replica } from "./db/replica";

/**
 * The database, or a transaction on it: repositories accept either. The type is the same; the name tells which to
 * expect.
 */
export type Tx = Database;

/** The basic services of every feature's server side. */
export type Services = {
  db: Database;
  now: Clock;
  log: FastifyBaseLogger;
  /** The replica that searches read from, if there is one. (OPS-162) */
  replica?: Replica;
};
