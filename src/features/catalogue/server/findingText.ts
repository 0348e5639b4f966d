import { text } from "../../../platform/server/http/texts";
import { findingValues, type Names } from "../catalogue.findings";
import type { Finding } from "../catalogue.rules";
import { fileOf } from "../catalogue.sheets";

/** The names of columns and files are those of the files. */
const names: Names = { column: (name) => name, table: (name) => fileOf({ name }) };

/** An error and its place, in English, for people who edit the files. (OPS-26, OPS-70) */
export function findingText({ file, line, column, code, facts, from }: Finding): string {
  const where = [file, ...(line > 0 ? [`line ${line}`] : []), ...(column ? [`column ${column}`] : [])];
  const later = from === undefined ? [] : [`from ${new Date(from).toISOString()} on`];
  return [where.join(", "), ...later, text("en", `support.finding.${code}`, findingValues(facts, names))].join(": ");
}
