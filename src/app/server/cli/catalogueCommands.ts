import { resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import type { Finding } from "../../../features/catalogue/catalogue.rules";
import { fileOf, keyOf } from "../../../features/catalogue/catalogue.sheets";
import {
  type Change,
  isAnyTouched,
  type LargeChange,
  losesMost,
} from "../../../features/catalogue/server/changeCatalogue";
import { exportCatalogue } from "../../../features/catalogue/server/exportCatalogue";
import { findingText, havanaText } from "../../../features/catalogue/server/findingText";
import { importCatalogue } from "../../../features/catalogue/server/importCatalogue";
import { photoFolderOf } from "../../../features/catalogue/server/photoFolder";
import { setOrigin } from "../../../features/catalogue/server/setup.repository";
import { filesIn } from "../../../features/catalogue/server/sheetFiles";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import { havanaInstant } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Settings } from "../config/config";
import { offerableBy } from "../config/offerable";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void; settle: (isWell: boolean) => void };

type ImportOptions = { dryRun?: boolean; yes?: boolean; from?: Instant | undefined; reason?: string };

/** The commands of `malecon catalogue`, which export and import the catalogue as CSV files. (OPS-26) */
export function addCatalogueCommands(all: Command, { settings, say, settle }: Edge): void {
  all
    .command("import")
    .description("bring the catalogue to what CSV files say, all of it or nothing; docs/catalogue.md explains them")
    .argument("<folder|zip>", "the files; a table without a file stays as it is")
    .option("--dry-run", "say what is wrong in which line and what would change, and change nothing")
    .option(
      "--yes",
      "amounts that change by more than half, and tables that lose more than half of their rows, are meant",
    )
    .option(
      "--from <instant>",
      "prices hold from then on, such as 2026-12-24 (Havana) or 2026-12-24T09:00:00Z",
      instantOf,
    )
    .option("--reason <text>", "why, for who looks at the versions later", "")
    .action(async (path: string, { dryRun = false, yes = false, from, reason }: ImportOptions) => {
      const files = filesIn(resolve(path));
      const where = settings();
      const photos = { folder: photoFolderOf(resolve(path)), store: openFileStore(where.photos) };
      const { findings, changes, large } = await onDatabase(where, (db) =>
        importCatalogue({ db, now: Date.now }, files, {
          dryRun,
          isConfirmed: yes,
          from,
          reason,
          photos,
          canBeOffered: offerableBy(where),
          after: (tx) => setOrigin(tx, "own"),
        }),
      );
      for (const finding of findings) say(findingText(finding));
      for (const change of changes) say(lineOf(change));
      for (const one of large) say(largeLineOf(one));
      const losing = changes.filter(losesMost);
      for (const change of losing) say(lossLineOf(change));
      const isUnconfirmed = large.length + losing.length > 0 && !yes;
      const isAsked = isUnconfirmed && !dryRun;
      if (!isAsked) say(summary(findings, changes, { dryRun, from }));
      if (isUnconfirmed) say(toConfirm({ amounts: large.length, tables: losing.length }, path, isAsked));
      settle(findings.length === 0 && !isAsked);
    });

  all
    .command("export")
    .description("write the catalogue into CSV files, as import reads them")
    .argument("<folder>", "a folder without such files, for example catalogue")
    .action(async (folder: string) => {
      const where = settings();
      const store = openFileStore(where.photos);
      const { files, photos, missing } = await onDatabase(where, (db) =>
        exportCatalogue({ db, now: Date.now, store }, resolve(folder)),
      );
      say(`${folder} holds the catalogue in ${files.length} files: ${files.join(", ")}. Photographs: ${photos}.`);
      for (const file of missing) say(`photos/${file} is missing: the photographs' store does not have it.`);
      settle(missing.length === 0);
    });
}

function lineOf({ sheet, added, changed, deleted, takenOffSale, kept }: Change): string {
  const whyKept = sheet.kept ? "the program knows its rows" : "bookings or other rows need them";
  const parts = [
    [added, "new"],
    [changed, "changed"],
    [deleted, "deleted"],
    [takenOffSale, "taken off sale, as bookings or other rows have them"],
    [kept, `not in the file, but left as they are, as ${whyKept}`],
  ] as const;
  return `${fileOf(sheet)}: ${parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(", ")}`;
}

const largeLineOf = ({ sheet, row, column, was, is }: LargeChange): string =>
  `${fileOf(sheet)}, row “${keyOf(sheet, row)}”, column ${column.name}: from ${was} to ${is}, by more than half`;

const lossLineOf = ({ sheet, had, deleted, takenOffSale }: Change): string =>
  `${fileOf(sheet)}: ${deleted + takenOffSale} of its ${had} rows are lost, more than half`;

type Slips = { amounts: number; tables: number };

/**
 * How an operator answers a warning about possible typing errors: by correcting the values or confirming them. (OPS-99)
 */
function toConfirm(slips: Slips, path: string, isAsked: boolean): string {
  const ask = isAsked
    ? "Nothing was changed, because this may be a slip: "
    : "The import will ask whether this is meant: ";
  const amounts = slips.amounts === 1 ? "one amount changes" : `${slips.amounts} amounts change`;
  const tables = slips.tables === 1 ? "one table loses" : `${slips.tables} tables lose`;
  const what = [
    ...(slips.amounts > 0 ? [`${amounts} by more than half`] : []),
    ...(slips.tables > 0 ? [`${tables} more than half of the rows`] : []),
  ].join(", and ");
  const isOne = slips.amounts + slips.tables === 1;
  const meant = `if ${isOne ? "it is" : "all of it is"} meant, as where these files replace another catalogue`;
  return `${ask}${what} (above). Correct the files, or, ${meant}, run: malecon import --yes ${path}`;
}

function summary(findings: readonly Finding[], changes: readonly Change[], { dryRun, from }: ImportOptions): string {
  if (findings.length > 0) return `Nothing was changed. Wrong: ${findings.length}.`;
  if (!isAnyTouched(changes)) return "Nothing differs: the catalogue stays as it is, and no change is recorded.";
  const later = from === undefined ? null : `from ${havanaText(from)} on`;
  if (dryRun) return `Nothing was changed: this was a dry run.${later ? ` It would hold ${later}.` : ""}`;
  return later ? `Imported. It holds ${later}.` : "Imported. Running servers show it at once.";
}

/** The start of a day in Havana, or an instant. Throws if the text is neither. */
function instantOf(written: string): Instant {
  const at = DAY.test(written) ? havanaInstant(written, "0000") : Date.parse(written);
  if (Number.isNaN(at)) throw new InvalidArgumentError("It has to be a day such as 2026-12-24, or an instant.");
  return at;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
