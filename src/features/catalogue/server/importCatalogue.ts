import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Services, Tx } from "../../../platform/server/services";
import type { Row } from "../catalogue.cells";
import {
  clashesIn,
  type Difference,
  differences,
  type Finding,
  findingsBetween,
  fixedChanges,
  type Given,
  inOrder,
  type Present,
  readRows,
  renamed,
  type WrittenRow,
} from "../catalogue.rules";
import { fileOf, keyOf, type Sheet, sheets } from "../catalogue.sheets";
import {
  deleteRows,
  giveUp,
  insertRows,
  keysInUse,
  lockCatalogue,
  mostSold,
  numberOnward,
  readSheets,
  takeOffSale,
  updateRows,
} from "./catalogue.repository";
import { readFiles, type SheetFile, writeFiles } from "./sheetFiles";

/** What an import did to a file's table, or would do. */
export type Change = {
  sheet: Sheet;
  added: number;
  changed: number;
  deleted: number;
  /** Left out of the file and kept, as bookings or other rows have them: off sale from now on where they can be. */
  takenOffSale: number;
  kept: number;
};
export type Outcome = { findings: Finding[]; changes: Change[] };

/** `audited`: what somebody brought in. `after`: what belongs into the same transaction. */
type Options = { dryRun?: boolean; audited?: boolean; after?: (tx: Tx) => Promise<void> };

/** Undoes a dry run. */
class NothingMeant extends Error {}

/**
 * Brings the tables of the given files to what these say: a file is its whole table, and a table without a file stays as
 * it is. What is wrong anywhere is found and nothing is changed. What bookings have is never deleted: it is taken off
 * sale, and what they were priced by is theirs already. A dry run does all of it and leaves nothing behind.
 * (OPS-26, OPS-27)
 */
export async function importCatalogue(
  { db, now }: Pick<Services, "db" | "now">,
  files: readonly SheetFile[],
  { dryRun = false, audited = true, after = async () => {} }: Options = {},
): Promise<Outcome> {
  const { written, findings } = await readFiles(files);
  const given = new Map<string, WrittenRow[]>();
  for (const sheet of sheets) {
    const rows = written.get(sheet.name);
    if (!rows) continue;
    const read = readRows(sheet, rows);
    given.set(sheet.name, read.rows);
    findings.push(...read.findings);
  }
  let outcome: Outcome = { findings: inOrder(findings), changes: [] };
  try {
    await db.transaction(async (tx) => {
      await lockCatalogue(tx);
      outcome = await within(tx, given, findings);
      if (outcome.findings.length > 0 || dryRun) throw new NothingMeant();
      if (outcome.changes.length > 0) {
        await numberOnward(tx);
        const facts = Object.fromEntries(outcome.changes.map((change) => [change.sheet.name, touched(change)]));
        if (audited)
          await writeSystemAudit(tx, { at: now(), action: "catalogue.imported", subject: "catalogue", facts });
      }
      await after(tx);
    });
  } catch (error) {
    if (!(error instanceof NothingMeant)) throw error;
  }
  return outcome;
}

const touched = ({ added, changed, deleted, takenOffSale }: Change) => added + changed + deleted + takenOffSale;

async function within(tx: Tx, given: Given, before: readonly Finding[]): Promise<Outcome> {
  const present: Present = renamed(given, await readSheets(tx, concerned(given)));
  const found = [...before, ...findingsBetween(given, present)];
  const wanted = differences(given, present);
  for (const difference of wanted) {
    const { sheet, changed } = difference;
    const rows = changed.map(({ row }) => row);
    if (sheet.columns.some(({ fixed }) => fixed))
      found.push(...fixedChanges(difference, await keysInUse(tx, sheet, rows)));
    if (sheet.name === "rooms") found.push(...belowSold(difference, await mostSold(tx)));
  }
  if (found.length > 0) return { findings: inOrder(found), changes: [] };
  const clashes = new Map(wanted.map((difference) => [difference.sheet, clashesIn(difference)]));
  for (const { sheet, added, changed } of wanted) {
    await giveUp(tx, sheet, clashes.get(sheet) ?? []);
    await updateRows(
      tx,
      sheet,
      changed.map(({ row }) => row),
    );
    await insertRows(tx, sheet, added);
  }
  const changes: Change[] = [];
  // Cars before their companies: what a row had may go with it.
  for (const difference of [...wanted].reverse()) {
    const { kept, change } = await withoutLeftOut(tx, difference);
    const stay = (clashes.get(difference.sheet) ?? []).filter(({ owner }) => kept.includes(owner));
    found.push(...stay.map(({ finding }) => finding));
    changes.unshift(change);
  }
  return { findings: inOrder(found), changes: changes.filter((change) => touched(change) > 0 || change.kept > 0) };
}

/** The sheets that were given, and those that their rows name. */
function concerned(given: Given): Sheet[] {
  const own = sheets.filter(({ name }) => given.has(name));
  const named = new Set(own.flatMap(({ columns }) => columns.flatMap(({ of }) => of?.sheet ?? [])));
  return sheets.filter(({ name }) => given.has(name) || named.has(name));
}

/** Rooms that are sold stay ours to sell. (OPS-17) */
function belowSold({ sheet, changed }: Difference, sold: Awaited<ReturnType<typeof mostSold>>): Finding[] {
  return changed.flatMap(({ row, line }) => {
    const most = sold.get(row.id ?? "");
    if (!most || Number(row.units) >= most.sold) return [];
    return [
      {
        ...{ file: fileOf(sheet), line, column: "units" },
        reason: `is less than the ${most.sold} that are sold on ${most.night}`,
      },
    ];
  });
}

/** Deletes what was left out of a file, or takes it off sale where something has it. */
async function withoutLeftOut(
  tx: Tx,
  { sheet, added, changed, leftOut }: Difference,
): Promise<{ kept: readonly Row[]; change: Change }> {
  const keptKeys = await deleteRows(tx, sheet, leftOut);
  const kept = leftOut.filter((row) => keptKeys.has(keyOf(sheet, row)));
  const onSale = sheet.columns.some(({ name }) => name === "on_sale")
    ? kept.filter((row) => row.on_sale === "yes")
    : [];
  await takeOffSale(tx, sheet, onSale);
  const counts = { added: added.length, changed: changed.length, deleted: leftOut.length - kept.length };
  return { kept, change: { sheet, ...counts, takenOffSale: onSale.length, kept: kept.length - onSale.length } };
}

/** Writes the whole catalogue into a folder, one file for each table, as an import reads them. Answers the files' names. */
export async function exportCatalogue(db: Tx, folder: string): Promise<string[]> {
  return writeFiles(folder, await readSheets(db));
}
