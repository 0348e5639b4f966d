import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import type { Names } from "../../tables.schemas";
import { TimeField } from "../TimeField";
import { type FormField, ReferenceField } from "./ReferenceField";
import { useCellWords } from "./useCellWords";

type Props = FormField & {
  readonly column: Column;
  /** The row's other cells, which may decide the kind of field. */
  readonly row: Row;
  /** Of the rows that the form's row refers to already. */
  readonly names: Names;
  readonly disabled?: boolean;
};

/** The field of a cell: by its kind, or the rows that it may refer to. */
export function CellField({ column, row, names: known, disabled = false, ...field }: Props) {
  const words = useCellWords();
  const { kind, places = 0, names = [], mayBeEmpty = false } = column.cell.asks(row);
  const common = { ...field, label: words.column(column.name), disabled, required: !mayBeEmpty };
  if (column.of)
    return <ReferenceField {...common} column={column} of={column.of} names={known} mayBeEmpty={mayBeEmpty} />;
  if (kind === "day") return <DateField {...common} />;
  if (kind === "hour") return <TimeField {...common} />;
  if (kind === "choice" || kind === "yesNo")
    return (
      <SelectField {...common}>
        {(mayBeEmpty || field.value === "") && <option value="" />}
        {(kind === "yesNo" ? ["yes", "no"] : names).map((name) => (
          <option key={name} value={name}>
            {words.choice(name)}
          </option>
        ))}
      </SelectField>
    );
  const inputMode = kind === "number" ? (places > 0 ? "decimal" : "numeric") : undefined;
  return <TextField {...common} inputMode={inputMode} autoComplete="off" />;
}
