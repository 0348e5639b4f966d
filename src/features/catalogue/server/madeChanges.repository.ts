import { and, desc, eq, exists, inArray, isNotNull, min, notExists, or, type SQL, sql } from "drizzle-orm";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import type { Sheet } from "../catalogue.sheet";
import { sheets } from "../catalogue.sheets";
import { cancelledOut, type Undo, undosInForce } from "../madeChanges.rules";
import type { MadeChange } from "../tables.schemas";
import { list, rowsOf, storedKey } from "./sheetSql";

/** Every undo that was made. */
export async function undosMade(db: Tx): Promise<(Undo & { madeAt: Instant })[]> {
  const { id, undoes, madeAt } = catalogueChanges;
  const made = await db.select({ id, undoes, madeAt }).from(catalogueChanges).where(isNotNull(undoes));
  return made.flatMap(({ undoes: undone, ...undo }) => (undone === null ? [] : [{ ...undo, undoes: undone }]));
}

/** The tables that the reader may see, and the present instant. */
type Reader = { keeps: (sheet: Sheet) => boolean; now: Instant };
/** The newest changes, so many, or those with these numbers. */
type Which = { newest: number } | { ids: readonly number[] };

/** Changes of tables that the reader keeps, the newest first, each with these of its tables. (OPS-42) */
export async function changesMade(db: Tx, which: Which, { keeps, now }: Reader): Promise<MadeChange[]> {
  const change = catalogueChanges;
  const version = catalogueVersions;
  const kept = sheets.filter(keeps).map(({ table }) => table);
  const ofChange = db.select({ id: version.id }).from(version).where(eq(version.changeId, change.id));
  const ofKept = and(eq(version.changeId, change.id), inArray(version.table, kept));
  const isKept = exists(db.select({ id: version.id }).from(version).where(ofKept));
  const made = await db
    .select({ change, first: clients.firstName, last: clients.lastName })
    .from(change)
    .leftJoin(clients, eq(clients.id, change.madeBy))
    // A change whose rows have all been deleted touches no table any more, so only readers of all tables see it.
    .where(
      and(
        "ids" in which ? inArray(change.id, [...which.ids]) : undefined,
        sheets.every(keeps) ? or(isKept, notExists(ofChange)) : isKept,
      ),
    )
    .orderBy(desc(change.id))
    .limit("newest" in which ? which.newest : which.ids.length);
  const ids = made.map((one) => one.change.id);
  const counted = await db
    .select({ id: version.changeId, table: version.table, from: min(version.from), rows: sql<number>`count(*)::int` })
    .from(version)
    .where(inArray(version.changeId, ids))
    .groupBy(version.changeId, version.table);
  const undos = await undosMade(db);
  const undone = undosInForce(undos);
  const replaced = await replacedSince(db, ids, undos, now);
  return made.map(({ change: { id, madeAt, reason, undoes }, first, last }) => {
    const tables = counted.filter((one) => one.id === id);
    const isAllKept = tables.length > 0 && tables.every(({ table }) => kept.includes(table));
    return {
      ChangeId: id,
      MadeAt: madeAt,
      Reason: reason,
      Undoes: undoes,
      MadeBy: first === null ? null : `${first} ${last}`,
      From: Math.min(...tables.map(({ from }) => from ?? madeAt), Number.MAX_SAFE_INTEGER),
      Tables: tables.flatMap(({ table, rows }) =>
        kept.includes(table)
          ? [{ Name: sheets.find((sheet) => sheet.table === table)?.name ?? table, Rows: rows }]
          : [],
      ),
      UndoneBy: undone.get(id) ?? null,
      CanUndo: isAllKept && !undone.has(id) && !replaced.has(id),
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

/**
 * Which of some changes cannot be undone at an instant, because a later change has overwritten part of them: a column
 * that was set again by then, or a row that was added or has ended and has any later version. Versions that come into
 * force afterwards do not count, nor do undone changes. (OPS-42)
 */
export async function replacedSince(
  tx: Tx,
  ids: readonly number[],
  undos: readonly Undo[],
  now: Instant,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const at = sql`greatest(v.valid_from, ${new Date(now).toISOString()}::timestamptz)`;
  const isSame = sql`w.of_table = v.of_table and w.row_key = v.row_key and w.valid_from >= v.valid_from`;
  const sameColumn = sql`exists (select from jsonb_object_keys(v.content) c(name) where jsonb_exists(w.content, c.name))`;
  const found = await rowsOf(
    tx,
    sql`select distinct v.change_id from ${catalogueVersions} v join ${catalogueVersions} w
        on ${isSame} and w.change_id > v.change_id
      where v.change_id in ${among(ids)} and w.change_id not in ${among(cancelledOut(undos))}
        and (${beginsOrEnds()} or (w.valid_from <= ${at} and (w.content is null or ${sameColumn})))`,
  );
  return new Set(found.map((one) => Number(one.change_id)));
}

const among = (ids: readonly number[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;

/** Whether a version `v` adds its row, so that it has the row's key, or ends it. */
function beginsOrEnds(): SQL {
  const begins = sheets.map((sheet) => {
    const [column = ""] = storedKey(sheet);
    return sql`v.of_table = ${sheet.table} and jsonb_exists(v.content, ${column})`;
  });
  return sql`(v.content is null or ${list(begins, sql` or `)})`;
}
