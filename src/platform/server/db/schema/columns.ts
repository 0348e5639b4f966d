import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Instant } from "../../../../shared/instant";
import { currentRequestId } from "../../logs/requestId";

/** An instant in epoch milliseconds, stored as timestamptz. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => "timestamptz(3)",
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

/** An amount in minor units. */
export const minor = (name?: string) => (name ? integer(name) : integer());

/** A counter that may outgrow 32 bits. */
export const counter = (name: string) => bigint(name, { mode: "number" });

/**
 * The id of another table's row, for a foreign key to a higher feature: there is one database, but imports go downwards
 * only. Only the names go into the migration.
 */
export const idOf = (table: string): AnyPgColumn => pgTable(table, { id: integer().primaryKey() }).id;

/**
 * The id of the request or job run that wrote a row; null: written outside of one, or before ids were stored. (OPS-37)
 */
export const requestLog = () => text("log_id").$defaultFn(() => currentRequestId() ?? sql`null`);

/** The words of a full-text search, as PostgreSQL's tsvector. */
export const searchWords = customType<{ data: string; driverData: string }>({ dataType: () => "tsvector" });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
