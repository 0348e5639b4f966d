import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Row } from "../catalogue.cells";
import type { Column, Sheet } from "../catalogue.sheet";
import { sheets } from "../catalogue.sheets";

/** Identifiers come from our list of sheets, never from input. */
export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`;
export const storedAs = ({ name: column, stored }: Column) => stored ?? column;
/** The key's columns by their names in the table, in order. */
export const storedKey = ({ key, columns }: Sheet): string[] =>
  key.map((part) => columns.find((column) => column.name === part)?.stored ?? part);
export const list = (parts: readonly SQL[], between = sql`, `) => sql.join([...parts], between);

export async function rowsOf(db: Tx, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  const { rows } = Object(result);
  return Array.isArray(rows) ? rows.map(Object) : [];
}

export const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A column of a table `t` as text; for a reference by code, the code of the row referred to. */
export function shown(column: Column): SQL {
  const own = sql`t.${name(storedAs(column))}`;
  const of = column.of?.by === "code" ? tableOf(column.of.sheet) : null;
  return of ? sql`(select o.code from ${name(of)} o where o.id = ${own})` : sql`${own}::text`;
}

/** The same with its name as alias. */
export const selected = (column: Column): SQL => sql`${shown(column)} as ${name(column.name)}`;

/** A row read with `selected`, as its file writes it. */
export function rowOf({ columns }: Sheet, stored: Record<string, unknown>): Row {
  const row: Record<string, string> = {};
  for (const { name: column, cell } of columns) row[column] = cell.write(asText(stored[column]), row);
  return row;
}

/** A column of a JSON row `j`, as the table stores it. */
function inserted(column: Column): SQL {
  const given = sql`(j->>${sql.raw(`'${column.name}'`)})`;
  const of = column.of?.by === "code" ? tableOf(column.of.sheet) : null;
  return of
    ? sql`(select o.id from ${name(of)} o where o.code = ${given})`
    : sql`${given}::${sql.raw(column.cell.type)}`;
}

/** A sheet's table by the sheet's name. */
export const tableOf = (sheet: string): string => sheets.find((one) => one.name === sheet)?.table ?? sheet;

/** Rows as JSON, with cells as the database stores them. */
function storedJson({ columns }: Sheet, rows: readonly Row[], touched?: (row: Row) => readonly string[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      ...Object.fromEntries(
        columns.map(({ name: column, cell }) => {
          const read = cell.read(row[column] ?? "", row);
          return [column, "stored" in read ? read.stored : null];
        }),
      ),
      ...(touched && { [TOUCHED]: touched(row) }),
    })),
  );
}

/** No column of a sheet has this name. */
const TOUCHED = "~touched";

/** The rows as a table `r` with the sheet's columns, materialised for hash joins: thousands in one statement. */
export function rowsTable(sheet: Sheet, rows: readonly Row[], touched?: (row: Row) => readonly string[]): SQL {
  const columns = sheet.columns.map((column) => sql`${inserted(column)} as ${name(storedAs(column))}`);
  if (touched) columns.push(sql`j->${sql.raw(`'${TOUCHED}'`)} as touched`);
  return sql`(select ${list(columns)} from jsonb_array_elements(${storedJson(sheet, rows, touched)}::jsonb) j) r`;
}

/** The condition that a row `t` of the table is the row `r` of the file. */
export function isRow(sheet: Sheet): SQL {
  const keys = sheet.columns.filter((column) => sheet.key.includes(column.name));
  return list(
    keys.map((column) => {
      const own = sql`t.${name(storedAs(column))}`;
      const given = sql`r.${name(storedAs(column))}`;
      const mayBeEmpty = "stored" in column.cell.read("", {});
      return mayBeEmpty ? sql`coalesce(${own}::text, '') = coalesce(${given}::text, '')` : sql`${own} = ${given}`;
    }),
    sql` and `,
  );
}
