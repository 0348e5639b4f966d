import type { Facts } from "../../shared/envelope";

/** Why a cell, a row or a file of the catalogue is not taken: message `support.finding.<code>`. (OPS-70) */
export const findingCodes = [
  // The required kind of a cell; `given` is `empty` or `other`, and `written` its content.
  "whole",
  "wholeBetween",
  "amount",
  "percentage",
  "yesNo",
  "line",
  "code",
  "phone",
  "email",
  "day",
  "hour",
  "degrees",
  "choice",
  "beds",
  "someOf",
  // What does not fit in a row, or between rows.
  "waiverAboveRate",
  "sameAs",
  "before",
  "notAfter",
  "lessThan",
  "countedDown",
  "inSeason",
  "inHours",
  "inAges",
  "ruleNeeds",
  "starsMissing",
  "starsOfVilla",
  "adultsAboveGuests",
  "twice",
  "unknownRow",
  "taken",
  "inUse",
  "atOnceOnly",
  "rowsAtOnceOnly",
  "belowSold",
  "notConfigured",
  // What a photograph's file is.
  "fileName",
  "photoMissing",
  "photoSize",
  "photoKind",
  "photoDamaged",
  "photoPixels",
  // What a file has.
  "noTable",
  "fileTwice",
  "columnMissing",
  "noColumn",
  "columnTwice",
  "cellCount",
  "letters",
  "quote",
  "emptyFile",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/**
 * A reason and what its message names. `column` and `columns` are of the sheet, `table` and `tables` sheets by their names:
 * whoever writes it out names them as its reader does.
 */
export type Reason = { code: FindingCode; facts: Facts };

/** What columns and tables are called where a reason is written out. */
export type Names = { column: (name: string) => string; table: (name: string) => string };

/** A reason's facts as its message takes them. */
export function findingValues(facts: Facts, { column, table }: Names): Facts {
  const naming: Readonly<Record<string, (name: string) => string>> = {
    ...{ column, columns: each(column), table, tables: each(table) },
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, naming[name]?.(String(value)) ?? value]),
  );
}

const BETWEEN = ", ";
const each = (named: (name: string) => string) => (names: string) => names.split(BETWEEN).map(named).join(BETWEEN);

/** Names of columns or tables as one fact. */
export const namesOf = (names: readonly string[]): string => names.join(BETWEEN);
