import type { StaffRole } from "../../shared/staffRole";
import { type Cell, code, degrees, type Row, whole, words, yesNo } from "./catalogue.cells";
import type { FindingCode, Reason } from "./catalogue.findings";

/** A column of a file, and of its table. */
export type Column = {
  name: string;
  cell: Cell;
  /** Its name in the database, if different. */
  stored?: string;
  /** It refers to a row of another sheet by that column. */
  of?: { sheet: string; by: "id" | "code" };
  /** Bookings show it, so it cannot change once a booking refers to the row. */
  fixed?: true;
};

/** A row's error, and its column. */
export type Fault = Reason & { column: string };

/** One table of the catalogue as a file. */
export type Sheet = {
  /** Its file is `<name>.csv`. */
  name: string;
  table: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** Other sets of columns that are unique together. */
  unique?: readonly (readonly string[])[];
  columns: readonly Column[];
  /** Columns of the table that are derived from others, as SQL over the row `r`. */
  derived?: Readonly<Record<string, string>>;
  /** The columns that prices depend on: their changes may be scheduled. `rows`: new and left out rows too. (OPS-40) */
  prices?: { columns: readonly string[]; rows?: true };
  /** The program refers to its rows: none is ever deleted. */
  kept?: true;
  /** Values of its key that every shop needs: a file without one is an error if the shop lacks it too. */
  all?: readonly string[];
  /** The role that may change it, besides the owner; by default `content`. (OPS-74) */
  staff?: StaffRole;
  /** Rules beyond single columns. */
  faults?: (row: Row) => Fault[];
  /** Rules between rows; `at` is a row's index. */
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
/** A column that refers to a row of another sheet by its id. */
export const referenceById = (column: string, sheet: string, stored = column): Column => ({
  name: column,
  cell: whole(1),
  stored,
  of: { sheet, by: "id" },
});
/** A column that refers to a row of another sheet by its code; the table stores its id. */
export const referenceByCode = (column: string, sheet: string, stored: string): Column => ({
  name: column,
  cell: code(),
  stored,
  of: { sheet, by: "code" },
});
export const fixed = (column: Column): Column => ({ ...column, fixed: true });
export const coordinates = (): Column[] => [
  { name: "latitude", cell: degrees(90) },
  { name: "longitude", cell: degrees(180) },
];
export const columnsOf = (cells: Readonly<Record<string, Cell>>): Column[] =>
  Object.entries(cells).map(([column, cell]) => ({ name: column, cell }));

/**
 * Rows that begin before another row with the same `of` has ended, by index, with that row. Periods include their
 * ends, except for hours, which may touch.
 */
export function overlappingRows(
  rows: readonly Row[],
  from: string,
  to: string,
  of: (row: Row) => string = () => "",
  ends: "inside" | "mayTouch" = "inside",
) {
  const sortable = (written = "") => (/^\d+$/.test(written) ? written.padStart(6, "0") : written);
  const inOrder = rows
    .map((row, at) => ({ row, at, begins: `${of(row)} ${sortable(row[from])}` }))
    // Unreadable ones are reported on their own.
    .filter(({ row }) => row[from] !== undefined && row[to] !== undefined)
    .sort((a, b) => (a.begins < b.begins ? -1 : 1));
  return inOrder.flatMap(({ row, at }, index) => {
    const before = inOrder[index - 1]?.row;
    if (!before || of(before) !== of(row)) return [];
    const end = sortable(before[to]);
    const begin = sortable(row[from]);
    const overlaps = ends === "mayTouch" ? end > begin : end >= begin;
    return overlaps ? [{ at, before }] : [];
  });
}
