import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { saveFile } from "../../../../../platform/web/files/saveFile";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { token } from "../../../../../platform/web/theme/token";
import type { MessageId } from "../../../../../shared/messageId";
import type { Numbers } from "../../../numbers/numbers.schemas";
import { type Cell, type Column, csvOfSheet, type Sheet } from "./sheets";

const Frame = styled("div")({ position: "relative", overflowX: "auto", maxWidth: "100%" });

const Figures = styled(Table)({
  "& caption": {
    padding: "0 0 10px",
    fontSize: "inherit",
    lineHeight: "inherit",
    color: token("inkSoft"),
    captionSide: "top",
  },
  // A table wider than the window scrolls sideways; its caption fits the window.
  "& caption > span": { display: "block", maxWidth: "min(44rem, calc(100vw - 48px))" },
  "& th": { fontWeight: 600 },
  "& thead th": { fontSize: "0.9375rem", verticalAlign: "bottom" },
  "& th:first-of-type": { paddingInlineStart: 0 },
  "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& td[data-number]": { whiteSpace: "nowrap" },
  "& tfoot th, & tfoot td": {
    borderBottom: 0,
    fontSize: "inherit",
    lineHeight: "inherit",
    color: "inherit",
    fontWeight: 700,
  },
  "& tbody tr:hover": { background: token("sunken") },
});

const Share = styled(TableCell)({ width: "42%", "@media (max-width: 799px)": { width: "28%" } });

const Bar = styled("svg")({ display: "block", width: "100%", height: 14 });

type Props = { readonly sheet: Sheet; readonly period: Pick<Numbers, "From" | "To"> };

/** One of the tables, with a CSV download. Bars show columns that are parts of a whole. */
export function NumbersTable({ sheet, period: { From, To } }: Props) {
  const { name, columns, rows, total } = sheet;
  const intl = useIntl();
  const caption = useId();
  const written = useWritten(sheet);
  const isDrawn = columns.some(({ as }) => as === "percent");
  const save = () => {
    const csv = csvOfSheet(sheet, {
      head: (id, unit) =>
        intl.formatMessage(
          { id: "support.numbers.csvHead" },
          { column: intl.formatMessage({ id: `support.numbers.column.${id}` }), unit },
        ),
      name: written,
    });
    saveFile(new Blob([csv], { type: "text/csv" }), `${name}-${From}-${To}.csv`);
  };
  if (rows.length === 0)
    return (
      <p>
        <FormattedMessage id="support.numbers.none" values={{ table: name }} />
      </p>
    );
  return (
    <div>
      <Frame role="region" aria-labelledby={caption} tabIndex={0}>
        <Figures>
          <caption id={caption}>
            <span>
              <FormattedMessage id={`support.numbers.caption.${name}`} />
            </span>
          </caption>
          <TableHead>
            <TableRow>
              {columns.map(({ id, as }) => (
                <TableCell key={id} {...numberOf(as)}>
                  <FormattedMessage id={`support.numbers.column.${id}`} />
                </TableCell>
              ))}
              {isDrawn && <TableCell component="td" />}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.slice(0, 2).join(" ")}>
                <Cells sheet={sheet} row={row} written={written} />
                {isDrawn && (
                  <Share>
                    <ShareBar percent={Number(row[row.length - 1])} />
                  </Share>
                )}
              </TableRow>
            ))}
          </TableBody>
          {total && (
            <TableFooter>
              <TableRow>
                <TableCell component="th" scope="row" colSpan={2}>
                  <FormattedMessage id="support.numbers.total" />
                </TableCell>
                {columns.slice(2).map(({ id, as }, place) => (
                  <TableCell key={id} {...numberOf(as)}>
                    {written(total[place + 2] ?? null, place + 2)}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          )}
        </Figures>
      </Frame>
      <Button variant="outlined" onClick={save} aria-describedby={caption} sx={{ mt: 1.5 }}>
        <FormattedMessage id="support.numbers.save" />
      </Button>
    </div>
  );
}

const numberOf = (as: Sheet["columns"][number]["as"]) => !["text", "name", "day"].includes(as) && { "data-number": "" };

type Written = (cell: Cell, place: number) => string;

function Cells({ sheet, row, written }: { sheet: Sheet; row: readonly Cell[]; written: Written }) {
  return sheet.columns.map(({ id, as }, place) =>
    place === 0 ? (
      <TableCell component="th" key={id} scope="row">
        {written(row[place] ?? null, place)}
      </TableCell>
    ) : (
      <TableCell key={id} {...numberOf(as)}>
        {written(row[place] ?? null, place)}
      </TableCell>
    ),
  );
}

/** A bar for a share; the number beside it is the text. */
function ShareBar({ percent }: { readonly percent: number }) {
  return (
    <Bar aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect width="100" height="10" fill={token("sunken")} />
      <rect width={percent} height="10" fill={token("sea")} />
    </Bar>
  );
}

const names: { readonly [Id in Column]?: MessageId } = {
  step: "support.numbers.step",
  ending: "support.numbers.ending",
  code: "support.numbers.code",
  method: "support.payments.method",
  way: "support.numbers.way",
};

/** Formats cells for display. */
function useWritten({ columns }: Sheet): Written {
  const intl = useIntl();
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  return (cell, place) => {
    const column = columns[place];
    const words = column && names[column.id];
    if (words) return intl.formatMessage({ id: words }, { name: cell ?? "unknown", method: cell });
    if (!column || cell === null) return "–";
    const { as } = column;
    if (as === "text") return String(cell);
    // The year is in the page's heading.
    if (as === "day") return shortDay(String(cell));
    if (as === "money") return money(Number(cell));
    if (as === "percent") return intl.formatNumber(Number(cell) / 100, { style: "percent", maximumFractionDigits: 1 });
    if (as === "count") return intl.formatNumber(Number(cell));
    const hours = Math.floor(Number(cell) / 60);
    const minutes = Number(cell) % 60;
    return intl.formatMessage({ id: "support.numbers.time" }, { hours, minutes });
  };
}
