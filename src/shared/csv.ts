/**
 * Where a spreadsheet would begin a formula: at the sign with which a cell begins. Behind a separator or a line break it
 * would too, if it were opened with other separators than it was written with.
 */
const begins = String.raw`[' \u00A0]*[=+@＝＋－＠-]`;
const formulas = new RegExp(`(^|[;\\t\\r\\n])(?=${begins})`, "g");
const escaped = new RegExp(`(^|[;\\t\\r\\n])'(?=${begins})`, "g");
/** A number is computed with, but is no formula. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** A cell's text as no spreadsheet takes it for a formula: with an apostrophe before it, as they write it themselves. */
export const withoutFormulas = (text: string): string => (number.test(text) ? text : text.replace(formulas, "$1'"));

/** The text of which `withoutFormulas` made this. */
export const withFormulas = (text: string): string => text.replace(escaped, "$1");

/** A table as CSV (RFC 4180), with nothing in it that a spreadsheet would take for a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[], lineEnd = "\r\n"): string {
  const cell = (value: string | number) => {
    const text = typeof value === "number" ? String(value) : withoutFormulas(value);
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(",")}${lineEnd}`).join("");
}

/** The same as a file for spreadsheets: the byte order mark tells them that it is UTF-8. */
export const csvFileOf = (rows: readonly (readonly (string | number)[])[]): string => `\uFEFF${csvOf(rows)}`;
