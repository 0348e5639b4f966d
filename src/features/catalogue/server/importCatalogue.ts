import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { photoSheet } from "../catalogue.photos";
import { inOrder, missingRows, readRows, type WrittenRow } from "../catalogue.rules";
import { sheets } from "../catalogue.sheets";
import { numberOnward, readSheets } from "./catalogue.repository";
import { affectedRows, changeCatalogue, isAnyTouched, losesMost, type Outcome, type Wanted } from "./changeCatalogue";
import { type AppliedPhotos, photoImport } from "./importPhotos";
import type { PhotoFolder } from "./photoFolder";
import { readFiles, type SheetFile } from "./sheetFiles";

/**
 * `isConfirmed` false: amounts that rise or fall by more than half are an obstacle, and the outcome lists them; so are
 * tables that lose more than half of their rows (`losesMost`). (OPS-99) `from`: when it comes into force, by default
 * immediately. `reason`: why. `kept`: versions are stored, and it is audited. `after`: more work in the same
 * transaction. `photos`: the folder of the files of `photos.csv`, and the store for photographs; without it there is no
 * such table. `canBeOffered`: whether a payment method, by its id, is completely configured here; by default each is.
 */
type Options = {
  dryRun?: boolean;
  isConfirmed?: boolean;
  from?: Instant | undefined;
  reason?: string | undefined;
  kept?: boolean;
  after?: (tx: Tx) => Promise<void>;
  photos?: { folder: PhotoFolder; store: FileStore };
  canBeOffered?: Wanted["canBeOffered"];
};

/** Thrown to roll back a dry run. */
class NothingMeant extends Error {}

/**
 * Replaces the tables of the given files by their content: a file is its whole table, and a table without a file stays
 * as it is. All errors are found, and with any error nothing is changed. What bookings refer to is never deleted but
 * taken off sale; their price is stored with them. Prices may be scheduled. A dry run does all of it and rolls back.
 * Photographs are made last. (OPS-26, OPS-27, OPS-40, PHOTO-8)
 */
export async function importCatalogue(
  { db, now }: Pick<Services, "db" | "now">,
  files: readonly SheetFile[],
  {
    dryRun = false,
    isConfirmed = true,
    from,
    reason = "",
    kept = true,
    after = async () => {},
    photos,
    canBeOffered = () => true,
  }: Options = {},
): Promise<Outcome> {
  const { written, findings } = await readFiles(files, photos ? [...sheets, photoSheet] : sheets);
  const given = new Map<string, WrittenRow[]>();
  for (const sheet of sheets) {
    const rows = written.get(sheet.name);
    if (!rows) continue;
    const read = readRows(sheet, rows);
    given.set(sheet.name, read.rows);
    findings.push(...read.findings);
  }
  const ofPhotos = written.get(photoSheet.name);
  const photographs = photos && ofPhotos ? await photoImport({ db, now, ...photos }, ofPhotos) : null;
  const at = now();
  const act = kept ? { by: null, at, from: from ?? at, reason } : null;

  const isRefused = ({ findings: wrong, large, changes }: Outcome) =>
    wrong.length > 0 || (!isConfirmed && (large.length > 0 || changes.some(losesMost)));

  async function importRows({ dryRun }: { dryRun: boolean }): Promise<Outcome> {
    let outcome: Outcome = { findings: inOrder(findings), changes: [], changeId: null, large: [] };
    try {
      await db.transaction(async (tx) => {
        const fixed = sheets.filter(({ name, all }) => all && given.has(name));
        const missing = missingRows(given, await readSheets(tx, act?.from ?? at, fixed));
        outcome = await changeCatalogue(tx, { given, findings: [...findings, ...missing], canBeOffered }, act);
        const applied = await photographs?.apply(tx, given, act?.from ?? at);
        if (applied) outcome = withPhotos(outcome, applied);
        if (isRefused(outcome) || dryRun) throw new NothingMeant();
        if (isAnyTouched(outcome.changes)) {
          await numberOnward(tx);
          const facts = Object.fromEntries(outcome.changes.map((change) => [change.sheet.name, affectedRows(change)]));
          if (act) await writeSystemAudit(tx, { at, action: "catalogue.imported", subject: "catalogue", facts });
        }
        await after(tx);
      });
    } catch (error) {
      if (!(error instanceof NothingMeant)) throw error;
    }
    return outcome;
  }

  if (!photographs) return importRows({ dryRun });
  const outcome = await importRows({ dryRun: true });
  if (dryRun || isRefused(outcome)) return outcome;
  await photographs.make();
  return importRows({ dryRun: false });
}

function withPhotos(outcome: Outcome, { findings, change }: AppliedPhotos): Outcome {
  return {
    findings: [...outcome.findings, ...findings],
    changes: [...outcome.changes, ...(change ? [change] : [])],
    changeId: outcome.changeId,
    large: outcome.large,
  };
}
