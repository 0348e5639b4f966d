import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";

const hours = Array.from({ length: 48 }, (_half, index) => {
  const hour = Math.floor(index / 2);
  const half = index % 2;
  return `${String(hour).padStart(2, "0")}${half ? "30" : "00"}`;
});

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "children"> & { readonly value: string };

/** An hour in Havana, of the halves of a day. */
export function HourField(field: Props) {
  const { hour } = useHavanaTime();
  // An existing value may have other minutes.
  const offered = hours.includes(field.value) ? hours : [...hours, field.value].sort();
  return (
    <SelectField {...field} label={<FormattedMessage id="support.calendar.hour" />}>
      {offered.map((one) => (
        <option key={one} value={one}>
          {hour(one)}
        </option>
      ))}
    </SelectField>
  );
}
