import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../platform/web/messages";
import { DateField } from "../../../../platform/web/ui/DateField";
import { SelectField } from "../../../../platform/web/ui/SelectField";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import type { ReserveDays, stayProblem } from "../../car.rules";
import type { CarSearchChoice } from "../../car.search-url";
import { movePickUp, pickUpDays } from "../../car.stay-dates";

/** What is wrong with a stay: a rule that it breaks, or a day that was emptied. */
export type StayFault =
  | NonNullable<ReturnType<typeof stayProblem>>
  | { code: "dayMissing"; field: "PickUp" | "DropOff" };

type Props = {
  readonly search: CarSearchChoice;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  /** Shown at the end of the stay that is to blame. */
  readonly problem: StayFault | null;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

const Row = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  "& > div": { display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr) 7rem" },
});

/** When the car is picked up and returned, in Havana's days and half hours. */
export function CarStayFields({ search, today, reserve, problem, onChange }: Props) {
  const { first, last } = pickUpDays(today, reserve);
  const errorAt = (field: "PickUp" | "DropOff") =>
    problem?.field === field &&
    (problem.code === "dayMissing" ? (
      <FormattedMessage id="form.dayMissing" />
    ) : (
      <FormattedMessage id={`error.car.${problem.code}`} values={{ days: problem.days }} />
    ));
  // Empty while a day is being typed, or once it was taken out.
  const withDay = (day: string, use: (day: HavanaDate) => void) => (day === "" || isHavanaDate(day)) && use(day);
  return (
    <Row>
      <div>
        <DateField
          name="from"
          required
          label={<FormattedMessage id="car.search.pickUp" />}
          error={errorAt("PickUp")}
          value={search.PickUp}
          min={first}
          max={last}
          onChange={({ target }) => withDay(target.value, (day) => onChange(movePickUp(search, day)))}
        />
        <HourSelect
          name="fromHour"
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
          error={errorAt("DropOff")}
          value={search.DropOff}
          min={addDays(search.PickUp || first, 1)}
          onChange={({ target }) => withDay(target.value, (day) => onChange({ DropOff: day }))}
        />
        <HourSelect
          name="toHour"
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

type HourProps = {
  readonly name: string;
  readonly label: MessageId;
  readonly value: string;
  readonly onChange: (hour: string) => void;
};

function HourSelect({ name, label, value, onChange }: HourProps) {
  return (
    <SelectField
      name={name}
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
          {`${hour.slice(0, 2)}:${hour.slice(2)}`}
        </option>
      ))}
    </SelectField>
  );
}
