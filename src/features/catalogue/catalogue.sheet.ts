import type { StaffRole } from "../../shared/staffRole";
import { type Cell, code, degrees, type Row, whole, words, yesNo } from "./catalogue.cells";
import type { FindingCode, Reason } from "./catalogue.findings";

/** A column of a file, and of its table. */
export type Column = {
  name: string;
  cell: Cell;
  /** Its column in the database, where that has another name. */
  stored?: string;
  /** It names a row of another file by that column of it. */
  of?: { sheet: string; by: "id" | "code" };
  /** Bookings show it: it is fixed once a booking refers to the row. */
  fixed?: true;
};

/** A row's error, and its column. */
export type Fault = Reason & { column: string };

/** One table of the catalogue as a file. */
export type Sheet = {
  /** Its file is `<name>.csv`. */
  name: string;
  table: string;
  /** What tells a row from all others. */
  key: readonly string[];
  /** Other columns that together are never the same in two rows. */
  unique?: readonly (readonly string[])[];
  columns: readonly Column[];
  /** Columns of the table that follow from others, as SQL over the row `r`. */
  derived?: Readonly<Record<string, string>>;
  /** The columns that a price is made of: their changes may be for an instant to come. `rows`: new and left out rows too. (OPS-40) */
  prices?: { columns: readonly string[]; rows?: true };
  /** The program knows its rows: none of them is ever deleted. */
  kept?: true;
  /** The roles besides the owner; by default those that keep the catalogue. (OPS-74) */
  staff?: StaffRole;
  /** Rules beyond single columns. */
  faults?: (row: Row) => Fault[];
  /** The same of all rows together: by the place of the row. */
  faultsOfAll?: (rows: readonly Row[]) => (Fault & { at: number })[];
};

/** A fault of one column. */
export const fault = (column: string, code: FindingCode, facts: Reason["facts"] = {}): Fault => ({
  column,
  code,
  facts,
});

export const id = (): Column => ({ name: "id", cell: whole(1) });
export const name = (most = 80): Column => ({ name: "name", cell: words(most) });
export const onSale = (stored = "on_sale"): Column => ({ name: "on_sale", cell: yesNo(), stored });
/** A column that names a row of another file by its id. */
export const named = (column: string, sheet: string, stored = column): Column => ({
  ...{ name: column, cell: whole(1), stored, of: { sheet, by: "id" } },
});
/** A column that names a row of another file by its code; in the table stands its id. */
export const coded = (column: string, sheet: string, stored: string): Column => ({
  ...{ name: column, cell: code(), stored, of: { sheet, by: "code" } },
});
export const fixed = (column: Column): Column => ({ ...column, fixed: true });
export const position = (): Column[] => [
  { name: "latitude", cell: degrees(90) },
  { name: "longitude", cell: degrees(180) },
];
export const columnsOf = (cells: Readonly<Record<string, Cell>>): Column[] =>
  Object.entries(cells).map(([column, cell]) => ({ name: column, cell }));

/**
 * Rows that begin before another of the same `of` has ended, by their place, with that other. The end belongs to a row, but
 * for hours, which may touch.
 */
export function within(
  rows: readonly Row[],
  from: string,
  to: string,
  of: (row: Row) => string = () => "",
  ends: "inside" | "mayTouch" = "inside",
) {
  const sortable = (written = "") => (/^\d+$/.test(written) ? written.padStart(6, "0") : written);
  const inOrder = rows
    .map((row, at) => ({ row, at, begins: `${of(row)} ${sortable(row[from])}` }))
    // One that could not be read is reported for itself.
    .filter(({ row }) => row[from] !== undefined && row[to] !== undefined)
    .sort((a, b) => (a.begins < b.begins ? -1 : 1));
  return inOrder.flatMap(({ row, at }, index) => {
    const before = inOrder[index - 1]?.row;
    if (!before || of(before) !== of(row)) return [];
    const [end, begin] = [sortable(before[to]), sortable(row[from])];
    const overlaps = ends === "mayTouch" ? end > begin : end >= begin;
    return overlaps ? [{ at, before }] : [];
  });
}
