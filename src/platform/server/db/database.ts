import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Listen } from "../listen";

/** The database. A transaction has the same type: code that takes either calls it `Tx` (services.ts). */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The free disk space of a database that runs in this process. (FAULT-33) */
export type Room = {
  isLeft: () => boolean;
  /** From now on writes are refused unless there is enough room; writes that have begun are completed. */
  refuseBeyond: () => void;
};

/** Connections in use and idle, and requests that wait for one. */
export type PoolUse = { lent: number; idle: number; waiting: number };

/** An open database, and how to listen to it and to close it. */
export type OpenDatabase = {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
  pool?: () => PoolUse;
  room?: Room;
  /** What was repaired on opening after a crash, for the log. */
  takenUp?: string | null;
};
