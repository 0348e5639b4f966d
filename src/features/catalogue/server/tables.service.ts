import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Row } from "../catalogue.cells";
import { type Finding, readRows, type WrittenRow } from "../catalogue.rules";
import type { Sheet } from "../catalogue.sheet";
import { isKeptBy, keyOf, methodIdOf, sheets } from "../catalogue.sheets";
import type {
  ChangeOutcome,
  ChangeUndo,
  MadeChange,
  RowsChange,
  TablePage,
  TableQuestion,
  UndoOutcome,
} from "../tables.schemas";
import { lockCatalogue, numberOnward, readSheets } from "./catalogue.repository";
import { changeCatalogue, type Outcome, touched } from "./changeCatalogue";
import {
  comingOf,
  isChangedSince,
  namesIn,
  newestChanges,
  pageOfSheet,
  rowsByKey,
  rowsToCome,
  touchedBy,
} from "./tables.repository";
import type { Act } from "./versions.repository";

const NEWEST = 50;
const MOST_TO_COME = 200;

/** Thrown to roll back a preview. */
class NothingMeant extends Error {}

type Parts = Pick<Services, "db" | "now"> & {
  /** Whether a payment method, by its id, is completely configured here. */
  canBeOffered: (methodId: number) => boolean;
};

export type TablesService = ReturnType<typeof tablesService>;

/**
 * The catalogue's tables in pages, and changes of rows with an import's checks. For staff with the right role. (OPS-42)
 */
export function tablesService({ db, now, canBeOffered }: Parts) {
  /** Throws `notFound` for an unknown table, `forbidden` for one of another role. */
  async function page(caller: Caller, { Table, ...asked }: TableQuestion): Promise<TablePage> {
    requireStaff(caller);
    const sheet = sheetOf(caller, Table);
    const at = now();
    const { rows, total } = await pageOfSheet(db, sheet, asked, at);
    const coming = await comingOf(db, sheet, rows, at);
    const toCome = asked.Page === 0 && asked.Find.trim() === "" ? await rowsToCome(db, sheet, at, MOST_TO_COME) : [];
    const named = [...rows.values(), ...coming.map(({ Cells }) => Cells ?? {}), ...toCome.map(({ Row: row }) => row)];
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
      Total: total,
      Page: asked.Page,
      PageSize: asked.PageSize,
    };
  }

  async function changes(caller: Caller): Promise<MadeChange[]> {
    requireStaff(caller);
    const others = sheets.filter((sheet) => !isKeptBy(sheet, caller.staffRole)).map(({ table }) => table);
    return newestChanges(db, NEWEST, others);
  }

  /**
   * Changes, adds and deletes rows of a table: all or, on any error, none; `Findings` lists the errors. Throws
   * `notFound`, and `catalogue.changedMeanwhile` if a row has changed since it was loaded.
   */
  async function change(caller: Caller, request: RowsChange): Promise<ChangeOutcome> {
    requireStaff(caller);
    const sheet = sheetOf(caller, request.Table);
    const act = actOf(caller, request.Reason, request.From);
    const Names: ChangeOutcome["Names"] = [];
    const outcome = await tried(
      request.Preview,
      async (tx) => {
        const present = (await readSheets(tx, act.from, [sheet])).get(sheet.name) ?? [];
        const { rows, findings } = rowsAfter(sheet, present, request);
        const wrong = [...findings, ...notConfigured(sheet, request, canBeOffered)];
        Names.push(...(await namesIn(tx, sheet, rowsIn(request))));
        return changeCatalogue(tx, { given: new Map([[sheet.name, rows]]), findings: wrong }, act);
      },
      caller,
      act,
    );
    return { ...toOutcome(outcome, request.Preview), Names };
  }

  /**
   * Undoes a change, or previews that: restores its rows as a change of its own, which can be undone too. Throws
   * `notFound`, and `catalogue.changedMeanwhile` if one of them has changed since.
   */
  async function undo(caller: Caller, { ChangeId, Reason, Preview }: ChangeUndo): Promise<UndoOutcome> {
    requireStaff(caller);
    const done = await touchedBy(db, ChangeId);
    if (!done) throw new Problem("notFound");
    for (const sheet of sheets) if (done.keys.has(sheet.table)) requireKeeper(caller, sheet);
    const act = { ...actOf(caller, Reason, done.from), undoes: ChangeId };
    const Tables: UndoOutcome["Tables"] = [];
    const Names: UndoOutcome["Names"] = [];
    const outcome = await tried(
      Preview,
      async (tx) => {
        if (await isChangedSince(tx, ChangeId)) throw new Problem("catalogue.changedMeanwhile");
        const given = new Map<string, WrittenRow[]>();
        for (const sheet of sheets) {
          const keys = done.keys.get(sheet.table);
          if (!keys) continue;
          const { rows, ...back } = await rowsWithout(tx, sheet, { keys, changeId: ChangeId, at: act.from });
          given.set(sheet.name, rows);
          Tables.push({ Table: sheet.name, ...back });
          Names.push(...(await namesIn(tx, sheet, rowsIn(back))));
        }
        return changeCatalogue(tx, { given, findings: [] }, act);
      },
      caller,
      act,
    );
    return { ...toOutcome(outcome, Preview), From: act.from > act.at ? act.from : null, Tables, Names };
  }

  function actOf({ clientId: by }: Caller, reason: string, from: Instant | null): Act {
    const at = now();
    return { by, at, from: Math.max(from ?? at, at), reason };
  }

  /** Runs it in a transaction, which is rolled back on errors and for a preview. */
  async function tried(
    isPreview: boolean,
    work: (tx: Tx) => Promise<Outcome>,
    caller: Caller,
    { at, reason }: Act,
  ): Promise<Outcome> {
    let outcome: Outcome = { findings: [], changes: [], changeId: null };
    try {
      await db.transaction(async (tx) => {
        await lockCatalogue(tx);
        outcome = await work(tx);
        if (isPreview || outcome.findings.length > 0) throw new NothingMeant();
        if (outcome.changeId === null) return;
        await numberOnward(tx);
        const facts = Object.fromEntries(outcome.changes.map((one) => [one.sheet.name, touched(one)]));
        const subject = `catalogue change ${outcome.changeId}`;
        await writeAudit(tx, { at, caller, action: "catalogue.changed", subject, reason, facts });
      });
    } catch (error) {
      if (!(error instanceof NothingMeant)) throw error;
    }
    return outcome;
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
  if (!isKeptBy(sheet, staffRole)) throw new Problem("forbidden");
}

