import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import type { TablePage } from "../../tables.schemas";
import { Scheduled } from "./Scheduled";
import type { useShownCell } from "./useShownCell";

type Props = {
  readonly change: TablePage["Coming"][number];
  readonly row: Row;
  readonly column: Column;
  readonly shown: ReturnType<typeof useShownCell>;
  /** The row's first column, in which its end is said. */
  readonly isFirst: boolean;
};

/** A scheduled change in the cell that it changes: to what, and when. */
export function ComingChange({ change: { From, Cells }, row, column, shown, isFirst }: Props) {
  if (Cells === null) return isFirst && <Scheduled id="support.table.comingEnd" from={From} />;
  if (Cells[column.name] === undefined) return null;
  const value = shown.cell(column, { ...row, ...Cells }) || "–";
  return <Scheduled id="support.table.coming" from={From} value={value} />;
}
