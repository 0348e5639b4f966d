import { styled } from "@mui/material/styles";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { createColumnHelper, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { type ComponentProps, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { SortHead } from "../../../../platform/web/ui/SortHead";
import { tableButton, tableChoice } from "../../../../platform/web/ui/tableControls";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import type { MadeChange, TablePage, TableQuestion } from "../../tables.schemas";
import { useCellWords } from "./useCellWords";
import { useShownCell } from "./useShownCell";
import { WideTable } from "./WideTable";

const Choice = styled("input")(tableChoice);

const Open = styled("button")({
  ...tableButton,
  minHeight: 44,
  minWidth: 44,
  color: token("sea"),
  textDecoration: "underline",
});

const features = tableFeatures({ rowSortingFeature });
const helper = createColumnHelper<typeof features, Row>();

type Props = {
  readonly sheet: Sheet;
  readonly page: Pick<TablePage, "Rows" | "Names" | "Coming" | "ToCome" | "Scheduled">;
  readonly question: Pick<TableQuestion, "Sort" | "Descending">;
  readonly busy: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onSort: (sort: Pick<TableQuestion, "Sort" | "Descending">) => void;
  readonly onChoose: (rows: readonly Row[], chosen: boolean) => void;
  readonly onOpen: (row: Row) => void;
  readonly onWithdraw: (change: MadeChange) => void;
};

/** A page of a table's rows, in the server's order, and below them those to come. Pressing a row's key opens it. */
export function RowsTable({ sheet, page, question, busy, chosen, onSort, onChoose, onOpen, onWithdraw }: Props) {
  const { Rows: rows, Names: names, Coming: coming, ToCome: toCome } = page;
  const intl = useIntl();
  const words = useCellWords();
  const shown = useShownCell(names);
  const data = useMemo(() => [...rows], [rows]);
  const columns = useMemo(
    () =>
      helper.columns(sheet.columns.map((column) => helper.accessor((row) => row[column.name], { id: column.name }))),
    [sheet],
  );
  const sorting = question.Sort === null ? [] : [{ id: question.Sort, desc: question.Descending }];
  const table = useTable({
    features,
    columns,
    data,
    manualSorting: true,
    state: { sorting },
    getRowId: (row) => keyOf(sheet, row),
    onSortingChange: (change) => {
      const [first] = typeof change === "function" ? change(sorting) : change;
      onSort({ Sort: first?.id ?? null, Descending: first?.desc ?? false });
    },
  });
  const madeOf = ({ ChangeId: id }: Pick<MadeChange, "ChangeId">) =>
    page.Scheduled.find(({ ChangeId }) => ChangeId === id);
  const isChosen = (row: Row) => chosen.has(keyOf(sheet, row));
  const openText = (row: Row) => intl.formatMessage({ id: "support.table.open" }, { key: shown.key(sheet, row) });
  return (
    <WideTable label={intl.formatMessage({ id: "support.catalogue.rows" })} busy={busy}>
      <TableHead>
        <TableRow>
          <TableCell>
            <Choice
              type="checkbox"
              aria-label={intl.formatMessage({ id: "support.inbox.chooseAll" })}
              checked={rows.length > 0 && rows.every(isChosen)}
              onChange={({ target }) => onChoose(rows, target.checked)}
            />
          </TableCell>
          {table.getFlatHeaders().map(({ id, column }) => (
            <SortHead
              key={id}
              direction={column.getIsSorted()}
              onSort={column.getToggleSortingHandler()}
              {...cellMarks(
                sheet,
                sheet.columns.find(({ name }) => name === id),
              )}
            >
              {words.column(id)}
            </SortHead>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map(({ id, original }) => (
          <TableRow key={id}>
            <TableCell>
              <Choice
                type="checkbox"
                aria-label={intl.formatMessage({ id: "support.inbox.choose" }, { name: id })}
                checked={isChosen(original)}
                onChange={({ target }) => onChoose([original], target.checked)}
              />
            </TableCell>
            {sheet.columns.map((column) => (
              <TableCell key={column.name} {...cellMarks(sheet, column)}>
                {column.name === sheet.key[0] ? (
                  <Open type="button" aria-label={openText(original)} onClick={() => onOpen(original)}>
                    {shown.cell(column, original)}
                  </Open>
                ) : (
                  shown.cell(column, original)
                )}
                {coming
                  .filter(({ Key }) => Key === id)
                  .map((change) => (
                    <ComingChange
                      key={change.ChangeId}
                      change={change}
                      made={madeOf(change)}
                      onWithdraw={onWithdraw}
                      row={original}
                      column={column}
                      shown={shown}
                      isFirst={column.name === sheet.key[0]}
                    />
                  ))}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {toCome.length > 0 && (
        <TableBody>
          {toCome.map(({ From, ChangeId, Row: row }) => (
            <TableRow key={keyOf(sheet, row)}>
              <TableCell />
              {sheet.columns.map((column) => (
                <TableCell key={column.name} {...cellMarks(sheet, column)}>
                  {shown.cell(column, row)}
                  {column.name === sheet.key[0] && (
                    <Scheduled
                      id="support.table.comingRow"
                      from={From}
                      change={madeOf({ ChangeId })}
                      onWithdraw={onWithdraw}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      )}
    </WideTable>
  );
}

/** Right-aligns counts and amounts; keys and references are not numbers to compare. */
const numberMark = ({ key }: Sheet, column: Column | undefined) =>
  column && !column.of && !key.includes(column.name) && column.cell.asks({}).kind === "number"
    ? { "data-number": "" }
    : {};

/** A cell's marks for its look: a number, and the key's first column, by which a row is known. */
const cellMarks = (sheet: Sheet, column: Column | undefined) => ({
  ...numberMark(sheet, column),
  ...(column?.name === sheet.key[0] && { "data-pinned": "" }),
});

type ComingChangeProps = Pick<ComponentProps<typeof Scheduled>, "onWithdraw"> & {
  readonly change: TablePage["Coming"][number];
  readonly row: Row;
  readonly column: Column;
  readonly shown: ReturnType<typeof useShownCell>;
  /** The row's first column, which also says when the row ends. */
  readonly isFirst: boolean;
  /** The scheduled change behind it. */
  readonly made: MadeChange | undefined;
};

/** A scheduled change in the cell that it changes: to what, and when. */
function ComingChange({ change: { From, Cells }, row, column, shown, isFirst, made, onWithdraw }: ComingChangeProps) {
  const scheduled = { from: From, change: made, onWithdraw };
  if (Cells === null) return isFirst && <Scheduled {...scheduled} id="support.table.comingEnd" />;
  if (Cells[column.name] === undefined) return null;
  const value = shown.cell(column, { ...row, ...Cells }) || "–";
  return <Scheduled {...scheduled} id="support.table.coming" value={value} />;
}

const Line = styled("span")({ display: "block", color: token("inkSoft"), fontSize: "0.9375rem" });

const Withdraw = styled("button")({ ...tableButton, minHeight: 24, textDecoration: "underline" });

type ScheduledProps = {
  readonly id: `support.table.coming${"" | "End" | "Row"}`;
  readonly from: Instant;
  readonly value?: string;
  /** The scheduled change behind it. */
  readonly change: MadeChange | undefined;
  readonly onWithdraw: (change: MadeChange) => void;
};

/** The line of a cell that says what is scheduled for it, and from when on, and withdraws that. (OPS-40, OPS-42) */
function Scheduled({ id, from, value = "", change, onWithdraw }: ScheduledProps) {
  const time = useHavanaTime();
  const values = { value, day: time.shortDay(havanaDate(from)), hour: time.hour(havanaHour(from)) };
  return (
    <Line>
      <FormattedMessage id={id} values={values} />{" "}
      {change?.CanUndo && (
        <Withdraw type="button" onClick={() => onWithdraw(change)}>
          <FormattedMessage id="support.table.withdraw" values={{ id: change.ChangeId }} />
        </Withdraw>
      )}
    </Line>
  );
}
