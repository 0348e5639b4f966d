import { plainLine, plainNumber } from "../../shared/plainText";
import type { Row } from "./catalogue.cells";
import type { Column, Sheet } from "./catalogue.sheet";
import type { ColumnChange, RowsChange, TablePage } from "./tables.schemas";

const PERCENT = /^([-+]?) ?(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/;

/** Basis points of a typed percentage such as `+5 %` or `-2.5`; null: no percentage, or -100 or less. */
export function basisPointsOf(written: string): number | null {
  const [, sign, whole, part = ""] = PERCENT.exec(plainNumber(written)) ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  const points = sign === "-" ? -size : size;
  return points > -10_000 ? points : null;
}

/**
 * A number as text, changed by basis points and rounded half up to its last place (cents for an amount). A value with
 * more decimals is returned unchanged.
 */
export function increasedBy(written: string, basisPoints: number, places: number): string {
  const [, whole, part = ""] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(written) ?? [];
  if (whole === undefined || part.length > places) return written;
  const minor = Number(whole) * 10 ** places + Number(part.padEnd(places, "0") || 0);
  const scaled = minor * (10_000 + basisPoints) + 5_000;
  const digits = String((scaled - (scaled % 10_000)) / 10_000).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A row with one column changed; a percentage leaves an empty cell as it is. */
export function columnChanged(sheet: Sheet, row: Row, { Column: column, To, ByBasisPoints }: ColumnChange): Row {
  const cell = sheet.columns.find(({ name }) => name === column)?.cell;
  if (!cell) return row;
  const was = row[column] ?? "";
  const is = ByBasisPoints === null ? plainLine(To ?? "") : increasedBy(was, ByBasisPoints, cell.asks(row).places ?? 0);
  return is === was ? row : { ...row, [column]: is };
}

/** A row with its cells in their one written form: `70,5` becomes `70.50`. */
export const normalizedRow = ({ columns }: Sheet, row: Row): Row =>
  Object.fromEntries(
    columns.map(({ name, cell }) => {
      const read = cell.read(row[name] ?? "", row);
      return [name, "wrong" in read ? (row[name] ?? "") : cell.write(read.stored, row)];
    }),
  );

/**
 * A row after a change at its instant: `then` is the row at that instant without the change, and only the cells that
 * differ between the row as loaded and as typed replace its own. (OPS-40, OPS-42)
 */
export function rowWithChange(sheet: Sheet, { Was: was, Row: typed }: RowsChange["Set"][number], then: Row): Row {
  const row = normalizedRow(sheet, typed);
  const differing = Object.entries(row).filter(([column, cell]) => cell !== (was?.[column] ?? ""));
  return { ...then, ...Object.fromEntries(differing) };
}

/** A row before and after the change (null: none), with the columns that differ, in the sheet's order. */
export type Compared = { was: Row | null; is: Row | null; columns: readonly Column[] };

/** Each changed row before and after the change; a new row has no before, a removed one no after. */
export function compared(sheet: Sheet, { Set: set, Remove: remove }: Pick<RowsChange, "Set" | "Remove">): Compared[] {
  const differing = (was: Row | null, is: Row | null): Compared => {
    const columns = sheet.columns.filter(({ name }) => (was?.[name] ?? null) !== (is?.[name] ?? null));
    return { was, is, columns };
  };
  return [...set.map(({ Was, Row: row }) => differing(Was, row)), ...remove.map((row) => differing(row, null))];
}

/** The columns of a changed row whose amounts rise or fall by more than half; typing errors often do. (OPS-99) */
export function largeChanges({ was, is, columns }: Readonly<Compared>): Column[] {
  if (!was || !is) return [];
  return columns.filter(({ name, cell }) => {
    const [before = "", after = ""] = [was[name], is[name]];
    if (cell.asks(is).isAmount !== true || before === "" || after === "") return false;
    return Math.abs(Number(after) - Number(before)) * 2 > Number(before);
  });
}

/**
 * Which scheduled changes of rows take effect: at one instant a later change replaces what an earlier one sets, and a
 * cell set to its present value is no change. Ordered by instant, then by creation; the rows by key. (OPS-40)
 */
export function inEffect(coming: TablePage["Coming"], rows: ReadonlyMap<string, Row>): TablePage["Coming"] {
  const status = new Map(rows);
  return coming.flatMap((one, at) => {
    const replacing = coming.slice(at + 1).filter(({ Key, From }) => Key === one.Key && From === one.From);
    if (one.Cells === null) return replacing.length > 0 ? [] : [one];
    const isReplaced = (column: string) => replacing.some(({ Cells }) => Cells === null || column in Cells);
    const was = status.get(one.Key);
    const changed = Object.entries(one.Cells).filter(([column, cell]) => was?.[column] !== cell && !isReplaced(column));
    status.set(one.Key, { ...was, ...Object.fromEntries(changed) });
    return changed.length > 0 ? [{ ...one, Cells: Object.fromEntries(changed) }] : [];
  });
}
