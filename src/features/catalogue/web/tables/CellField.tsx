import type { ComponentProps, FocusEvent } from "react";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import { useGetCataloguePageQuery } from "../catalogue.api";
import { TimeField } from "../TimeField";
import { useCellWords } from "./useCellWords";

/** The props that a form gives to a field. */
type Field = Pick<ComponentProps<typeof DateField>, "name" | "value" | "onChange" | "id" | "error"> & {
  readonly onBlur: (event: FocusEvent) => void;
};

type Props = {
  readonly column: Column;
  /** The row's other cells, which may decide the kind of field. */
  readonly row: Row;
  readonly field: Field;
  readonly disabled?: boolean;
};

/** The field of a cell: by its kind, or a list of the rows that it may refer to. */
export function CellField({ column, row, field, disabled = false }: Props) {
  const words = useCellWords();
  const { kind, places = 0, names = [], mayBeEmpty = false } = column.cell.asks(row);
  const common = { ...field, label: words.column(column.name), disabled, required: !mayBeEmpty };
  if (column.of) return <NamedRowField {...common} of={column.of} mayBeEmpty={mayBeEmpty} />;
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

const MOST_CHOICES = 200;

type NamedRowProps = Field &
  Pick<ComponentProps<typeof TextField>, "label" | "disabled" | "required"> & {
    readonly of: NonNullable<Column["of"]>;
    readonly mayBeEmpty: boolean;
  };

/** A reference to a row: a list, or a text field for its id or code if the table is too long. */
function NamedRowField({ of: { sheet, by }, mayBeEmpty, ...field }: NamedRowProps) {
  const { data } = useGetCataloguePageQuery({
    Table: sheet,
    Page: 0,
    PageSize: MOST_CHOICES,
    Sort: by,
    Descending: false,
    Find: "",
  });
  const { value } = field;
  if (!data || data.Total > data.Rows.length) return <TextField {...field} autoComplete="off" />;
  const isKnown = data.Rows.some((row) => row[by] === value);
  return (
    <SelectField {...field}>
      {(mayBeEmpty || value === "") && <option value="" />}
      {!isKnown && value !== "" && <option value={value}>{value}</option>}
      {data.Rows.map((row) => (
        <option key={row[by]} value={row[by]}>
          {[row[by], row.name ?? row.class].filter(Boolean).join(", ")}
        </option>
      ))}
    </SelectField>
  );
}
