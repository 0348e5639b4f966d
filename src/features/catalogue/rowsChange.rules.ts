import type { Row } from "./catalogue.cells";
import type { Column, Sheet } from "./catalogue.sheet";
import type { RowsChange } from "./tables.schemas";

/** The new value of a column in several rows: one value for all, or a change by basis points. */
export type ColumnChange = { to: string } | { byBasisPoints: number };

const PERCENT = /^([-+−]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** Basis points of a typed percentage such as `+5 %` or `-2.5`; null: no percentage, or -100 or less. */
export function basisPointsOf(written: string): number | null {
  const [, sign, whole, part = ""] = PERCENT.exec(written.trim()) ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  const points = sign === "-" || sign === "−" ? -size : size;
  return points > -10_000 ? points : null;
}

/**
 * A number as text, changed by basis points and rounded half up to its last place (cents for an amount). A value with
 * more decimals is returned unchanged.
 */
export function raised(written: string, basisPoints: number, places: number): string {
  const [, whole, part = ""] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(written.trim()) ?? [];
  if (whole === undefined || part.length > places) return written;
  const minor = Number(whole) * 10 ** places + Number(part.padEnd(places, "0") || 0);
  const scaled = minor * (10_000 + basisPoints) + 5_000;
  const digits = String((scaled - (scaled % 10_000)) / 10_000).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The rows that a change of one column alters, as the call takes them. Percentages skip empty cells. */
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

/** A row before and after the change (null: none), with the columns that differ, in the sheet's order. */
export type Compared = { was: Row | null; is: Row | null; columns: Column[] };

/** Each changed row, as it was and as it is to be; a new row was not, a removed one will not be. */
export function compared(sheet: Sheet, { Set: set, Remove: remove }: Pick<RowsChange, "Set" | "Remove">): Compared[] {
  const differing = (was: Row | null, is: Row | null): Compared => {
    const columns = sheet.columns.filter(({ name }) => (was?.[name] ?? null) !== (is?.[name] ?? null));
    return { was, is, columns };
  };
  return [...set.map(({ Was, Row: row }) => differing(Was, row)), ...remove.map((row) => differing(row, null))];
}
