import { text } from "../../../platform/server/http/texts";
import { clockTime, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { findingValues, type Names } from "../catalogue.findings";
import type { Finding } from "../catalogue.rules";
import { fileOf } from "../catalogue.sheets";

/** The names of columns and files are those of the files. */
const names: Names = { column: (name) => name, table: (name) => fileOf({ name }) };

/** An error and its place, in English, for people who edit the files. (OPS-26, OPS-70) */
export function findingText({ file, line, column, code, facts, from }: Finding): string {
  const where = [file, ...(line > 0 ? [`line ${line}`] : []), ...(column ? [`column ${column}`] : [])];
  const later = from === undefined ? [] : [`from ${havanaText(from)} on`];
  const values = { ...facts, ...(facts.instant !== undefined && { instant: havanaText(Number(facts.instant)) }) };
  const reason = text("en", `support.finding.${code}`, findingValues(values, names));
  return [...(file ? [where.join(", ")] : []), ...later, reason].join(": ");
}

/** An instant by Havana's clock, in English, for the command line. */
export const havanaText = (at: Instant): string => `${havanaDate(at)}, ${clockTime(havanaHour(at))} in Havana`;
