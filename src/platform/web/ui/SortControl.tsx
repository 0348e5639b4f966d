import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { SortOrder } from "../../../shared/enumerations";
import type { MessageId } from "../messages";
import { Icon } from "./Icon";
import { SelectField } from "./SelectField";

type Sorting<Field extends string> = { readonly field: Field; readonly order: SortOrder };
type Props<Field extends string> = Sorting<Field> & {
  /** The fields that can be sorted by, with their names. */
  readonly fields: readonly (readonly [field: Field, name: MessageId])[];
  readonly onChange: (change: Partial<Sorting<Field>>) => void;
};

const Row = styled("div")({
  display: "grid",
  gap: 8,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  flex: "0 1 24rem",
});

/** Sorts results by one of the fields, up or down. */
export function SortControl<Field extends string>({ fields, field, order, onChange }: Props<Field>) {
  const ascending = order === SortOrder.Ascending;
  return (
    <Row>
      <SelectField
        name="sort"
        label={<FormattedMessage id="results.sort.by" />}
        value={field}
        onChange={({ target }) => {
          const chosen = fields.find(([name]) => name === target.value);
          if (chosen) onChange({ field: chosen[0] });
        }}
      >
        {fields.map(([name, id]) => (
          <FormattedMessage key={name} id={id}>
            {(text) => <option value={name}>{text}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <Button
        variant="outlined"
        startIcon={<Icon name={ascending ? "chevronUp" : "chevronDown"} />}
        sx={{ minHeight: 48 }}
        onClick={() => onChange({ order: ascending ? SortOrder.Descending : SortOrder.Ascending })}
      >
        <FormattedMessage id={ascending ? "results.sort.ascending" : "results.sort.descending"} />
      </Button>
    </Row>
  );
}
