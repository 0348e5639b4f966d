import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { DialogBack } from "../../../../platform/web/ui/CallDialog";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../shared/messageId";
import type { Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import { compared } from "../../rowsChange.rules";
import type { ChangeOutcome, Names, RowsChange } from "../../tables.schemas";
import { tableName } from "../tableName";
import { LargeChanges, largeCellsOf } from "./LargeChanges";
import { RowTitle } from "./RowTitle";
import { sheetNamed } from "./rowSchema";
import { useCellWords } from "./useCellWords";
import type { ChangeOf } from "./useChange";
import { useShownCell } from "./useShownCell";

const MOST_SHOWN = 50;

const Cells = styled(Table)({
  lineHeight: 1.35,
  "& th": { color: token("inkSoft"), fontWeight: 600 },
  "& th, & td": { padding: "6px 10px", verticalAlign: "baseline" },
  "& td": { overflowWrap: "break-word", fontVariantNumeric: "tabular-nums" },
  "& caption": { padding: "0 0 4px", captionSide: "top", font: "inherit", fontWeight: 700, color: "inherit" },
  "& tbody th[scope=rowgroup]": { paddingTop: 14, color: token("ink"), fontWeight: 700 },
  "& ins": { textDecoration: "none", fontWeight: 700 },
  "& del": { color: token("inkSoft") },
});

const Body = styled("div")({
  display: "grid",
  outline: "none",
  scrollMarginTop: 8,
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
});
const Acts = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });

type Rows = Pick<RowsChange, "Set" | "Remove">;
type Props = Pick<ChangeOf, "failure" | "isBusy" | "apply" | "back"> & {
  readonly outcome: ChangeOutcome;
  readonly submit: MessageId;
  /** An undo restores what was confirmed before, and asks for nothing. (OPS-99) */
  readonly isUndo?: boolean;
};

/** The server's preview of a change, old and new side by side. (OPS-42) */
export function ChangePreview({ outcome, submit, isUndo = false, failure, isBusy, apply, back }: Props) {
  const time = useHavanaTime();
  const top = useRef<HTMLDivElement>(null);
  // It replaces a longer form, whose button had the focus.
  useEffect(() => top.current?.focus(), []);
  const isNothing = outcome.Added + outcome.Changed + outcome.Deleted + outcome.TakenOffSale === 0;
  const { From: from } = outcome;
  const large = isUndo ? [] : largeCellsOf(outcome);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submitted = () => {
    const isAllowed = large.length === 0 || isConfirmed;
    setMissing(!isAllowed);
    if (isAllowed) void apply(large.length > 0);
  };
  return (
    <Body ref={top} tabIndex={-1}>
      <Callout kind={isNothing ? "warning" : "info"} announce>
        {isNothing ? (
          <FormattedMessage id="support.table.nothing" values={{ kept: outcome.Kept }} />
        ) : (
          <>
            <FormattedMessage
              id="support.table.outcome"
              values={{
                added: outcome.Added,
                changed: outcome.Changed,
                deleted: outcome.Deleted,
                offSale: outcome.TakenOffSale,
                kept: outcome.Kept,
              }}
            />
            <p>
              {from === null ? (
                <FormattedMessage id="support.table.atOnce" />
              ) : (
                <FormattedMessage id="support.table.fromInstant" values={{ instant: time.instant(from) }} />
              )}
            </p>
          </>
        )}
      </Callout>
      {outcome.Tables.map(({ Table: name, ...rows }) => {
        const sheet = sheetNamed(name);
        const isNamed = outcome.Tables.length > 1;
        return sheet && <ComparedRows key={name} sheet={sheet} rows={rows} names={outcome.Names} isNamed={isNamed} />;
      })}
      {large.length > 0 && (
        <LargeChanges
          cells={large}
          names={outcome.Names}
          isConfirmed={isConfirmed}
          isMissing={isMissing && !isConfirmed}
          onConfirm={setConfirmed}
        />
      )}
      {failure && (
        <Callout kind="error" announce>
          {serverText(failure) ?? <FormattedMessage id="support.act.failed" />}
          {"fields" in failure && failure.fields.map(({ Message }) => <p key={Message}>{Message}</p>)}
        </Callout>
      )}
      <Acts>
        {!isNothing && (
          <BusyButton variant="contained" color="secondary" size="large" loading={isBusy} onClick={submitted}>
            <FormattedMessage id={submit} />
          </BusyButton>
        )}
        <DialogBack size="large" onClick={back}>
          <FormattedMessage id="support.back" />
        </DialogBack>
      </Acts>
    </Body>
  );
}

type ComparedProps = {
  readonly sheet: Sheet;
  readonly rows: Rows;
  readonly names: Names;
  readonly isNamed: boolean;
};

/** A table's changed rows, cell by cell; `isNamed`: beneath the table's name. */
function ComparedRows({ sheet, rows: asked, names, isNamed }: ComparedProps) {
  const words = useCellWords();
  const shown = useShownCell(names);
  const rows = compared(sheet, asked).filter(({ columns }) => columns.length > 0);
  if (rows.length === 0) return null;
  const written = (column: Column, row: Row | null) => (row && shown.cell(column, row)) || "–";
  return (
    <>
      <Cells>
        {isNamed && (
          <caption>
            <FormattedMessage id={tableName(sheet.name)} />
          </caption>
        )}
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="support.table.columnOf" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="support.table.was" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="support.table.is" />
            </TableCell>
          </TableRow>
        </TableHead>
        {rows.slice(0, MOST_SHOWN).map(({ was, is, columns }) => (
          <TableBody key={keyOf(sheet, was ?? is ?? {})}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={3}>
                <RowTitle sheet={sheet} row={was ?? is ?? {}} shown={shown} />
              </TableCell>
            </TableRow>
            {columns.map((column) => (
              <TableRow key={column.name}>
                <TableCell component="th" scope="row">
                  {words.column(column.name)}
                </TableCell>
                <TableCell>
                  <del>{written(column, was)}</del>
                </TableCell>
                <TableCell>
                  <ins>{written(column, is)}</ins>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Cells>
      {rows.length > MOST_SHOWN && (
        <p>
          <FormattedMessage id="support.table.more" values={{ count: rows.length - MOST_SHOWN }} />
        </p>
      )}
    </>
  );
}
