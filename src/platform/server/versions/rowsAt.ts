import {
  and,
  desc,
  eq,
  getTableName,
  gt,
  isNotNull,
  isNull,
  like,
  lte,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";
import { catalogueVersions } from "../db/schema/versions";
import type { Tx } from "../services";

/** A table's rows as a FROM clause, from the table's name and the names of its key's columns. */
export type RowsAt = (table: string, key: readonly string[]) => SQL;

const { table: ofTable, key: rowKey, from, content, settled, id, changeId } = catalogueVersions;

/** The key of the row `of` in the versions. Null counts as an empty text, as in a key with optional days. */
export function versionKey(of: string, key: readonly string[]): SQL {
  const parts = key.map((column) => sql`coalesce(${sql.raw(of)}.${sql.identifier(column)}::text, '')`);
  return sql`concat_ws(' / ', ${sql.join(parts, sql`, `)})`;
}

/**
 * The catalogue's tables at an instant. Without `ever`: the tables with the versions in force that are not merged yet,
 * for the present and the future. With `ever`: at any instant, also a past one (OPS-40). With `without`: as if these
 * changes had not been made.
 */
export async function rowsAt(
  db: Tx,
  at: Instant,
  { ever = false, without = [] }: { ever?: boolean; without?: readonly number[] } = {},
): Promise<RowsAt> {
  const counts = ever ? undefined : and(eq(settled, false), lte(from, at));
  const concerned = await db.selectDistinct({ table: ofTable }).from(catalogueVersions).where(counts);
  const names = new Set(concerned.map(({ table }) => table));
  return (table, key) =>
    names.has(table) ? overlaid(table, key, at, { ever, without }) : sql`${sql.identifier(table)}`;
}

/** The same for the present or the future and a small table, without checking first which tables have such versions. */
export const rowsOfSmallTableAt =
  (at: Instant): RowsAt =>
  (table, key) =>
    overlaid(table, key, at, { ever: false, without: [] });

type Which = { ever: boolean; without: readonly number[] };

/**
 * With `ever` a row comes from its versions alone, which have all of its columns. Columns that are newer than a version
 * have their present values. Otherwise pending versions are applied to the table's row.
 */
function overlaid(table: string, key: readonly string[], at: Instant, { ever, without }: Which): SQL {
  const name = sql.identifier(table);
  const instant = sql`${new Date(at).toISOString()}::timestamptz`;
  const ofTheTable = and(eq(ofTable, table), ever ? undefined : eq(settled, false));
  const counts = or(isNull(changeId), notInArray(changeId, [...without]));
  const touched = ever ? ofTheTable : and(ofTheTable, sql`${from} <= ${instant}`);
  return sql`(with due as materialized ${laidOver(sql`${ofTheTable} and ${from} <= ${instant} and ${counts}`)}
    select t.* from ${name} t
    where ${versionKey("t", key)} not in (select ${rowKey} from ${catalogueVersions} where ${touched})
    union all
    select p.* from due left join ${name} t on ${versionKey("t", key)} = due.row_key,
      lateral jsonb_populate_record(t, due.cells) p
    where not due.gone)`;
}

/** For each row: its versions merged, and whether the last one deleted it. */
function laidOver(which: SQL): SQL {
  return sql`(select ${rowKey} as row_key,
      jsonb_object_agg(e.key, e.value order by ${from}, ${id}) filter (where e.key is not null) as cells,
      (array_agg(${content} is null order by ${from} desc, ${id} desc))[1] as gone
    from ${catalogueVersions} left join lateral jsonb_each(${content}) e on true
    where ${which} group by ${rowKey})`;
}

/** A table's versions in force that are not merged yet, as rows `row_key`, `cells`, `gone`. */
export function dueOf(table: string, at: Instant): SQL {
  return laidOver(sql`${and(eq(ofTable, table), eq(settled, false), lte(from, at))}`);
}

/** For `db.with(…)`: the query then reads `rows` instead of the table, under the table's own name. */
export function tableAt(db: Tx, rows: RowsAt, table: PgTable, key: readonly PgColumn[]) {
  const name = getTableName(table);
  const columns = key.map((column) => column.name);
  return db.$with(name, {}).as(sql`select * from ${rows(name, columns)} r`);
}

/** Rows of one of the catalogue's tables: those whose key is this or begins with it, or all of them. */
export type VersionedRows = { readonly table: PgTable; readonly key?: number };

/** The instants in `(after, until]` at which some of these rows changed, the newest first. */
export async function changesOf(
  db: Tx,
  rows: readonly VersionedRows[],
  { after, until }: { after: Instant; until: Instant },
): Promise<Instant[]> {
  const which = rows.map(({ table, key }) =>
    and(
      eq(ofTable, getTableName(table)),
      key === undefined ? undefined : or(eq(rowKey, String(key)), like(rowKey, `${key} / %`)),
    ),
  );
  const changed = await db
    .selectDistinct({ at: from })
    .from(catalogueVersions)
    .where(and(gt(from, after), lte(from, until), isNotNull(changeId), or(...which)))
    .orderBy(desc(from));
  return changed.map(({ at }) => at);
}

/** The next instant after `at` at which a version comes into force; null if there is none. */
export async function nextChange(db: Tx, at: Instant): Promise<Instant | null> {
  const coming = and(eq(settled, false), gt(from, at));
  const [found] = await db
    .select({ next: min(from) })
    .from(catalogueVersions)
    .where(coming);
  return found?.next ?? null;
}
