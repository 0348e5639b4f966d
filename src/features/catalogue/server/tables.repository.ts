import { and, asc, desc, eq, gt, inArray, isNotNull, min, notExists, type SQL, sql } from "drizzle-orm";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import { rowsAt, versionKey } from "../../../platform/server/versions/rowsAt";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import type { Row } from "../catalogue.cells";
import type { Column, Sheet } from "../catalogue.sheet";
import { keyOf, sheets } from "../catalogue.sheets";
import type { MadeChange, TablePage, TableQuestion } from "../tables.schemas";
import { asText, list, name, rowsOf, selected, shown, storedAs, storedKey, written } from "./sheetSql";

/** One page of a sheet's rows at an instant, by version key in their order, and the total number. (OPS-42) */
export async function pageOfSheet(
  db: Tx,
  sheet: Sheet,
  { Page, PageSize, Sort, Descending, Find }: Omit<TableQuestion, "Table">,
  at: Instant,
): Promise<{ rows: Map<string, Row>; total: number }> {
  const source = (await rowsAt(db, at))(sheet.table, storedKey(sheet));
  const found = Find.trim() === "" ? sql`true` : isFound(sheet, pattern(Find));
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
  new Map(rows.map((stored) => [String(stored["~key"]), written(sheet, stored)]));

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
 * Whether a row has the text in its cells, or in a name that is shown in place of one. Names are searched once for the
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

/** What the rows are called that some rows refer to. */
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
  const { table, key, from, content, settled, id } = catalogueVersions;
  const ofRows = and(eq(table, sheet.table), inArray(key, [...rows.keys()]));
  const found = await db
    .select({ key, from, content })
    .from(catalogueVersions)
    .where(and(ofRows, eq(settled, false), gt(from, now)))
    .orderBy(asc(from), asc(id));
  const merged = new Map<string, TablePage["Coming"][number]>();
  for (const version of found) {
    const row = rows.get(version.key) ?? {};
    const at = `${version.from} ${version.key}`;
    const cells = version.content && { ...merged.get(at)?.Cells, ...cellsOf(sheet, row, version.content) };
    merged.set(at, { Key: keyOf(sheet, row), From: version.from, Cells: cells });
  }
  const standing = new Map([...rows.values()].map((row) => [keyOf(sheet, row), row]));
  // What was undone before it held changes nothing.
  return [...merged.values()].flatMap((one) => {
    if (one.Cells === null) return [one];
    const was = standing.get(one.Key);
    standing.set(one.Key, { ...was, ...one.Cells });
    const changed = Object.entries(one.Cells).filter(([column, cell]) => was?.[column] !== cell);
    return changed.length > 0 ? [{ ...one, Cells: Object.fromEntries(changed) }] : [];
  });
}

/** The rows that scheduled changes add, as they begin, the next first. (OPS-40, OPS-42) */
export async function rowsToCome(db: Tx, sheet: Sheet, now: Instant, most: number): Promise<TablePage["ToCome"]> {
  const { table, key, from, content, settled } = catalogueVersions;
  const present = (await rowsAt(db, now))(sheet.table, storedKey(sheet));
  const isNew = sql`${key} not in (select ${versionKey("t", storedKey(sheet))} from ${present} t)`;
  const begins = await db
    .select({ key, from: min(from) })
    .from(catalogueVersions)
    .where(and(eq(table, sheet.table), eq(settled, false), gt(from, now), isNotNull(content), isNew))
    .groupBy(key)
    .orderBy(asc(min(from)), asc(key))
    .limit(most);
  const rows: TablePage["ToCome"] = [];
  for (const at of new Set(begins.flatMap((one) => one.from ?? []))) {
    const only = begins.filter((one) => one.from === at).map((one) => one.key);
    for (const row of (await rowsByKey(db, sheet, at, { only })).values()) rows.push({ From: at, Row: row });
  }
  return rows;
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

const pattern = (text: string) => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** The newest changes. (OPS-42) */
export async function newestChanges(db: Tx, most: number, without: readonly string[]): Promise<MadeChange[]> {
  const change = catalogueChanges;
  const version = catalogueVersions;
  const made = await db
    .select({ change, first: clients.firstName, last: clients.lastName })
    .from(change)
    .leftJoin(clients, eq(clients.id, change.madeBy))
    .where(
      notExists(
        db
          .select({ id: version.id })
          .from(version)
          .where(and(eq(version.changeId, change.id), inArray(version.table, [...without]))),
      ),
    )
    .orderBy(desc(change.id))
    .limit(most);
  const ids = made.map((one) => one.change.id);
  const counted = await db
    .select({ id: version.changeId, table: version.table, from: min(version.from), rows: sql<number>`count(*)::int` })
    .from(version)
    .where(inArray(version.changeId, ids))
    .groupBy(version.changeId, version.table);
  const undoing = await db
    .select({ id: change.id, undoes: change.undoes })
    .from(change)
    .where(inArray(change.undoes, ids));
  return made.map(({ change: { id, madeAt, reason, undoes }, first, last }) => {
    const tables = counted.filter((one) => one.id === id);
    return {
      ChangeId: id,
      MadeAt: madeAt,
      Reason: reason,
      Undoes: undoes,
      MadeBy: first === null ? null : `${first} ${last}`,
      From: Math.min(...tables.map(({ from }) => from ?? madeAt), Number.MAX_SAFE_INTEGER),
      Tables: tables.map(({ table, rows }) => ({
        Name: sheets.find((sheet) => sheet.table === table)?.name ?? table,
        Rows: rows,
      })),
      UndoneBy: undoing.find((one) => one.undoes === id)?.id ?? null,
    };
  });
}

/** What a change touched: the row keys by table, and its instant; null if there is no such change. */
export async function touchedBy(
  tx: Tx,
  changeId: number,
): Promise<{ from: Instant; keys: Map<string, Set<string>> } | null> {
  const { table, key, from } = catalogueVersions;
  const rows = await tx
    .select({ table, key, from })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.changeId, changeId));
  const [first] = rows;
  if (!first) return null;
  const keys = new Map<string, Set<string>>();
  for (const row of rows) keys.set(row.table, (keys.get(row.table) ?? new Set()).add(row.key));
  return { from: first.from, keys };
}

/** Whether rows that a change touched have been changed since. */
export async function isChangedSince(tx: Tx, changeId: number): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select from ${catalogueVersions} v where v.change_id > ${changeId} and exists (
      select from ${catalogueVersions} w
      where w.change_id = ${changeId} and w.of_table = v.of_table and w.row_key = v.row_key) limit 1`,
  );
  return found.length > 0;
}

/** Rows of a sheet at an instant by version key; `before`: without that change and all later ones; `only`: those with these keys. */
export async function rowsByKey(
  tx: Tx,
  sheet: Sheet,
  at: Instant,
  { before, only }: { before?: number; only?: readonly string[] } = {},
): Promise<Map<string, Row>> {
  const key = versionKey("t", storedKey(sheet));
  const rows = await rowsAt(tx, at, before === undefined ? {} : { ever: true, before });
  const found = await rowsOf(
    tx,
    sql`select ${key} as "~key", ${list(sheet.columns.map(selected))}
      from ${rows(sheet.table, storedKey(sheet))} t
      where ${only ? sql`${key} in (select jsonb_array_elements_text(${JSON.stringify(only)}::jsonb))` : sql`true`}`,
  );
  return byKey(sheet, found);
}
