import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Listen } from "../listen";

/** The database, or a transaction on it: repositories take either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What is left of the disk of a database that runs in this process. (FAULT-33) */
export type Room = {
  isLeft: () => boolean;
  /** From now on writes without enough room are refused with that reason; what has begun ends. */
  refuseBeyond: () => void;
};

/** Connections that are lent and at rest, and requests that wait for one. */
export type PoolUse = { lent: number; idle: number; waiting: number };

/** A database that was opened, and how to listen to it and to close it. */
export type OpenDatabase = {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
  pool?: () => PoolUse;
  room?: Room;
  /** What was recovered of a crashed process on opening, for the log. */
  takenUp?: string | null;
};
