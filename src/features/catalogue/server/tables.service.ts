import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Row } from "../catalogue.cells";
import { type Finding, readRows, type WrittenRow } from "../catalogue.rules";
import type { Sheet } from "../catalogue.sheet";
import { fileOf, isEditableBy, keyOf, sheets } from "../catalogue.sheets";
import { undosInForce, withoutChange } from "../madeChanges.rules";
import { columnChanged, rowWithChange } from "../rowsChange.rules";
import type { ChangeOutcome, ChangeUndo, MadeChange, RowsChange, TablePage, TableQuestion } from "../tables.schemas";
import { lockCatalogue, numberOnward, readSheets } from "./catalogue.repository";
import { affectedRows, changeCatalogue, type Outcome, type Wanted } from "./changeCatalogue";
import { changesMade, replacedSince, touchedBy, undosMade } from "./madeChanges.repository";
import { comingOf, namesIn, pageOfSheet, rowsByKey, rowsToCome } from "./tables.repository";
import type { CatalogueChange } from "./versions.repository";

const NEWEST = 50;
const MOST_TO_COME = 200;

/** Thrown to roll back a preview. */
class NothingMeant extends Error {}

type Deps = Pick<Services, "db" | "now"> & {
  /** Whether a payment method, by its id, is completely configured here. */
  canBeOffered: (methodId: number) => boolean;
};

export type TablesService = ReturnType<typeof tablesService>;

/**
 * The catalogue's tables in pages, and changes of rows with an import's checks. For staff with the right role. (OPS-42)
 */
