import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Schema } from "./schema";

/** The database, or a transaction on it: repositories take either. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/** A database that was opened, and how to close it. */
export type OpenDatabase = { db: Database; close: () => Promise<void> };
