import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database, or a transaction on it: repositories take either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A database that was opened, and how to close it. */
export type OpenDatabase = { db: Database; close: () => Promise<void> };
