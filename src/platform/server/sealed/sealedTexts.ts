import { and, asc, eq, getTableColumns, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../services";
import { vaultOf } from "./keyedDatabase";
import { namePrefix, SEALED } from "./vault";

/** A kind of rows with encrypted columns. */
export type SealedKind = {
  name: string;
  /** The number of rows not encrypted with the current key. */
  stale: (db: Tx) => Promise<number>;
  /**
   * At most `limit` of them, after a given row of the same list, in its order; each with its name, the key of its row.
   * `seal` encrypts it if it is unchanged since it was read, so it needs no lock and overwrites no newer text. Throws
   * `Unsealable` for one that cannot be opened.
   */
  next: (db: Tx, from: { after: string | null; limit: number }) => Promise<readonly StaleRow[]>;
  /** The names of the keys by which rows are encrypted; null for unencrypted rows. */
  keys: (db: Tx) => Promise<(string | null)[]>;
};

export type StaleRow = { row: string; seal: () => Promise<unknown> };

/** Not empty, and not encrypted with the current key. */
export const isStale = (db: Tx, column: AnyPgColumn): SQL | undefined =>
  and(ne(column, ""), not(sql`starts_with(${column}, ${namePrefix(vaultOf(db).sealsWith)})`));

/** The names of the keys that have sealed texts of a column. */
export async function keysOfTexts(db: Tx, table: PgTable, column: AnyPgColumn): Promise<string[]> {
  const name = sql<string>`split_part(${column}, ':', 2)`.as("name");
  const rows = await db.selectDistinct({ name }).from(table).where(sql`starts_with(${column}, ${SEALED})`);
  return rows.map((row) => row.name);
}

/**
 * Rows of a table whose texts in these columns are each sealed for its own table, column and row: the primary key, of
 * integers, joined by dots. (SAFE-27, SAFE-28)
 */
export function sealedTexts<Table extends PgTable>(
  name: string,
  table: Table,
  columns: readonly (keyof Table["_"]["columns"] & string)[],
): SealedKind {
  const ofTable: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  const sealed = Object.entries(ofTable).filter(([property]) => columns.includes(property));
  const key = getTableConfig(table).primaryKeys[0]?.columns ?? Object.values(ofTable).filter(({ primary }) => primary);
  const isAnyStale = (db: Tx) => or(...sealed.map(([, column]) => isStale(db, column)));
  const list = (parts: readonly unknown[]) =>
    sql`(${sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )})`;
  return {
    name,
    stale: (db) => db.$count(table, isAnyStale(db)),
    next: async (db, { after, limit }) => {
      const later = after === null ? undefined : sql`${list(key)} > ${list(after.split(".").map(Number))}`;
      const texts: Record<string, SQL<string | null>> = Object.fromEntries(
        sealed.map(([property, column]) => [property, sql<string | null>`${column}`]),
      );
      const ids = Object.fromEntries(key.map((column, at) => [String(at), sql<number>`${column}`]));
      const rows = await db
        .select({ ids, texts })
        .from<PgTable>(table)
        .where(and(isAnyStale(db), later))
        .orderBy(...key.map((column) => asc(column)))
        .limit(limit);
      return rows.map((found) => {
        const row = key.map((_column, at) => found.ids[String(at)]).join(".");
        return {
          row,
          seal: async () => {
            const anew = sealed.map(([property, column]) => {
              const [text, place] = [
                found.texts[property],
                { table: getTableConfig(table).name, field: column.name, row },
              ];
              return [property, text == null ? null : vaultOf(db).sealText(vaultOf(db).openText(text, place), place)];
            });
            const asRead = sealed.map(([property, column]) => {
              const text = found.texts[property] ?? null;
              return text === null ? isNull(column) : eq(column, text);
            });
            const same = key.map((column, at) => eq(column, found.ids[String(at)]));
            await db
              .update(table)
              .set(Object.fromEntries(anew))
              .where(and(...same, ...asRead));
          },
        };
      });
    },
    keys: async (db) => (await Promise.all(sealed.map(([, column]) => keysOfTexts(db, table, column)))).flat(),
  };
}
