import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import { dueOf, versionKey } from "../../../platform/server/versions/rowsAt";
import type { Instant } from "../../../shared/instant";
import type { Row } from "../catalogue.cells";
import type { Sheet } from "../catalogue.sheet";
import { sheets } from "../catalogue.sheets";
import { isRow, list, name, rowsTable, storedAs, storedKey, tableOf } from "./sheetSql";

/** A change of the catalogue: by whom (null: command line), when, why, and from when it is in force. */
export type CatalogueChange = { by: number | null; at: Instant; from: Instant; reason: string; undoes?: number };

/** Stores a change; resolves to its number. */
export async function insertChange(tx: Tx, { by, at, reason, undoes }: CatalogueChange): Promise<number> {
  const [made] = await tx
    .insert(catalogueChanges)
    .values({ madeBy: by, madeAt: at, reason, undoes: undoes ?? null })
    .returning({ id: catalogueChanges.id });
  if (!made) throw new Error("a change of the catalogue has no number");
  return made.id;
}

/** Takes back a change that has changed no row. */
export async function dropChange(tx: Tx, id: number): Promise<void> {
  await tx.delete(catalogueChanges).where(eq(catalogueChanges.id, id));
}

const BEGINNING = sql`to_timestamp(0)`;
const contentOf = ({ columns }: Sheet, of: SQL): SQL =>
  sql`jsonb_build_object(${list(
    columns.map((column) => sql`${sql.raw(`'${storedAs(column)}'`)}, ${of}.${name(storedAs(column))}`),
  )})`;

/** Stores rows as they are before their first change, so that their history is complete. */
export async function saveFirst(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const key = versionKey("t", storedKey(sheet));
  await tx.execute(sql`insert into ${catalogueVersions} (of_table, row_key, valid_from, content, settled)
    select ${sheet.table}::text, ${key}, ${BEGINNING}, ${contentOf(sheet, sql`t`)}, true
    from ${name(sheet.table)} t, ${rowsTable(sheet, rows)}
    where ${isRow(sheet)} and not exists (
      select from ${catalogueVersions} v where v.of_table = ${sheet.table} and v.row_key = ${key})`);
}

type Version = { changeId: number; from: Instant; settled: boolean };

/** Stores the columns named by `touched` (default: all) of each row, valid from an instant on. */
export async function saveVersions(
  tx: Tx,
  sheet: Sheet,
  rows: readonly Row[],
  version: Version,
  touched: (row: Row) => readonly string[] = () => sheet.columns.map(({ name: column }) => column),
): Promise<void> {
  const stored = new Map(sheet.columns.map((column) => [column.name, storedAs(column)]));
  const touchedColumns = (row: Row) => touched(row).map((column) => stored.get(column) ?? column);
  const content = sql`(select jsonb_object_agg(c.key, c.value) from jsonb_each(${contentOf(sheet, sql`r`)}) c
    where jsonb_exists(r.touched, c.key))`;
  await insertVersions(tx, sheet, rowsTable(sheet, rows, touchedColumns), rows.length, version, content);
}

/** Removes rows from an instant on, with their later versions. */
export async function saveRemovals(tx: Tx, sheet: Sheet, rows: readonly Row[], version: Version): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`delete from ${catalogueVersions} v using ${rowsTable(sheet, rows)}
    where v.of_table = ${sheet.table} and v.row_key = ${versionKey("r", storedKey(sheet))} and not v.settled
      and v.valid_from >= ${new Date(version.from).toISOString()}::timestamptz`);
  await insertVersions(tx, sheet, rowsTable(sheet, rows), rows.length, version, sql`null::jsonb`);
}

async function insertVersions(
  tx: Tx,
  sheet: Sheet,
  rows: SQL,
  count: number,
  { changeId, from, settled }: Version,
  content: SQL,
): Promise<void> {
  if (count === 0) return;
  await tx.execute(sql`insert into ${catalogueVersions} (change_id, of_table, row_key, valid_from, content, settled)
    select ${changeId}::int, ${sheet.table}::text, ${versionKey("r", storedKey(sheet))},
      ${new Date(from).toISOString()}::timestamptz, ${content}, ${settled}::boolean from ${rows}`);
}

/** Merges the versions in force at `now` into the tables. Until then each read adds them. (OPS-40) */
export async function settleDue(tx: Tx, now: Instant): Promise<void> {
  const { table, from, settled } = catalogueVersions;
  const isDue = and(eq(settled, false), lte(from, now));
  const due = await tx.selectDistinct({ table }).from(catalogueVersions).where(isDue);
  const tables = new Set(due.map((one) => one.table));
  for (const sheet of sheets) if (tables.has(sheet.table)) await settle(tx, sheet, now);
  if (tables.size > 0) await tx.update(catalogueVersions).set({ settled: true }).where(isDue);
}

/** Whether a version in force has not been merged into its table. */
export async function isAnythingDue(db: Tx, now: Instant): Promise<boolean> {
  const { from, settled } = catalogueVersions;
  return (await db.$count(catalogueVersions, and(eq(settled, false), lte(from, now)))) > 0;
}

async function settle(tx: Tx, sheet: Sheet, now: Instant): Promise<void> {
  const table = name(sheet.table);
  const columns = sheet.columns.map((column) => name(storedAs(column)));
  const key = versionKey("t", storedKey(sheet));
  const due = dueOf(sheet.table, now);
  await tx.execute(sql`delete from ${table} t using ${due} due where ${key} = due.row_key and due.gone`);
  await tx.execute(sql`update ${table} t set ${list(columns.map((column) => sql`${column} = p.${column}`))}
    from (select due.row_key, p.* from ${due} due join ${table} t on ${key} = due.row_key,
      lateral jsonb_populate_record(t, due.cells) p) p
    where ${key} = p.row_key`);
  await tx.execute(sql`insert into ${table} (${list(columns)})
    select ${list(columns.map((column) => sql`p.${column}`))}
    from ${due} due, lateral jsonb_populate_record(null::${table}, due.cells) p
    where not due.gone and ${list([sql`true`, ...parentsExist(sheet)], sql` and `)}
      and not exists (select from ${table} t where ${key} = due.row_key)`);
}

/** A row `p` counts only while the rows that it refers to exist: they may have been deleted since. */
const parentsExist = ({ columns }: Sheet): SQL[] =>
  columns.flatMap((column) =>
    column.of
      ? [sql`exists (select from ${name(tableOf(column.of.sheet))} o where o.id = p.${name(storedAs(column))})`]
      : [],
  );

/** The instants after `after` at which rows of some tables change, in their order. */
export async function comingInstants(tx: Tx, tables: readonly string[], after: Instant): Promise<Instant[]> {
  const { table, from, settled } = catalogueVersions;
  const coming = and(inArray(table, [...tables]), eq(settled, false), gt(from, after));
  const found = await tx.selectDistinct({ from }).from(catalogueVersions).where(coming).orderBy(asc(from));
  return found.map((one) => one.from);
}
