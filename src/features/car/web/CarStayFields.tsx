import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import type { MessageId } from "../../../web/messages";
import { DateField } from "../../../web/ui/DateField";
import { SelectField } from "../../../web/ui/SelectField";
import { movePickUp, pickUpDays } from "../car.search-problem";
import type { CarSearchChoice } from "../car.search-url";
import { useReserveDays } from "./useReserveDays";

type Props = {
  readonly search: CarSearchChoice;
  readonly today: HavanaDate;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

const Row = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  "& > div": { display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr) 7rem" },
});

/** When the car is picked up and returned, in Havana's days and half hours. */
export function CarStayFields({ search, today, onChange }: Props) {
  const { first, last } = pickUpDays(today, useReserveDays());
  // A day that is being typed is incomplete for a moment; the last complete one stays.
  const withDay = (day: string, use: (day: HavanaDate) => void) => isHavanaDate(day) && use(day);
  return (
    <Row>
      <div>
        <DateField
          name="from"
          required
          label={<FormattedMessage id="car.search.pickUp" />}
          value={search.PickUp}
          min={first}
          max={last}
          onChange={({ target }) => withDay(target.value, (day) => onChange(movePickUp(search, day)))}
        />
        <HourSelect
          label="car.search.pickUpHour"
          value={search.StartHour}
          onChange={(hour) => onChange({ StartHour: hour })}
        />
      </div>
      <div>
        <DateField
          name="to"
          required
          label={<FormattedMessage id="car.search.dropOff" />}
          value={search.DropOff}
          min={addDays(search.PickUp, 1)}
          onChange={({ target }) => withDay(target.value, (day) => onChange({ DropOff: day }))}
        />
        <HourSelect
          label="car.search.dropOffHour"
          value={search.EndHour}
          onChange={(hour) => onChange({ EndHour: hour })}
        />
      </div>
    </Row>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}${index % 2 === 0 ? "00" : "30"}`;
});

type HourProps = { readonly label: MessageId; readonly value: string; readonly onChange: (hour: string) => void };

function HourSelect({ label, value, onChange }: HourProps) {
  return (
    <SelectField
      name={label}
      label={
        <>
          <span aria-hidden="true">
            <FormattedMessage id="car.search.hour" />
          </span>
          <span className="visually-hidden">
            <FormattedMessage id={label} />
          </span>
        </>
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {halfHours.map((hour) => (
        <option key={hour} value={hour}>
          {hour.slice(0, 2)}:{hour.slice(2)}
        </option>
      ))}
    </SelectField>
  );
}
