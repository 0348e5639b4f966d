import { type ComponentProps, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { UnsentGuard } from "../../../../platform/web/forms/useUnsent";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { MessageId } from "../../../../shared/messageId";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import { basisPointsOf, columnChanged, normalizedRow } from "../../rowsChange.rules";
import type { ColumnChange } from "../../tables.schemas";
import { CellField } from "./CellField";
import { cellRule } from "./rowSchema";
import { useCellWords } from "./useCellWords";
import type { ChangeOf } from "./useChange";
import { fromOf, nowForNoReason, type WhenAndWhy, WhenAndWhyFields, whenAndWhyRules } from "./whenAndWhy";

type Asked = { Column: string; How: "set" | "percent"; To: string; Percent: string };
type Props = Pick<ComponentProps<typeof CellField>, "names"> & {
  readonly sheet: Sheet;
  readonly rows: readonly Row[];
  readonly preview: ChangeOf["preview"];
};

const notPercent: MessageId = "support.table.percentWrong";
const nothingNew: MessageId = "support.table.sameAlready";

/** One column of several rows: the same value for all, or each its own by a percentage. (OPS-42) */
export function SeveralForm({ sheet, rows, names, preview }: Props) {
  const words = useCellWords();
  const columns = sheet.columns.filter(({ name }) => !sheet.key.includes(name));
  const [example = {}] = rows;
  const columnOf = (name: unknown) => columns.find((column) => column.name === name) ?? columns[0];
  const isNumber = (name: string) => {
    const column = columnOf(name);
    return column !== undefined && !column.of && column.cell.asks(example).kind === "number";
  };
  const isByPercent = ({ Column: name, How: how }: Pick<Asked, "Column" | "How">) =>
    how === "percent" && isNumber(name);
  const mayWaitFor = (name: string) => sheet.prices?.columns.includes(name) ?? false;
  const changeOf = ({ Column: name, How: how, To, Percent }: Asked): ColumnChange => {
    const written = normalizedRow(sheet, { ...example, [name]: To })[name] ?? "";
    return isByPercent({ Column: name, How: how })
      ? { Column: name, To: null, ByBasisPoints: basisPointsOf(Percent) ?? 0 }
      : { Column: name, To: written, ByBasisPoints: null };
  };
  const isLaterFor = ({ Column: name, When }: Pick<Asked, "Column"> & Pick<WhenAndWhy, "When">) =>
    mayWaitFor(name) && When === "later";
  const price = columns.find(({ name }) => mayWaitFor(name));
  const first: Asked = { Column: (price ?? columns[0])?.name ?? "", How: "set", To: "", Percent: "" };
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it uses is made of these.
  const schema = useMemo(
    () =>
      object({
        To: string().when(["Column", "How"], ([column, how], rule) => {
          const of = columnOf(column);
          return how === "set" && of ? rule.concat(cellRule(of, () => example)) : rule;
        }),
        Percent: string().when(["Column", "How"], ([column, how], rule) =>
          how === "percent" && isNumber(column)
            ? rule.test("percent", notPercent, (typed = "") => basisPointsOf(typed) !== null)
            : rule,
        ),
        ...whenAndWhyRules(),
      }).test("changes", function (typed) {
        const asked = { ...first, ...nowForNoReason, ...typed };
        // Only the server knows the rows' values at a later instant.
        if (isLaterFor(asked) || rows.some((row) => columnChanged(sheet, row, changeOf(asked)) !== row)) return true;
        return this.createError({ path: isByPercent(asked) ? "Percent" : "To", message: nothingNew });
      }),
    [sheet, rows],
  );
  const form = useForm({
    initialValues: { ...first, ...nowForNoReason },
    validationSchema: schema,
    prefix: "several",
    send: (asked) => {
      const From = mayWaitFor(asked.Column) ? fromOf(asked) : null;
      const set = rows.map((row) => ({ Was: row, Row: row }));
      return preview({ Set: set, Each: changeOf(asked), Remove: [], From, Reason: asked.Reason.trim() });
    },
  });
  const { Column, When, How } = form.values;
  const column = columnOf(Column);
  if (!column) return null;
  return (
    <CallForm form={form} submit="support.table.preview">
      <UnsentGuard unsent={form.formik.dirty} />
      <form.Field as={SelectField} name="Column" label={<FormattedMessage id="support.table.columnOf" />}>
        {columns.map(({ name }) => (
          <option key={name} value={name}>
            {words.column(name)}
          </option>
        ))}
      </form.Field>
      {isNumber(Column) && (
        <form.Field
          as={RadioCards}
          name="How"
          value={How}
          label={<FormattedMessage id="support.table.how" />}
          choices={(["set", "percent"] as const).map((value) => ({
            value,
            title: <FormattedMessage id={`support.table.how.${value}`} />,
          }))}
        />
      )}
      {isByPercent({ Column, How }) ? (
        <form.Field
          as={TextField}
          name="Percent"
          label={<FormattedMessage id="support.table.percent" />}
          hint={<FormattedMessage id="support.table.percentHint" />}
          autoComplete="off"
          required
        />
      ) : (
        <form.Field key={Column} as={CellField} name="To" column={column} row={example} names={names} />
      )}
      <WhenAndWhyFields mayWait={mayWaitFor(Column)} isLater={When === "later"} />
    </CallForm>
  );
}
