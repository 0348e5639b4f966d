import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import { compared, largeChanges } from "../../rowsChange.rules";
import type { ChangeOutcome, Names } from "../../tables.schemas";
import { RowTitle } from "./RowTitle";
import { sheetNamed } from "./rowSchema";
import { useCellWords } from "./useCellWords";
import { useShownCell } from "./useShownCell";

const MOST_NAMED = 20;

const Cells = styled("ul")({ margin: "6px 0 2px", paddingInlineStart: 22, fontVariantNumeric: "tabular-nums" });

/** An amount that rises or falls by more than half. */
export type LargeCell = { readonly sheet: Sheet; readonly was: Row; readonly is: Row; readonly column: Column };

/** The large amounts of a previewed change. (OPS-99) */
export const largeCellsOf = ({ Tables }: Pick<ChangeOutcome, "Tables">): LargeCell[] =>
  Tables.flatMap(({ Table, ...rows }) => {
    const sheet = sheetNamed(Table);
    if (!sheet) return [];
    return compared(sheet, rows).flatMap((one) =>
      largeChanges(one).flatMap((column) => (one.was && one.is ? [{ sheet, was: one.was, is: one.is, column }] : [])),
    );
  });

type Props = {
  readonly cells: readonly LargeCell[];
  readonly names: Names;
  readonly isConfirmed: boolean;
  /** Whether the change was asked for without the confirmation. */
  readonly isMissing: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Names the amounts that change by more than half, and asks once whether they are meant. (OPS-99) */
export function LargeChanges({ cells, names, isConfirmed, isMissing, onConfirm }: Props) {
  const words = useCellWords();
  const shown = useShownCell(names);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) box.current?.focus();
  }, [isMissing]);
  return (
    <Callout kind="warning" title={<FormattedMessage id="support.table.large" values={{ count: cells.length }} />}>
      <Cells>
        {cells.slice(0, MOST_NAMED).map(({ sheet, was, is, column }) => (
          <li key={`${sheet.name} ${keyOf(sheet, is)} ${column.name}`}>
            <FormattedMessage
              id="support.table.largeCell"
              values={{
                row: <RowTitle sheet={sheet} row={is} shown={shown} />,
                column: words.column(column.name),
                was: shown.cell(column, was),
                is: shown.cell(column, is),
              }}
            />
          </li>
        ))}
        {cells.length > MOST_NAMED && (
          <li>
            <FormattedMessage id="support.table.largeMore" values={{ count: cells.length - MOST_NAMED }} />
          </li>
        )}
      </Cells>
      <CheckboxField
        ref={box}
        name="Confirmed"
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
        label={<FormattedMessage id="support.table.largeMeant" values={{ count: cells.length }} />}
        error={isMissing && <FormattedMessage id="support.table.largeMissing" />}
        required
      />
    </Callout>
  );
}
