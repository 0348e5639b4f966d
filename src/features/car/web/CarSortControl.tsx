import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carSortFields, SortOrder } from "../../../shared/enumerations";
import { Icon } from "../../../web/ui/Icon";
import { SelectField } from "../../../web/ui/SelectField";
import type { CarSearchView } from "../car.search-url";

type Props = { readonly view: CarSearchView; readonly onChange: (change: Partial<CarSearchView>) => void };

const Row = styled("div")({
  display: "grid",
  gap: 8,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  flex: "0 1 24rem",
});

/** Sorts by one of the six fields of specification section 3, up or down. */
export function CarSortControl({ view: { field, order }, onChange }: Props) {
  const ascending = order === SortOrder.Ascending;
  return (
    <Row>
      <SelectField
        name="sort"
        label={<FormattedMessage id="car.sort.by" />}
        value={field}
        onChange={({ target }) => onChange({ field: carSortFields.find((name) => name === target.value) ?? "Price" })}
      >
        {carSortFields.map((name) => (
          <FormattedMessage key={name} id={`car.sort.${name}`}>
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
        <FormattedMessage id={ascending ? "car.sort.ascending" : "car.sort.descending"} />
      </Button>
    </Row>
  );
}
