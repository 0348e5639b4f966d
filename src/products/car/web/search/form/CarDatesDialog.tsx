import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type ReserveDays, reservableDays } from "../../../../../features/plan/reserve/reserve.rules";
import type { DayRange } from "../../../../../platform/web/calendar/dayRange";
import RangeDialog, { type RangeWords } from "../../../../../platform/web/calendar/RangeDialog";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { MINIMUM_RENTAL_DAYS } from "../../../../../shared/constants";
import { clockTime, type HavanaDate, type HavanaHour } from "../../../../../shared/havana";
import type { MessageId } from "../../../../../shared/messageId";
import { halfHours, isClosedOn, openingProblem, openingsOf } from "../../../car.opening";
import { MAXIMUM_RENTAL_DAYS } from "../../../car.rules";
import type { CarZone } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";

const words: RangeWords = {
  title: "car.dates.title",
  from: "car.dates.pickUp",
  to: "car.dates.dropOff",
  length: "car.dates.length",
  least: "car.dates.least",
  most: "car.dates.most",
  tooSoon: "car.dates.tooSoon",
  tooLate: "car.dates.tooLate",
  closed: "car.dates.closed",
};

type Props = {
  readonly search: CarSearchChoice;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  /** The zones, whose offices have the opening hours. */
  readonly zones: readonly CarZone[];
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
  readonly onClose: () => void;
};

/** When the car is picked up and returned, in Havana's days and half hours. */
export default function CarDatesDialog({ search, today, reserve, zones, onChange, onClose }: Props) {
  const [startHour, setStartHour] = useState(search.StartHour);
  const [endHour, setEndHour] = useState(search.EndHour);
  const openings = openingsOf(zones, search);
  const refuse = ({ from, to }: DayRange) => {
    const problem = openingProblem({ pickUp: from, startHour, dropOff: to, endHour }, openings, search.IdSupplier);
    return problem && <FormattedMessage id={`error.car.${problem.code}`} values={{ ...problem }} />;
  };
  const { first, last } = reservableDays(today, reserve);
  return (
    <RangeDialog
      words={words}
      today={today}
      range={{ from: search.PickUp, to: search.DropOff }}
      rule={{
        first,
        last,
        least: MINIMUM_RENTAL_DAYS,
        most: MAXIMUM_RENTAL_DAYS,
        ...((openings.pickUp || openings.dropOff) && {
          isClosed: {
            from: (day) => isClosedOn(openings.pickUp, day, search.IdSupplier),
            to: (day) => isClosedOn(openings.dropOff, day, search.IdSupplier),
          },
        }),
      }}
      fromHour={
        <HourSelect name="fromHourChoice" label="car.dates.pickUpHour" value={startHour} onChange={setStartHour} />
      }
      toHour={<HourSelect name="toHourChoice" label="car.dates.dropOffHour" value={endHour} onChange={setEndHour} />}
      refuse={refuse}
      onDone={({ from, to }) => {
        onChange({ PickUp: from, DropOff: to, StartHour: startHour, EndHour: endHour });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type HourProps = {
  readonly name: string;
  readonly label: MessageId;
  readonly value: HavanaHour;
  readonly onChange: (hour: HavanaHour) => void;
};

function HourSelect({ name, label, value, onChange }: HourProps) {
  return (
    <SelectField
      name={name}
      label={
        <>
          <span aria-hidden="true">
            <FormattedMessage id="car.dates.hour" />
          </span>
          <span className="visually-hidden">
            <FormattedMessage id={label} />
          </span>
        </>
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {halfHours.map((hour) => (
        <option key={hour} value={hour}>
          {clockTime(hour)}
        </option>
      ))}
    </SelectField>
  );
}
