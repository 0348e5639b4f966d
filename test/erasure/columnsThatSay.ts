import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/server/db/database";
import { rows } from "../faults/world";

/** The columns of all tables that contain a pattern's text, with the number of their rows: `clients.address`. */
export async function columnsThatSay(db: Database, pattern: string): Promise<ReadonlyMap<string, number>> {
  const columns = await rows(
    db,
    sql`select table_name as "table", column_name as "column", data_type as type from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'tsvector', 'ARRAY', 'bytea')`,
  );
  const found = new Map<string, number>();
  for (const { table, column, type } of columns) {
    const [of, field] = [sql.identifier(String(table)), sql.identifier(String(column))];
    const text = type === "bytea" ? sql`encode(${field}, 'escape')` : sql`${field}::text`;
    const [row] = await rows(db, sql`select count(*) as n from ${of} where ${text} ~* ${pattern}`);
    if (Number(row?.n) > 0) found.set(`${table}.${column}`, Number(row?.n));
  }
  return found;
}
