import { getTableColumns, is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { SelectedFieldsFlat } from "drizzle-orm/pg-core/query-builders/select.types";
import type { Database } from "./database";

const dialect = new PgDialect();

/** Builds queries without a database. */
export const drafts = drizzle.mock();

/** Drizzle's types give `_` to all drafts, but only queries have it. */
type Draft = { getSQL(): SQL; _?: { result: unknown; selectedFields?: SelectedFieldsFlat } };

/**
 * A query or command that is turned into SQL once, for cases where building it takes longer than running it:
 * `statement(drafts.select()…)`. Its values are passed by name, `sql.placeholder(name)`. It is sent when it is called,
 * so queries in one transaction run in the order of their calls, even if nobody awaits the answers in between.
 */
export function statement<Query extends Draft>(draft: Query) {
  const written = dialect.sqlToQuery(draft.getSQL());
  const query = { ...written, params: written.params.map(nullable) };
  const fields = Object.entries(draft._?.selectedFields ?? {}).map(([name, field]) => ({ path: [name], field }));
  const read = fields.length > 0 ? fields : undefined;
  type Result = NonNullable<Query["_"]>["result"];
  return (db: Database, values: Record<string, unknown>): Promise<Result> =>
    db._.session
      .prepareQuery<{ execute: Result; all: unknown; values: unknown }>(query, read, undefined, read !== undefined)
      .execute(values);
}

/** Placeholders for columns of a table, named like the columns. */
export function named<Table extends PgTable, Name extends keyof Table["_"]["columns"] & string>(
  table: Table,
  ...names: Name[]
): { [Column in Name]: SQL } {
  const columns = getTableColumns<PgTable>(table);
  const values = names.map((name) => [name, sql`${sql.param(sql.placeholder(name), columns[name])}`] as const);
  // TypeScript cannot know that the names are exactly these.
  return Object.fromEntries(values) as { [Column in Name]: SQL };
}

/** Drizzle also calls the column's encoder with a null that is passed by name. */
function nullable(param: unknown): unknown {
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const { encoder } = param;
  return new Param(param.value, {
    mapToDriverValue: (value: unknown) => (value === null ? null : encoder.mapToDriverValue(value)),
  });
}