/** A sheet's rows after the change, and the errors of the given rows: line n is the nth of them. */
function rowsAfter(
  sheet: Sheet,
  present: readonly Row[],
  { Set: set, Remove: remove }: Pick<RowsChange, "Set" | "Remove">,
): { rows: WrittenRow[]; findings: Finding[] } {
  const rows = new Map(present.map((cells): [string, WrittenRow] => [keyOf(sheet, cells), { line: 0, cells }]));
  for (const seen of [...remove, ...set.flatMap(({ Was }) => (Was ? [Was] : []))]) {
    const key = keyOf(sheet, seen);
    const cells = rows.get(key)?.cells;
    if (!cells || sheet.columns.some(({ name }) => cells[name] !== (seen[name] ?? "")))
      throw new Problem("catalogue.changedMeanwhile");
    rows.delete(key);
  }
  const read = readRows(
    sheet,
    set.map(({ Row: cells }, at) => ({ line: at + 1, cells })),
  );
  return { rows: [...rows.values(), ...read.rows], findings: read.findings };
}

/**
 * Errors for payment methods that are to be enabled without their settings: clients would not see them, and a
 * production server does not start with them. (OPS-4, OPS-74)
 */
function notConfigured(
  { name: file }: Sheet,
  { Set: set }: Pick<RowsChange, "Set">,
  canBeOffered: Parts["canBeOffered"],
): Finding[] {
  if (file !== "payment_methods") return [];
  return set.flatMap(({ Row: row, Was: was }, at) => {
    const id = methodIdOf(String(row.method));
    const isFaulty = row.offered === "yes" && was?.offered !== "yes" && id !== undefined && !canBeOffered(id);
    return isFaulty ? [{ file, line: at + 1, column: "offered", code: "notConfigured" as const, facts: {} }] : [];
  });
}

/** A sheet's rows, those touched by a change as they would be without it, and which these are. */
async function rowsWithout(
  tx: Tx,
  sheet: Sheet,
  { keys, changeId, at }: { keys: ReadonlySet<string>; changeId: number; at: Instant },
): Promise<{ rows: WrittenRow[] } & Pick<RowsChange, "Set" | "Remove">> {
  const present = await rowsByKey(tx, sheet, at);
  const before = await rowsByKey(tx, sheet, at, { before: changeId });
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

/** The rows of a change, as they were and as they are to be. */
const rowsIn = ({ Set: set, Remove: remove }: Pick<RowsChange, "Set" | "Remove">): Row[] => [
  ...remove,
  ...set.flatMap(({ Was, Row: row }) => [...(Was ? [Was] : []), row]),
];

function toOutcome({ findings, changes, changeId }: Outcome, isPreview: boolean): Omit<ChangeOutcome, "Names"> {
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
