import { Readable } from "node:stream";
import { sheets } from "../../../src/features/catalogue/catalogue.sheets";
import { readSheets } from "../../../src/features/catalogue/server/catalogue.repository";
import { importCatalogue } from "../../../src/features/catalogue/server/importCatalogue";
import { sheetText } from "../../../src/features/catalogue/server/sheetFiles";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import type { Instant } from "../../../src/shared/instant";

/** Imports a table with `change` applied to its text, at an instant; it holds `from` another one, if that is given. */
export async function bringIn(
  { db }: OpenDatabase,
  at: Instant,
  name: string,
  change: (text: string) => string,
  options: { from?: Instant; reason?: string } = {},
) {
  const sheet = sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`there is no ${name}`);
  const rows = (await readSheets(db, options.from ?? at, [sheet])).get(name) ?? [];
  const text = change(sheetText(sheet, rows));
  const files = [{ name: `${name}.csv`, open: () => Readable.from([Buffer.from(text)]) }];
  return importCatalogue({ db, now: () => at }, files, options);
}
