import type { Row } from "./catalogue.cells";
import type { Sheet } from "./catalogue.sheet";
import { keyOf } from "./catalogue.sheets";
import type { RowsChange } from "./tables.schemas";

/** What a column of several rows becomes: one value for all, or each its own by so many hundredths of one per cent more. */
export type ColumnChange = { to: string } | { byBasisPoints: number };

const PERCENT = /^([-+−]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** Hundredths of one per cent in what people write, such as `+5 %` or `-2.5`; null: not a percentage, or one of -100 or less. */
export function basisPointsOf(written: string): number | null {
  const [, sign, whole, part = ""] = PERCENT.exec(written.trim()) ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  const points = sign === "-" || sign === "−" ? -size : size;
  return points > -10_000 ? points : null;
}

/**
 * A number as written, changed by hundredths of one per cent and rounded half up in its last place. Computed in whole
 * units of that place: cents for an amount. A value with other decimals stays as it is.
 */
export function raised(written: string, basisPoints: number, places: number): string {
  const [, whole, part = ""] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(written.trim()) ?? [];
  if (whole === undefined || part.length > places) return written;
  const minor = Number(whole) * 10 ** places + Number(part.padEnd(places, "0") || 0);
  const scaled = minor * (10_000 + basisPoints) + 5_000;
  const digits = String((scaled - (scaled % 10_000)) / 10_000).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The rows that a change of one column makes others, as the call takes them. An empty cell has no percentage. */
export function columnChanged(
  sheet: Sheet,
  rows: readonly Row[],
  { column, change }: { column: string; change: ColumnChange },
): RowsChange["Set"] {
  const cell = sheet.columns.find(({ name }) => name === column)?.cell;
  if (!cell) return [];
  return rows.flatMap((row) => {
    const was = row[column] ?? "";
    const is = "to" in change ? change.to.trim() : raised(was, change.byBasisPoints, cell.asks(row).places ?? 0);
    return is === was ? [] : [{ Was: row, Row: { ...row, [column]: is } }];
  });
}

/** A row before and after the change, column by column, in the sheet's order. */
export type Compared = { key: string; cells: { column: string; was: string | null; is: string | null }[] };

/** Old and new of each row that a change touches: a new row has no old cells, one that goes no new ones. */
export function compared(sheet: Sheet, { Set: set, Remove: remove }: Pick<RowsChange, "Set" | "Remove">): Compared[] {
  const cellsOf = (was: Row | null, is: Row | null) =>
    sheet.columns
      .map(({ name }) => ({ column: name, was: was?.[name] ?? null, is: is?.[name] ?? null }))
      .filter((cell) => cell.was !== cell.is);
  return [
    ...set.map(({ Was, Row: row }) => ({ key: keyOf(sheet, Was ?? row), cells: cellsOf(Was, row) })),
    ...remove.map((row) => ({ key: keyOf(sheet, row), cells: cellsOf(row, null) })),
  ];
}
