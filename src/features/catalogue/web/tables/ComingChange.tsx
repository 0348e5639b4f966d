import type { ComponentProps } from "react";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import type { MadeChange, TablePage } from "../../tables.schemas";
import { Scheduled } from "./Scheduled";
import type { useShownCell } from "./useShownCell";

type Props = Pick<ComponentProps<typeof Scheduled>, "onWithdraw"> & {
  readonly change: TablePage["Coming"][number];
  readonly row: Row;
  readonly column: Column;
  readonly shown: ReturnType<typeof useShownCell>;
  /** The row's first column, in which its end is said. */
  readonly isFirst: boolean;
  /** The scheduled change behind it. */
  readonly made: MadeChange | undefined;
};

/** A scheduled change in the cell that it changes: to what, and when. */
export function ComingChange({ change: { From, Cells }, row, column, shown, isFirst, made, onWithdraw }: Props) {
  const scheduled = { from: From, change: made, onWithdraw };
  if (Cells === null) return isFirst && <Scheduled {...scheduled} id="support.table.comingEnd" />;
  if (Cells[column.name] === undefined) return null;
  const value = shown.cell(column, { ...row, ...Cells }) || "–";
  return <Scheduled {...scheduled} id="support.table.coming" value={value} />;
}