export function tablesService({ db, now, canBeOffered }: Deps) {
  /** Throws `notFound` for an unknown table, `forbidden` for one of another role. */
  async function page(caller: Caller, { Table, ...asked }: TableQuestion): Promise<TablePage> {
    requireStaff(caller);
    const sheet = sheetOf(caller, Table);
    const at = now();
    const { rows, total } = await pageOfSheet(db, sheet, asked, at);
    const coming = await comingOf(db, sheet, rows, at);
    const toCome = asked.Page === 0 && asked.Find === "" ? await rowsToCome(db, sheet, at, MOST_TO_COME) : [];
    const named = [...rows.values(), ...coming.map(({ Cells }) => Cells ?? {}), ...toCome.map(({ Row: row }) => row)];
    const scheduled = [...new Set([...coming, ...toCome].map(({ ChangeId }) => ChangeId))];
    return {
      Table,
      Columns: sheet.columns.map(({ name, fixed = false }) => ({
        Name: name,
        Key: sheet.key.includes(name),
        Fixed: fixed,
        Waits: sheet.prices?.columns.includes(name) ?? false,
      })),
      Rows: [...rows.values()],
      Names: await namesIn(db, sheet, named),
      Coming: coming,
      ToCome: toCome,
      Scheduled: scheduled.length > 0 ? await changesMade(db, { ids: scheduled }, readerOf(caller, at)) : [],
      Total: total,
      Page: asked.Page,
      PageSize: asked.PageSize,
    };
  }

  async function changes(caller: Caller): Promise<MadeChange[]> {
    requireStaff(caller);
    return changesMade(db, { newest: NEWEST }, readerOf(caller, now()));
  }

  /**
   * Changes, adds and deletes rows of a table: all or, on any error, none; `Findings` lists the errors. Throws
   * `notFound`, `catalogue.changedMeanwhile` if a row has changed since it was loaded, and `catalogue.notConfirmed` for
   * amounts that rise or fall by more than half and are not confirmed. (OPS-99)
   */
  async function change(caller: Caller, request: RowsChange): Promise<ChangeOutcome> {
    requireStaff(caller);
    const sheet = sheetOf(caller, request.Table);
    const act = actOf(caller, request.Reason, request.From);
    return tried(caller, { isPreview: request.Preview, isConfirmed: request.Confirmed === true }, act, async (tx) => {
      const today = (await readSheets(tx, act.at, [sheet])).get(sheet.name) ?? [];
      requireAsSeen(sheet, today, request);
      const then = act.from > act.at ? ((await readSheets(tx, act.from, [sheet])).get(sheet.name) ?? []) : today;
      const { rows, findings, ...changed } = rowsAfter(sheet, then, request);
      return { given: new Map([[sheet.name, rows]]), findings, tables: [{ sheet, ...changed }] };
    });
  }

  /**
   * Undoes a change, or previews that: restores its rows as a separate change, which can be undone too. Throws
   * `notFound`, and `catalogue.changedMeanwhile` if one of them has changed since.
   */
  async function undo(caller: Caller, { ChangeId, Reason, Preview }: ChangeUndo): Promise<ChangeOutcome> {
    requireStaff(caller);
    const done = await touchedBy(db, ChangeId);
    if (!done) throw new Problem("notFound");
    for (const sheet of sheets) if (done.keys.has(sheet.table)) requireKeeper(caller, sheet);
    const act = { ...actOf(caller, Reason, Math.max(done.from, now())), undoes: ChangeId };
    return tried(caller, { isPreview: Preview, isConfirmed: true }, act, async (tx) => {
      const undos = await undosMade(tx);
      if (undosInForce(undos).has(ChangeId) || (await replacedSince(tx, [ChangeId], undos, act.at)).has(ChangeId))
        throw new Problem("catalogue.changedMeanwhile");
      const given = new Map<string, WrittenRow[]>();
      const tables: ChangedRows[] = [];
      for (const sheet of sheets) {
        const keys = done.keys.get(sheet.table);
        if (!keys) continue;
        const without = withoutChange(ChangeId, undos);
        const { rows, ...back } = await rowsWithout(tx, sheet, { keys, without, at: act.from });
        given.set(sheet.name, rows);
        tables.push({ sheet, ...back });
      }
      return { given, findings: [], tables };
    });
  }

  function actOf({ clientId: by }: Caller, reason: string, from: Instant | null): CatalogueChange {
    const at = now();
    return { by, at, from: from ?? at, reason };
  }

  /** Runs it in a transaction, which is rolled back on errors and for a preview. */
  async function tried(
    caller: Caller,
    { isPreview, isConfirmed }: { isPreview: boolean; isConfirmed: boolean },
    act: CatalogueChange,
    wantedIn: (tx: Tx) => Promise<Omit<Wanted, "canBeOffered"> & { tables: readonly ChangedRows[] }>,
  ): Promise<ChangeOutcome> {
    const { at, from, reason } = act;
    let outcome: Outcome = { findings: [], changes: [], changeId: null, large: [] };
    const Tables: ChangeOutcome["Tables"] = [];
    const Names: ChangeOutcome["Names"] = [];
    try {
      await db.transaction(async (tx) => {
        await lockCatalogue(tx);
        const { tables, ...wanted } = await wantedIn(tx);
        for (const { sheet, ...rows } of tables) {
          Tables.push({ Table: sheet.name, ...rows });
          Names.push(...(await namesIn(tx, sheet, rowsIn(rows))));
        }
        outcome = await changeCatalogue(tx, { ...wanted, canBeOffered }, act);
        if (isPreview || outcome.findings.length > 0) throw new NothingMeant();
        if (outcome.large.length > 0 && !isConfirmed) throw new Problem("catalogue.notConfirmed");
        if (outcome.changeId === null) return;
        await numberOnward(tx);
        const facts = Object.fromEntries(outcome.changes.map((one) => [one.sheet.name, affectedRows(one)]));
        const subject = `catalogue change ${outcome.changeId}`;
        await writeAudit(tx, { at, caller, action: "catalogue.changed", subject, reason, facts });
      });
    } catch (error) {
      if (!(error instanceof NothingMeant)) throw error;
    }
    return { ...toOutcome(outcome, isPreview), Names, From: from > at ? from : null, Tables };
  }

  return { page, changes, change, undo };
}

function sheetOf(caller: Caller, table: string): Sheet {
  const sheet = sheets.find(({ name }) => name === table);
  if (!sheet) throw new Problem("notFound");
  requireKeeper(caller, sheet);
  return sheet;
}

function requireKeeper({ staffRole }: Caller, sheet: Sheet): void {
  if (!isEditableBy(sheet, staffRole)) throw new Problem("forbidden");
}

const readerOf = ({ staffRole }: Caller, now: Instant) => ({
  keeps: (sheet: Sheet) => isEditableBy(sheet, staffRole),
  now,
});

type Rows = Pick<RowsChange, "Set" | "Remove">;
/** The rows of a table that a change touches: without it, and with it. */
type ChangedRows = { sheet: Sheet } & Rows;

