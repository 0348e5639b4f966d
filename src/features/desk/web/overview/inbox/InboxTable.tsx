import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { SortHead } from "../../../../../platform/web/ui/SortHead";
import { waitingKey } from "../../../inbox/inbox.rules";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { useLeftRow } from "../../parts/queue/leftRow";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { deskRow } from "../../shell/deskRows";
import { Choice, features, type InboxColumns, narrow, useInboxColumns } from "./inboxColumns";

const Items = styled(Table)({
  fontSize: "1rem",
  lineHeight: 1.35,
  "& th": { fontSize: "0.9375rem", fontWeight: 700, whiteSpace: "nowrap" },
  "& th, & td": { padding: "6px 10px", verticalAlign: "baseline" },
  "& td": { overflowWrap: "anywhere" },
  "& tbody tr:hover, & tbody tr:focus-within": { background: token("sunken") },
  "& tbody tr:focus-visible": { outlineOffset: -3 },
  [narrow]: {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "4px 16px",
      padding: "14px 0",
      borderBottom: `1px solid ${token("sand")}`,
    },
    "& td": { padding: 0, border: 0 },
    "& td[data-column=chosen]": { gridRow: 1, alignSelf: "start", paddingTop: 10 },
    "& td[data-column=name]": { gridColumn: "2 / -1" },
    "& td[data-column=client]": { gridColumn: "1 / 3" },
    "& td[data-column=due]": { order: 2, gridColumn: "1 / 3" },
    "& td[data-column=since]": { order: 2 },
    "& td[data-column=owner]": { order: 3, gridColumn: "1 / -1", paddingTop: 6 },
  },
});

/** The columns that have a title, by which the items can be sorted. */
const titled = ["due", "name", "client", "plan", "since", "owner"] as const;

const widths: Record<string, string> = {
  chosen: "2.75rem",
  due: "11.5rem",
  plan: "5.5rem",
  since: "8rem",
  owner: "13rem",
};

type Props = InboxColumns & { readonly items: readonly Waiting[] };

/** How many more rows are shown at a time. */
const PAGE = 20;

/** Whole pages of rows, with the one at a place; -1: none. */
const mostWith = (place: number): number => Math.max(1, Math.ceil((place + 1) / PAGE)) * PAGE;

const rowIdOf = ({ Kind, ItemId }: Waiting) => `waiting-${Kind}-${ItemId}`;

/**
 * The items, one line each, in the given order until a column is sorted: the first of them, and more on demand. A narrow
 * window shows each as a block.
 */
export function InboxTable({ items, ...parts }: Props) {
  const intl = useIntl();
  const left = useLeftRow();
  const [most, setMost] = useState(() => mostWith(items.findIndex((item) => rowIdOf(item) === left)));
  useRowOfAddress(true);
  const data = useMemo(() => [...items], [items]);
  const columns = useInboxColumns(parts);
  const table = useTable({ features, columns, data, getRowId: waitingKey });
  const sorted = table.getRowModel().rows;
  const rows = sorted.slice(0, most);
  const shown = rows.map(({ original }) => original);
  return (
    <>
      <Items>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map(({ id, column }) => {
                const name = titled.find((known) => known === column.id);
                const style = { width: widths[column.id] };
                return name === undefined ? (
                  <TableCell key={id} style={style}>
                    <Choice
                      type="checkbox"
                      aria-label={intl.formatMessage({ id: "support.inbox.chooseAll" })}
                      checked={shown.every((item) => parts.chosen.has(waitingKey(item)))}
                      onChange={({ target }) => parts.onChoose(shown, target.checked)}
                    />
                  </TableCell>
                ) : (
                  <SortHead
                    key={id}
                    direction={column.getIsSorted()}
                    onSort={column.getToggleSortingHandler()}
                    style={style}
                  >
                    <FormattedMessage id={`support.inbox.column.${name}`} />
                  </SortHead>
                );
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} {...deskRow(rowIdOf(row.original))}>
              {row.getAllCells().map((cell) => (
                <TableCell key={cell.id} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Items>
      {rows.length < sorted.length && (
        <Button variant="outlined" onClick={() => setMost(most + PAGE)} sx={{ mt: 2 }}>
          <FormattedMessage id="support.inbox.more" values={{ count: Math.min(PAGE, sorted.length - rows.length) }} />
        </Button>
      )}
    </>
  );
}
