import { type ComponentProps, useMemo } from "react";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { UnsentGuard } from "../../../../platform/web/forms/useUnsent";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import { normalizedRow } from "../../rowsChange.rules";
import { Pair } from "../quote/quoteFields";
import { CellField } from "./CellField";
import { emptyRow, rowSchema } from "./rowSchema";
import type { ChangeOf } from "./useChange";
import { fromOf, nowForNoReason, WhenAndWhyFields, whenAndWhyRules } from "./whenAndWhy";

type Props = Pick<ComponentProps<typeof CellField>, "names"> & {
  readonly sheet: Sheet;
  /** The row as it was loaded; null: a new one. */
  readonly was: Row | null;
  readonly preview: ChangeOf["preview"];
};

/** The form of a row, new or existing. An existing row's key cannot change. (OPS-42) */
export function RowForm({ sheet, was, names, preview }: Props) {
  const mayWaitFor = (cells: Row) =>
    was === null
      ? sheet.prices?.rows === true
      : sheet.columns.every(({ name }) => cells[name] === was[name] || sheet.prices?.columns.includes(name));
  const schema = useMemo(() => object({ Cells: rowSchema(sheet), ...whenAndWhyRules() }), [sheet]);
  const form = useForm({
    initialValues: { Cells: { ...(was ?? emptyRow(sheet)) }, ...nowForNoReason },
    validationSchema: schema,
    prefix: "row",
    send: ({ Cells: cells, ...asked }) => {
      const From = mayWaitFor(cells) ? fromOf(asked) : null;
      const set = [{ Was: was, Row: normalizedRow(sheet, cells) }];
      return preview({ Set: set, Remove: [], From, Reason: asked.Reason.trim() }, { isOneRow: true });
    },
  });
  const { Cells, When } = form.values;
  return (
    <CallForm form={form} submit="support.table.preview">
      <UnsentGuard unsent={form.formik.dirty} />
      <Pair>
        {sheet.columns.map((column) => (
          <form.Field
            key={column.name}
            as={CellField}
            name={`Cells.${column.name}`}
            column={column}
            row={Cells}
            names={names}
            disabled={was !== null && sheet.key.includes(column.name)}
          />
        ))}
      </Pair>
      <WhenAndWhyFields mayWait={sheet.prices !== undefined && mayWaitFor(Cells)} isLater={When === "later"} />
    </CallForm>
  );
}