/** Throws if a row is no longer as the person saw it. Its scheduled changes do not count. */
function requireAsSeen(sheet: Sheet, today: readonly Row[], { Set: set, Remove: remove }: Rows): void {
  const rows = new Map(today.map((row) => [keyOf(sheet, row), row]));
  for (const seen of [...remove, ...set.flatMap(({ Was }) => (Was ? [Was] : []))]) {
    const row = rows.get(keyOf(sheet, seen));
    if (!row || sheet.columns.some(({ name }) => row[name] !== (seen[name] ?? "")))
      throw new Problem("catalogue.changedMeanwhile");
  }
}

/**
 * A sheet's rows at the change's instant with the change applied, which of them it touches, and the errors of the
 * given rows: line n is the nth of them.
 */
function rowsAfter(
  sheet: Sheet,
  then: readonly Row[],
  { Set: set, Remove: remove, Each: each }: Pick<RowsChange, "Set" | "Remove" | "Each">,
): { rows: WrittenRow[]; findings: Finding[] } & Rows {
  const rows = new Map(then.map((cells): [string, Row] => [keyOf(sheet, cells), cells]));
  const taken = (seen: Row): Row[] => {
    const row = rows.get(keyOf(sheet, seen));
    rows.delete(keyOf(sheet, seen));
    return row ? [row] : [];
  };
  const removed = remove.flatMap(taken);
  const ended: Finding[] = [];
  const asked = set.flatMap(({ Was, Row: typed }, at) => {
    const [was = null] = Was ? taken(Was) : [];
    if (Was && !was) ended.push({ file: fileOf(sheet), line: at + 1, column: "", code: "endedThen", facts: {} });
    if (Was && !was) return [];
    const row = rowWithChange(sheet, { Was, Row: typed }, was ?? {});
    return [{ was, line: at + 1, cells: each ? columnChanged(sheet, row, each) : row }];
  });
  const read = readRows(sheet, asked);
  return {
    rows: [...[...rows.values()].map((cells) => ({ line: 0, cells })), ...read.rows],
    findings: [...ended, ...read.findings],
    Set: asked.map(({ was }, at) => ({ Was: was, Row: read.rows[at]?.cells ?? {} })),
    Remove: removed,
  };
}

/** A sheet's rows, those with these keys as they would be without some changes, and which these are. */
async function rowsWithout(
  tx: Tx,
  sheet: Sheet,
  { keys, without, at }: { keys: ReadonlySet<string>; without: readonly number[]; at: Instant },
): Promise<{ rows: WrittenRow[] } & Rows> {
  const present = await rowsByKey(tx, sheet, at);
  const before = await rowsByKey(tx, sheet, at, { without });
  const set: RowsChange["Set"] = [];
  const remove: RowsChange["Remove"] = [];
  for (const key of keys) {
    const was = present.get(key);
    const row = before.get(key);
    if (row) {
      set.push({ Was: was ?? null, Row: row });
      present.set(key, row);
    } else if (was) {
      remove.push(was);
      present.delete(key);
    }
  }
  return { rows: [...present.values()].map((cells) => ({ line: 0, cells })), Set: set, Remove: remove };
}

/** The rows of a change, before and after it. */
const rowsIn = ({ Set: set, Remove: remove }: Rows): Row[] => [
  ...remove,
  ...set.flatMap(({ Was, Row: row }) => [...(Was ? [Was] : []), row]),
];

function toOutcome(
  { findings, changes, changeId }: Outcome,
  isPreview: boolean,
): Omit<ChangeOutcome, "Names" | "From" | "Tables"> {
  const sum = (count: "added" | "changed" | "deleted" | "takenOffSale" | "kept") =>
    changes.reduce((all, change) => all + change[count], 0);
  return {
    ChangeId: isPreview || findings.length > 0 ? null : changeId,
    Findings: findings.map(({ line, column, code, facts, from = null }) => ({
      At: line > 0 ? line - 1 : null,
      Column: column,
      Code: code,
      Facts: facts,
      From: from,
    })),
    Added: sum("added"),
    Changed: sum("changed"),
    Deleted: sum("deleted"),
    TakenOffSale: sum("takenOffSale"),
    Kept: sum("kept"),
  };
}
