import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTable } from "@tanstack/react-table";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { SortHead } from "../../../../../platform/web/ui/SortHead";
import { waitingKey } from "../../../inbox/inbox.rules";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { type InboxOrder, type InboxView, orderColumns } from "../../../inbox/inbox.view";
import { answerPlace } from "../../parts/answerPlace";
import { noteTrail } from "../../parts/inboxTrail";
import { narrow } from "../../parts/narrow";
import { useLeftRow } from "../../parts/queue/leftRow";
import { useRowFocus } from "../../parts/queue/useRowFocus";
import { ThumbBar } from "../../parts/ThumbBar";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { deskRow } from "../../shell/deskRows";
import { Choice, features, type InboxColumns, useInboxColumns } from "./inboxColumns";
import { WaitingText } from "./WaitingText";

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
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      gap: "0 8px",
      borderBottom: `1px solid ${token("sand")}`,
    },
    "& td": { padding: 0, border: 0 },
    "& td[data-column=chosen]": { gridArea: "1 / 1 / 3", alignSelf: "center" },
    // Two lines: subject and client, with the remaining time. The rest is shown after a press.
    "& td[data-column=name]": { display: "contents" },
    "& td[data-column=name] > a": { gridArea: "1 / 2 / 2 / 4" },
    "& td[data-column=name] > span": { gridArea: "2 / 2" },
    "& td[data-column=name] > button": { gridArea: "1 / 4 / 3", alignSelf: "center" },
    "& td[data-column=due]": { gridArea: "2 / 3", fontSize: "0.875rem", whiteSpace: "nowrap" },
    "& td[data-column=client], & td[data-column=plan]": { gridRow: 3 },
    "& td[data-column=client]": { gridColumn: "2 / 3", alignSelf: "center" },
    "& td[data-column=plan]": { gridColumn: "3 / -1", justifySelf: "end" },
    "& td[data-column=since]": { gridArea: "4 / 2 / 5 / -1", display: "flex", gap: 6 },
    "& td[data-column=owner]": { gridArea: "5 / 2 / 6 / -1", paddingBlock: "6px 14px" },
    "& tr:not([data-open]) td:is([data-column=client], [data-column=plan], [data-column=since], [data-column=owner])": {
      display: "none",
    },
    "& tr:not([data-open]) td[data-column=due] time": { display: "none" },
  },
});

const widths: Record<string, string> = {
  chosen: "2.75rem",
  due: "10.5rem",
  plan: "5.5rem",
  since: "8rem",
  owner: "15rem",
};

type Props = InboxColumns & {
  readonly items: readonly Waiting[];
  /** What the items passed; its order: null, in the given order. */
  readonly view: InboxView;
  readonly onOrder: (order: InboxOrder | null) => void;
};

/**
 * A cell's content, called as a function, while the library would render it as a component: other columns, such as
 * those of another choice, would be other components, and React would replace the element that has the focus.
 */
const drawn = <Context,>(cell: string | ((context: Context) => ReactNode) | undefined, context: Context): ReactNode =>
  typeof cell === "function" ? cell(context) : cell;

/** How many more rows are shown at a time. */
const PAGE = 20;

/** Whole pages of rows, with the one at a place; -1: none. */
const mostWith = (place: number): number => Math.max(1, Math.ceil((place + 1) / PAGE)) * PAGE;

const rowIdOf = ({ Kind, ItemId }: Waiting) => `waiting-${Kind}-${ItemId}`;

/**
 * The items, one line each, in the given order until a column is sorted: the first of them, and more on demand. A narrow
 * window shows each in two lines, and the rest of one at a press. (DESK-39)
 */
export function InboxTable({ items, view, onOrder, ...parts }: Props) {
  const { order, owner, aside } = view;
  const intl = useIntl();
  const left = useLeftRow();
  const [most, setMost] = useState(() => mostWith(items.findIndex((item) => rowIdOf(item) === left)));
  useRowOfAddress(true);
  const data = useMemo(() => [...items], [items]);
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useInboxColumns({ ...parts, opened, onOpen: setOpened });
  const sorting = order ? [{ id: order.by, desc: order.down }] : [];
  const table = useTable({
    features,
    columns,
    data,
    getRowId: waitingKey,
    state: { sorting },
    onSortingChange: (change) => {
      const [first] = typeof change === "function" ? change(sorting) : change;
      const by = orderColumns.find((column) => column === first?.id);
      onOrder(by === undefined ? null : { by, down: first?.desc ?? false });
    },
  });
  const sorted = table.getRowModel().rows;
  useEffect(() => {
    noteTrail({ items: sorted.map(({ original }) => original), owner, aside });
  }, [sorted, owner, aside]);
  const rows = sorted.slice(0, most);
  const shown = rows.map(({ original }) => original);
  const list = useRowFocus<HTMLTableSectionElement>(shown.map(rowIdOf));
  const onMore = useFirstNewRow(list.ref, rows.length);
  const current = shown.find((item) => waitingKey(item) === opened) ?? shown[0];
  return (
    <>
      <Items>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map(({ id, column }) => {
                const name = orderColumns.find((known) => known === column.id);
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
        <TableBody ref={list.ref} onFocus={list.onFocus} onBlur={list.onBlur}>
          {rows.map((row) => (
            <TableRow key={row.id} {...deskRow(rowIdOf(row.original))} data-open={row.id === opened || undefined}>
              {row.getAllCells().map((cell) => (
                <TableCell key={cell.id} data-column={cell.column.id}>
                  {drawn(cell.column.columnDef.cell, cell.getContext())}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Items>
      {rows.length < sorted.length && (
        <Button
          variant="outlined"
          onClick={() => {
            onMore();
            setMost(most + PAGE);
          }}
          sx={{ mt: 2 }}
        >
          <FormattedMessage id="support.inbox.more" values={{ count: Math.min(PAGE, sorted.length - rows.length) }} />
        </Button>
      )}
      {current && (
        <ThumbBar about={<WaitingText item={current} />}>
          <Button component={Link} to={answerPlace(current)} variant="contained" color="secondary">
            <FormattedMessage id="support.open" />
          </Button>
        </ThumbBar>
      )}
    </>
  );
}
