/**
 * Where a spreadsheet would begin a formula: at one of these characters at the start of a cell. After a separator or a
 * line break too, in case the file is opened with other separators than it was written with.
 */
const begins = String.raw`[' \u00A0]*[=+@＝＋－＠-]`;
const formulas = new RegExp(`(^|[;\\t\\r\\n])(?=${begins})`, "g");
const escaped = new RegExp(`(^|[;\\t\\r\\n])'(?=${begins})`, "g");
/** A plain number, such as -5, is no formula. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** A cell's text that no spreadsheet takes for a formula: prefixed with an apostrophe, as spreadsheets do it. */
export const withoutFormulas = (text: string): string => (number.test(text) ? text : text.replace(formulas, "$1'"));

/** The original text of a cell from `withoutFormulas`. */
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
