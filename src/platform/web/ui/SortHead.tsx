import { styled } from "@mui/material/styles";
import TableCell, { type TableCellProps } from "@mui/material/TableCell";
import { Icon } from "./Icon";
import { tableButton } from "./tableControls";

const Sort = styled("button")({ ...tableButton, minHeight: 32, "@media (pointer: coarse)": { minHeight: 44 } });

type Props = Omit<TableCellProps, "sortDirection" | "scope"> & {
  /** The direction in which the table is sorted by this column; false: it is not. */
  readonly direction: "asc" | "desc" | false;
  readonly onSort: ((event: unknown) => void) | undefined;
};

/** The head of a column by which its table can be sorted. */
export function SortHead({ direction, onSort, children, ...head }: Props) {
  return (
    <TableCell {...head} sortDirection={direction}>
      <Sort type="button" onClick={onSort}>
        {children}
        {direction && <Icon name={direction === "asc" ? "chevronUp" : "chevronDown"} size={16} />}
      </Sort>
    </TableCell>
  );
}
