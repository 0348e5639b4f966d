import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { inOrder, readRows, type WrittenRow } from "../catalogue.rules";
import { sheets } from "../catalogue.sheets";
import { numberOnward, readSheets } from "./catalogue.repository";
import { changeCatalogue, type Outcome, touched } from "./changeCatalogue";
import { readFiles, type SheetFile, writeFiles } from "./sheetFiles";

/**
 * `from`: when it comes into force, at once where it is left out. `reason`: why. `kept`: versions are kept of it, and it is
 * audited. `after`: what belongs into the same transaction.
 */
type Options = {
  dryRun?: boolean;
  from?: Instant | undefined;
  reason?: string | undefined;
  kept?: boolean;
  after?: (tx: Tx) => Promise<void>;
};

/** Undoes a dry run. */
class NothingMeant extends Error {}

/**
 * Brings the tables of the given files to what these say: a file is its whole table, and a table without a file stays as
 * it is. What is wrong anywhere is found and nothing is changed. What bookings have is never deleted: it is taken off
 * sale, and what they were priced by is theirs already. Prices may be for an instant to come. A dry run does all of it and
 * leaves nothing behind. (OPS-26, OPS-27, OPS-40)
 */
export async function importCatalogue(
  { db, now }: Pick<Services, "db" | "now">,
  files: readonly SheetFile[],
  { dryRun = false, from, reason = "", kept = true, after = async () => {} }: Options = {},
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
  const at = now();
  const act = kept ? { by: null, at, from: Math.max(from ?? at, at), reason } : null;
  let outcome: Outcome = { findings: inOrder(findings), changes: [], changeId: null };
  try {
    await db.transaction(async (tx) => {
      outcome = await changeCatalogue(tx, { given, findings }, act);
      if (outcome.findings.length > 0 || dryRun) throw new NothingMeant();
      if (outcome.changes.length > 0) {
        await numberOnward(tx);
        const facts = Object.fromEntries(outcome.changes.map((change) => [change.sheet.name, touched(change)]));
        if (act) await writeSystemAudit(tx, { at, action: "catalogue.imported", subject: "catalogue", facts });
      }
      await after(tx);
    });
  } catch (error) {
    if (!(error instanceof NothingMeant)) throw error;
  }
  return outcome;
}

/** Writes the whole catalogue, as it is now, into a folder, one file for each table. Answers the files' names. */
export async function exportCatalogue({ db, now }: Pick<Services, "db" | "now">, folder: string): Promise<string[]> {
  return writeFiles(folder, await readSheets(db, now()));
}
