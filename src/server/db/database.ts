import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { errorCode } from "../errorCode";
import type { Schema } from "./schema";

/** The database, or a transaction on it: repositories take either. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/** A database that was opened, and how to close it. */
export type OpenDatabase = { db: Database; close: () => Promise<void> };

/** SQLSTATE of a driver's error, wherever the driver put it; null for other errors. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; typeof at === "object" && at !== null; at = "cause" in at ? at.cause : null) {
    const code = errorCode(at);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

export const EXCLUSION_VIOLATION = "23P01";
export const UNIQUE_VIOLATION = "23505";
