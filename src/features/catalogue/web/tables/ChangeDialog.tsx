import Button from "@mui/material/Button";
import { type ComponentProps, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { UnsentGuard } from "../../../../platform/web/forms/useUnsent";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TitledDialog } from "../../../../platform/web/ui/TitledDialog";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import { normalizedRow } from "../../rowsChange.rules";
import type { Names } from "../../tables.schemas";
import { Pair } from "../quote/quoteFields";
import { CellField } from "./CellField";
import { ChangePreview } from "./ChangePreview";
import { RowTitle } from "./RowTitle";
import { emptyRow, rowSchema } from "./rowSchema";
import { SeveralForm } from "./SeveralForm";
import { type ChangeOf, useChange } from "./useChange";
import { useShownCell } from "./useShownCell";
import { fromOf, nowForNoReason, WhenAndWhyFields, whenAndWhyRules } from "./whenAndWhy";

const removal = object(whenAndWhyRules());

/** The change in progress. */
export type Work =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly row: Row }
  | { readonly kind: "several" | "remove"; readonly rows: readonly Row[] };

type Props = {
  readonly sheet: Sheet;
  readonly work: Work;
  /** Of what the rows of the table's page refer to. */
  readonly names: Names;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Called when the rows have changed since they were loaded. */
  readonly onLookAgain: () => void;
};

/** A change of a table: its form, then its preview. Going back keeps what was typed. */
export function ChangeDialog({ sheet, work, names, onClose, onDone, onLookAgain }: Props) {
  const change = useChange(sheet, onDone);
  const { preview, tried, isStale } = change;
  const form = { sheet, names, preview };
  return (
    <TitledDialog size="md" onClose={onClose} title={<WorkTitle sheet={sheet} work={work} names={names} />}>
      {isStale ? (
        <Callout
          kind="warning"
          announce
          title={<FormattedMessage id="support.table.stale" />}
          action={
            <Button variant="contained" color="secondary" onClick={onLookAgain}>
              <FormattedMessage id="support.table.lookAgain" />
            </Button>
          }
        >
          <FormattedMessage id="support.table.staleText" />
        </Callout>
      ) : (
        <>
          <div hidden={tried !== null}>
            {work.kind === "add" && <RowForm {...form} was={null} />}
            {work.kind === "edit" && <RowForm {...form} was={work.row} />}
            {work.kind === "several" && <SeveralForm {...form} rows={work.rows} />}
            {work.kind === "remove" && <RemoveForm sheet={sheet} preview={preview} rows={work.rows} />}
          </div>
          {tried && <ChangePreview {...change} outcome={tried.outcome} submit="support.table.apply" />}
        </>
      )}
    </TitledDialog>
  );
}

function WorkTitle({ sheet, work, names }: Pick<Props, "sheet" | "work" | "names">) {
  const shown = useShownCell(names);
  if (work.kind === "add") return <FormattedMessage id="support.table.add" />;
  if (work.kind === "edit") return <RowTitle sheet={sheet} row={work.row} shown={shown} />;
  return <FormattedMessage id={`support.table.title.${work.kind}`} values={{ count: work.rows.length }} />;
}

type RemoveFormProps = { readonly sheet: Sheet; readonly rows: readonly Row[]; readonly preview: ChangeOf["preview"] };

/** Deletes rows; those that bookings refer to are taken off sale. (OPS-27, OPS-42) */
function RemoveForm({ sheet, rows, preview }: RemoveFormProps) {
  const form = useForm({
    initialValues: nowForNoReason,
    validationSchema: removal,
    prefix: "remove",
    send: (asked) =>
      preview({ Set: [], Remove: [...rows], From: mayWait ? fromOf(asked) : null, Reason: asked.Reason.trim() }),
  });
  const mayWait = sheet.prices?.rows === true;
  return (
    <CallForm form={form} submit="support.table.preview">
      <p>
        <FormattedMessage id="support.table.removeText" />
      </p>
      <WhenAndWhyFields mayWait={mayWait} isLater={form.values.When === "later"} />
    </CallForm>
  );
}

type RowFormProps = Pick<ComponentProps<typeof CellField>, "names"> & {
  readonly sheet: Sheet;
  /** The row as it was loaded; null: a new one. */
  readonly was: Row | null;
  readonly preview: ChangeOf["preview"];
};

/** The form of a row, new or existing. An existing row's key cannot change. (OPS-42) */
function RowForm({ sheet, was, names, preview }: RowFormProps) {
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
