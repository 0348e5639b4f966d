import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import type { TablePage } from "../../tables.schemas";
import type { useShownCell } from "./useShownCell";

const Line = styled("span")({ display: "block", color: token("inkSoft"), fontSize: "0.9375rem" });

type Props = {
  readonly change: TablePage["Coming"][number];
  readonly row: Row;
  readonly column: Column;
  readonly shown: ReturnType<typeof useShownCell>;
  /** The row's first column, in which its end is said. */
  readonly isFirst: boolean;
};

/** A scheduled change in the cell that it changes: to what, and when. (OPS-40, OPS-42) */
export function ComingChange({ change: { From, Cells }, row, column, shown, isFirst }: Props) {
  const time = useHavanaTime();
  const ends = Cells === null && isFirst;
  if (!ends && Cells?.[column.name] === undefined) return null;
  const value = ends ? "" : shown.cell(column, { ...row, ...Cells }) || "–";
  const values = { value, day: time.shortDay(havanaDate(From)), hour: time.hour(havanaHour(From)) };
  return (
    <Line>
      <FormattedMessage id={ends ? "support.table.comingEnd" : "support.table.coming"} values={values} />
    </Line>
  );
}
