import { and, asc, eq, gt, inArray, isNotNull, min, notInArray, type SQL, sql } from "drizzle-orm";
import { catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import { rowsAt, versionKey } from "../../../platform/server/versions/rowsAt";
import type { Instant } from "../../../shared/instant";
import type { Row } from "../catalogue.cells";
import type { Column, Sheet } from "../catalogue.sheet";
import { keyOf, sheets } from "../catalogue.sheets";
import { cancelledOut } from "../madeChanges.rules";
import { inEffect } from "../rowsChange.rules";
import type { TablePage, TableQuestion } from "../tables.schemas";
import { undosMade } from "./madeChanges.repository";
import { asText, list, name, rowOf, rowsOf, selected, shown, storedAs, storedKey } from "./sheetSql";

/** One page of a sheet's rows at an instant, by version key in their order, and the total number. (OPS-42) */
export async function pageOfSheet(
  db: Tx,
  sheet: Sheet,
  { Page, PageSize, Sort, Descending, Find }: Omit<TableQuestion, "Table">,
  at: Instant,
): Promise<{ rows: Map<string, Row>; total: number }> {
  const source = (await rowsAt(db, at))(sheet.table, storedKey(sheet));
  const found = Find === "" ? sql`true` : isFound(sheet, pattern(Find));
  const direction = Descending ? sql`desc nulls last` : sql`asc nulls first`;
  const by = sheet.columns.find((column) => column.name === Sort);
  const key = storedKey(sheet).map((column) => sql`t.${name(column)}`);
  const order = [...(by ? [sql`${sortedBy(by)} ${direction}`] : []), ...key];
  // The text is searched once for both the count and the page. (SPEED-14)
  const rows = await rowsOf(
    db,
    sql`with found as materialized (select t.* from ${source} t where ${found}),
      page as materialized (
        select t.* from found t order by ${list(order)} limit ${PageSize} offset ${Page * PageSize})
      select (select count(*)::int from found) as "~total", ${versionKey("t", storedKey(sheet))} as "~key",
        ${list(sheet.columns.map(selected))} from page t
      order by ${list(order)}`,
  );
  if (rows.length > 0 || Page === 0) return { rows: byKey(sheet, rows), total: Number(rows[0]?.["~total"] ?? 0) };
  const [counted] = await rowsOf(db, sql`select count(*)::int as total from ${source} t where ${found}`);
  return { rows: new Map(), total: Number(counted?.total) };
}

const byKey = (sheet: Sheet, rows: readonly Record<string, unknown>[]) =>
  new Map(rows.map((stored) => [String(stored["~key"]), rowOf(sheet, stored)]));

/** The table of the rows that a column refers to, if these have names. */
function namedBy(column: Column): SQL | undefined {
  const of = sheets.find((sheet) => sheet.name === column.of?.sheet);
  return of?.columns.some((one) => one.name === "name") ? name(of.table) : undefined;
}

/** Numbers and dates sort by value, references by the name or code shown. */
function sortedBy(column: Column): SQL {
  const own = sql`t.${name(storedAs(column))}`;
  const of = namedBy(column);
  if (of) return sql`(select o.name from ${of} o where o.id = ${own})`;
  return column.of?.by === "code" ? shown(column) : own;
}

/**
 * Whether a row has the text in its cells, or in a name that is shown instead of one. Names are searched once for the
 * whole table, not for each row. (SPEED-14)
 */
function isFound({ columns }: Sheet, text: string): SQL {
  const inCells = sql`concat_ws(' ', ${list(columns.map(shown))}) ilike ${text}`;
  const inNames = columns.flatMap((column) => {
    const of = namedBy(column);
    return of ? [sql`t.${name(storedAs(column))} in (select o.id from ${of} o where o.name ilike ${text})`] : [];
  });
  return sql.join([inCells, ...inNames], sql` or `);
}

/** The names of the rows that some rows refer to. */
export async function namesIn(db: Tx, { columns }: Sheet, rows: readonly Row[]): Promise<TablePage["Names"]> {
  const names: TablePage["Names"] = [];
  for (const of of new Set(columns.flatMap((column) => column.of?.sheet ?? []))) {
    const sheet = sheets.find((one) => one.name === of);
    const isRoom = of === "rooms";
    if (!sheet || !(isRoom || sheet.columns.some((one) => one.name === "name"))) continue;
    const referring = columns.filter((column) => column.of?.sheet === of);
    const by = sql`t.${name(referring[0]?.of?.by ?? "id")}::text`;
    const keys = [...new Set(rows.flatMap((row) => referring.map((column) => row[column.name] ?? "")))];
    const named = isRoom
      ? sql`(select h.name from hotels h where h.id = t.hotel_id) as name, t.class_id::text as class`
      : sql`t.name, null as class`;
    const found = await rowsOf(
      db,
      sql`select ${by} as key, ${named} from ${name(sheet.table)} t
        where ${by} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
    );
    const roomClass = sheet.columns.find((one) => one.name === "class")?.cell;
    for (const { key, name: called, class: stored } of found)
      names.push({
        Table: of,
        Key: String(key),
        Name: String(called).trim(),
        RoomClass: isRoom && roomClass ? roomClass.write(asText(stored), {}) : "",
      });
  }
  return names;
}

/** The scheduled changes of some rows, given by version key. (OPS-40) */
export async function comingOf(
  db: Tx,
  sheet: Sheet,
  rows: ReadonlyMap<string, Row>,
  now: Instant,
): Promise<TablePage["Coming"]> {
  const { table, key, from, content, id, changeId } = catalogueVersions;
  const found = await db
    .select({ key, from, content, changeId })
    .from(catalogueVersions)
    .where(and(eq(table, sheet.table), inArray(key, [...rows.keys()]), await isComing(db, now)))
    .orderBy(asc(from), asc(id));
  const coming: TablePage["Coming"] = [];
  for (const version of found) {
    const row = rows.get(version.key) ?? {};
    const Cells = version.content && cellsOf(sheet, row, version.content);
    coming.push({ Key: keyOf(sheet, row), From: version.from, ChangeId: version.changeId ?? 0, Cells });
  }
  return inEffect(coming, new Map([...rows.values()].map((row) => [keyOf(sheet, row), row])));
}

/** The rows that scheduled changes add, as they begin, the next first. (OPS-40, OPS-42) */
export async function rowsToCome(db: Tx, sheet: Sheet, now: Instant, most: number): Promise<TablePage["ToCome"]> {
  const { table, key, from, content, changeId, id } = catalogueVersions;
  const present = (await rowsAt(db, now))(sheet.table, storedKey(sheet));
  const isNew = sql`${key} not in (select ${versionKey("t", storedKey(sheet))} from ${present} t)`;
  const begins = await db
    .select({ key, from: min(from), change: sql<number>`(array_agg(${changeId} order by ${from}, ${id}))[1]` })
    .from(catalogueVersions)
    .where(and(eq(table, sheet.table), await isComing(db, now), isNotNull(content), isNew))
    .groupBy(key)
    .orderBy(asc(min(from)), asc(key))
    .limit(most);
  const rows: TablePage["ToCome"] = [];
  for (const at of new Set(begins.flatMap((one) => one.from ?? []))) {
    const added = begins.filter((one) => one.from === at);
    const begun = await rowsByKey(db, sheet, at, { only: added.map((one) => one.key) });
    for (const one of added) {
      const row = begun.get(one.key);
      if (row) rows.push({ From: at, ChangeId: one.change, Row: row });
    }
  }
  return rows;
}

/** The versions that scheduled changes will bring: not those that were undone, nor what undid them. */
async function isComing(db: Tx, now: Instant): Promise<SQL | undefined> {
  const { settled, from, changeId } = catalogueVersions;
  return and(eq(settled, false), gt(from, now), notInArray(changeId, cancelledOut(await undosMade(db))));
}

/** The columns of a version as cells of its row. */
const cellsOf = ({ columns }: Sheet, row: Row, content: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(
    columns
      .filter((column) => storedAs(column) in content)
      .map((column) => {
        const value = content[storedAs(column)];
        return [column.name, column.cell.write(value === null ? null : String(value), row)];
      }),
  );

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Rows of a sheet at an instant by version key; `without`: as if these changes had not been made; `only`: those with these keys. */
export async function rowsByKey(
  tx: Tx,
  sheet: Sheet,
  at: Instant,
  { without, only }: { without?: readonly number[]; only?: readonly string[] } = {},
): Promise<Map<string, Row>> {
  const key = versionKey("t", storedKey(sheet));
  const rows = await rowsAt(tx, at, without ? { ever: true, without } : {});
  const found = await rowsOf(
    tx,
    sql`select ${key} as "~key", ${list(sheet.columns.map(selected))}
      from ${rows(sheet.table, storedKey(sheet))} t
      where ${only ? sql`${key} in (select jsonb_array_elements_text(${JSON.stringify(only)}::jsonb))` : sql`true`}`,
  );
  return byKey(sheet, found);
}
