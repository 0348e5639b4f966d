import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { ageBands, bandOf } from "../../../search/car.bands";

type Props = { readonly age: number; readonly onChange: (age: number) => void };

/** The driver's age, by what it costs: young and senior drivers pay a surcharge. (CAR-26) */
export function DriverAgeField({ age: chosen, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="age"
      label={<FormattedMessage id="car.search.age" />}
      value={bandOf(chosen).age}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {ageBands.map(({ age, from, to }) => (
        <option key={age} value={age}>
          {formatMessage({ id: age === 0 ? "car.search.ages" : "car.search.agesCharged" }, { from, to })}
        </option>
      ))}
    </SelectField>
  );
}
