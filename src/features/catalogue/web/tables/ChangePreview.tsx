import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Sheet } from "../../catalogue.sheet";
import { compared } from "../../rowsChange.rules";
import { RowTitle } from "./RowTitle";
import { useCellWords } from "./useCellWords";
import type { ChangeOf } from "./useChange";

const MOST_SHOWN = 50;

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  lineHeight: 1.35,
  "& th": { textAlign: "start", color: token("inkSoft"), fontWeight: 600 },
  "& th, & td": { padding: "6px 10px", verticalAlign: "baseline", borderBottom: `1px solid ${token("sand")}` },
  "& td": { overflowWrap: "break-word", fontVariantNumeric: "tabular-nums" },
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

type Props = { readonly sheet: Sheet; readonly change: ChangeOf };

/** The server's preview of a change, old and new side by side. (OPS-42) */
export function ChangePreview({ sheet, change: { tried, failure, isBusy, apply, back } }: Props) {
  const words = useCellWords();
  const time = useHavanaTime();
  const top = useRef<HTMLDivElement>(null);
  // It replaces a longer form, whose button had the focus.
  useEffect(() => {
    if (tried) top.current?.focus();
  }, [tried]);
  if (!tried) return null;
  const { asked, outcome } = tried;
  const rows = compared(sheet, asked).filter(({ cells }) => cells.length > 0);
  const isNothing = outcome.Added + outcome.Changed + outcome.Deleted + outcome.TakenOffSale === 0;
  const written = (column: string, value: string | null) => {
    const of = sheet.columns.find(({ name }) => name === column);
    if (value === null || value === "" || !of) return "–";
    return words.cell(of, { ...asked.Set[0]?.Row, [column]: value });
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
              {asked.From === null ? (
                <FormattedMessage id="support.table.atOnce" />
              ) : (
                <FormattedMessage id="support.table.fromInstant" values={{ instant: time.instant(asked.From) }} />
              )}
            </p>
          </>
        )}
      </Callout>
      {rows.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="support.table.columnOf" />
              </th>
              <th scope="col">
                <FormattedMessage id="support.table.was" />
              </th>
              <th scope="col">
                <FormattedMessage id="support.table.is" />
              </th>
            </tr>
          </thead>
          {rows.slice(0, MOST_SHOWN).map(({ key, cells }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <RowTitle sheet={sheet} rowKey={key} />
                </th>
              </tr>
              {cells.map(({ column, was, is }) => (
                <tr key={column}>
                  <th scope="row">{words.column(column)}</th>
                  <td>
                    <del>{written(column, was)}</del>
                  </td>
                  <td>
                    <ins>{written(column, is)}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      )}
      {rows.length > MOST_SHOWN && (
        <p>
          <FormattedMessage id="support.table.more" values={{ count: rows.length - MOST_SHOWN }} />
        </p>
      )}
      {failure && (
        <Callout kind="error" announce>
          {serverText(failure) ?? <FormattedMessage id="support.act.failed" />}
          {"fields" in failure && failure.fields.map(({ Message }) => <p key={Message}>{Message}</p>)}
        </Callout>
      )}
      <Acts>
        {!isNothing && (
          <Button variant="contained" color="secondary" size="large" loading={isBusy} onClick={() => void apply()}>
            <FormattedMessage id="support.table.apply" />
          </Button>
        )}
        <Button size="large" onClick={back}>
          <FormattedMessage id="support.back" />
        </Button>
      </Acts>
    </Body>
  );
}
