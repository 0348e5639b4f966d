import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { type RowsAt, rowsAt } from "../../../platform/server/versions/rowsAt";
import type { Instant } from "../../../shared/instant";
import type { Row } from "../catalogue.cells";
import type { Clash } from "../catalogue.rules";
import type { Sheet } from "../catalogue.sheet";
import { keyOf, sheets } from "../catalogue.sheets";
import { asText, isRow, list, name, rowOf, rowsOf, rowsTable, selected, storedAs, storedKey } from "./sheetSql";

/** All rows of a sheet as in its file, ordered by key. */
async function readSheet(db: Tx, rows: RowsAt, sheet: Sheet): Promise<Row[]> {
  const order = list(
    sheet.columns.filter((column) => sheet.key.includes(column.name)).map((column) => sql`t.${name(storedAs(column))}`),
  );
  const found = await rowsOf(
    db,
    sql`select ${list(sheet.columns.map(selected))} from ${rows(sheet.table, storedKey(sheet))} t order by ${order}`,
  );
  return found.map((stored) => rowOf(sheet, stored));
}

/** Sheets by name at an instant; by default all. */
export async function readSheets(db: Tx, at: Instant, wanted: readonly Sheet[] = sheets): Promise<Map<string, Row[]>> {
  const rows = await rowsAt(db, at);
  const read = new Map<string, Row[]>();
  for (const sheet of wanted) read.set(sheet.name, await readSheet(db, rows, sheet));
  return read;
}

export async function insertRows(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, table } = withDerived(sheet);
  await tx.execute(sql`insert into ${name(table)} (${list(columns.map(([column]) => name(column)))})
    select ${list(columns.map(([, value]) => value))} from ${rowsTable(sheet, rows)}`);
}

export async function updateRows(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, table } = withDerived(sheet);
  const set = columns.map(([column, value]) => sql`${name(column)} = ${value}`);
  await tx.execute(sql`update ${name(table)} t set ${list(set)} from ${rowsTable(sheet, rows)} where ${isRow(sheet)}`);
}

/** Takes rows off sale by the sheet's `on_sale` column, under its name in the table. */
export async function takeOffSale(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<void> {
  const onSale = sheet.columns.find((column) => column.name === "on_sale");
  if (rows.length === 0 || !onSale) return;
  await tx.execute(
    sql`update ${name(sheet.table)} t set ${name(storedAs(onSale))} = false from ${rowsTable(sheet, rows)} where ${isRow(sheet)}`,
  );
}

/** Unique values are released first, so that another row can take them within this transaction. */
export async function giveUp(tx: Tx, sheet: Sheet, clashes: readonly Clash[]): Promise<void> {
  for (const { owner, column } of clashes) {
    const given = sheet.columns.find((one) => one.name === column);
    if (given?.cell.type !== "text") continue;
    await tx.execute(sql`update ${name(sheet.table)} t set ${name(storedAs(given))} = '~' || t.id::text
      from ${rowsTable(sheet, [owner])} where ${isRow(sheet)}`);
  }
}

function withDerived({ columns, derived = {}, table }: Sheet) {
  const own = columns.map((column): [string, SQL] => [storedAs(column), sql`r.${name(storedAs(column))}`]);
  const following = Object.entries(derived).map(([column, value]): [string, SQL] => [column, sql.raw(value)]);
  return { table, columns: [...own, ...following] };
}

/** A foreign key from another table to a sheet's. */
type Referrer = { child: string; columns: string[]; parents: string[] };

/** The foreign keys to a table, read from the database, so that later tables count without being listed here. */
async function referrersOf(tx: Tx, { table }: Sheet): Promise<Referrer[]> {
  const named = (keys: SQL, relation: SQL) => sql`(select json_agg(a.attname order by k.place)
    from unnest(${keys}) with ordinality k(number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;
  const found = await rowsOf(
    tx,
    sql`select (select relname from pg_class where oid = c.conrelid) as child,
      ${named(sql`c.conkey`, sql`c.conrelid`)} as columns, ${named(sql`c.confkey`, sql`c.confrelid`)} as parents
      from pg_constraint c where c.contype = 'f' and c.confrelid = ${table}::regclass`,
  );
  const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return found.map(({ child, columns, parents }) => ({
    child: String(child),
    columns: texts(columns),
    parents: texts(parents),
  }));
}

/** Whether any of the referring tables refers to a row `t`. */
function isReferredTo(referrers: readonly Referrer[]): SQL {
  if (referrers.length === 0) return sql`false`;
  return list(
    referrers.map(({ child, columns, parents }) => {
      const same = columns.map((column, at) => sql`x.${name(column)} = t.${name(parents[at] ?? "id")}`);
      return sql`exists (select from ${name(child)} x where ${list(same, sql` and `)})`;
    }),
    sql` or `,
  );
}

/** Keys of the rows to which tables outside the catalogue refer, such as bookings. */
export async function keysInUse(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const own = new Set(sheets.map(({ table }) => table));
  const outside = (await referrersOf(tx, sheet)).filter(({ child }) => !own.has(child));
  return keysWhere(tx, sheet, rows, isReferredTo(outside));
}

async function keysWhere(tx: Tx, sheet: Sheet, rows: readonly Row[], where: SQL): Promise<Set<string>> {
  const keys = sheet.columns.filter((column) => sheet.key.includes(column.name));
  const found = await rowsOf(
    tx,
    sql`select ${list(keys.map(selected))} from ${name(sheet.table)} t, ${rowsTable(sheet, rows)}
      where ${isRow(sheet)} and (${where})`,
  );
  return new Set(
    found.map((stored) =>
      keyOf(sheet, Object.fromEntries(keys.map(({ name: key, cell }) => [key, cell.write(asText(stored[key]), {})]))),
    ),
  );
}

/** Deletes the rows to which nothing refers; resolves to the keys of the others. */
export async function deleteRows(tx: Tx, sheet: Sheet, rows: readonly Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const referredTo = isReferredTo(await referrersOf(tx, sheet));
  const kept = await keysWhere(tx, sheet, rows, referredTo);
  await tx.execute(sql`delete from ${name(sheet.table)} t using ${rowsTable(sheet, rows)}
    where ${isRow(sheet)} and not (${referredTo})`);
  return kept;
}

/** For each room type, by its id: the most rooms sold for one night, and that night. */
export async function mostSold(tx: Tx): Promise<Map<string, { sold: number; night: string }>> {
  const found = await rowsOf(
    tx,
    sql`select distinct on (room_type_id) room_type_id::text as id, sold::text as sold, night::text as night
      from room_nights order by room_type_id, sold desc, night`,
  );
  return new Map(found.map(({ id, sold, night }) => [String(id), { sold: Number(sold), night: String(night) }]));
}

const IMPORT_LOCK = 1_100_014;

/** Serialises imports until the transaction ends. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Moves sequences past the ids that came from files. */
export async function numberOnward(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('car_units', 'id'), (select coalesce(max(id), 0) + 1 from car_units), false)`,
  );
}
