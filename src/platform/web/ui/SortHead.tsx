import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import { tableButton } from "./tableControls";

const Sort = styled("button")({ ...tableButton, minHeight: 32, "@media (pointer: coarse)": { minHeight: 44 } });

type Props = Omit<ComponentProps<"th">, "aria-sort" | "scope"> & {
  /** How the table is sorted by this column; false: it is not. */
  readonly direction: "asc" | "desc" | false;
  readonly onSort: ((event: unknown) => void) | undefined;
};

/** The head of a column by which its table can be sorted. */
export function SortHead({ direction, onSort, children, ...head }: Props) {
  return (
    <th {...head} scope="col" aria-sort={direction ? (direction === "asc" ? "ascending" : "descending") : undefined}>
      <Sort type="button" onClick={onSort}>
        {children}
        {direction && <Icon name={direction === "asc" ? "chevronUp" : "chevronDown"} size={16} />}
      </Sort>
    </th>
  );
}
