import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { DateField } from "../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { havanaDate, isHavanaDate } from "../../../shared/havana";
import { MOST_TRIP_ADULTS } from "../trips";

const Row = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  maxWidth: "32rem",
  marginBottom: 32,
});

type Props = {
  readonly start: string;
  readonly adults: number;
  readonly onChoose: (change: { start?: string; adults?: number }) => void;
};

/** When the trip begins and for how many it is. A day holds once it is whole. */
export function TripDays({ start, adults, onChoose }: Props) {
  const [typed, setTyped] = useState(start);
  const today = havanaDate(Date.now());
  return (
    <Row>
      <DateField
        name="tripStart"
        label={<FormattedMessage id="trips.start" />}
        value={typed}
        min={today}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isHavanaDate(target.value) && target.value >= today) onChoose({ start: target.value });
        }}
      />
      <SelectField
        name="tripAdults"
        label={<FormattedMessage id="trips.adults" />}
        value={adults}
        onChange={({ target }) => onChoose({ adults: Number(target.value) })}
      >
        {Array.from({ length: MOST_TRIP_ADULTS }, (_one, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
    </Row>
  );
}
