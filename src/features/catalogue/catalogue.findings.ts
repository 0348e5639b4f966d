import type { Facts } from "../../shared/envelope";

/** Why a cell, a row or a file of the catalogue is refused: message `support.finding.<code>`. (OPS-70) */
export const findingCodes = [
  // The required kind of a cell; `given` is `empty` or `other`, and `written` its content.
  "whole",
  "wholeBetween",
  "amount",
  "rate",
  "percentage",
  "factor",
  "yesNo",
  "line",
  "printable",
  "code",
  "phone",
  "email",
  "day",
  "hour",
  "degrees",
  "choice",
  "beds",
  "someOf",
  // Errors in a row, or between rows.
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
  "rowMissing",
  "taken",
  "inUse",
  "atOnceOnly",
  "rowsAtOnceOnly",
  "belowSold",
  "endedThen",
  "instantOver",
  "notConfigured",
  // Errors of a photograph's file.
  "fileName",
  "photoMissing",
  "photoSize",
  "photoKind",
  "photoAnimated",
  "photoDamaged",
  "photoPixels",
  // Errors of a file.
  "noTable",
  "fileTwice",
  "columnMissing",
  "noColumn",
  "columnTwice",
  "cellCount",
  "unnamedColumn",
  "letters",
  "quote",
  "emptyFile",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/**
 * A finding's code and its message's facts. `column`, `columns`, `table` and `tables` are internal names: whoever
 * writes the message replaces them by the reader's.
 */
export type Reason = { code: FindingCode; facts: Facts };

/** The names of columns and tables for readers of findings. */
export type Names = { column: (name: string) => string; table: (name: string) => string };

/** A finding's facts as values of its message. */
export function findingValues(facts: Facts, { column, table }: Names): Facts {
  const naming: Readonly<Record<string, (name: string) => string>> = {
    column,
    columns: each(column),
    table,
    tables: each(table),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, naming[name]?.(String(value)) ?? value]),
  );
}

const BETWEEN = ", ";
const each = (named: (name: string) => string) => (names: string) => names.split(BETWEEN).map(named).join(BETWEEN);

/** Several names of columns or tables as one fact. */
export const namesOf = (names: readonly string[]): string => names.join(BETWEEN);
