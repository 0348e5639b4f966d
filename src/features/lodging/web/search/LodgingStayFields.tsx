import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { DateField } from "../../../../platform/web/ui/DateField";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import { MOST_NIGHTS, nightsOf, type ReserveDays, type stayProblem } from "../../lodging.rules";
import type { LodgingSearchChoice } from "../../lodging.search-url";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  /** Shown at the end of the stay that is to blame. */
  readonly problem: ReturnType<typeof stayProblem>;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

const Days = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
});

/** From the first night to the morning of departure, in Havana's days. */
export function LodgingStayFields({ search: { CheckIn, CheckOut }, today, reserve, problem, onChange }: Props) {
  const errorAt = (field: "CheckIn" | "CheckOut") =>
    problem?.field === field && (
      <FormattedMessage id={`error.lodging.${problem.code}`} values={{ days: problem.days }} />
    );
  // A day that is being typed is incomplete for a moment; the last complete one stays.
  const withDay = (day: string, use: (day: HavanaDate) => void) => isHavanaDate(day) && use(day);
  /** The stay is as long as before. */
  const moveCheckIn = (day: HavanaDate) =>
    onChange({
      CheckIn: day,
      CheckOut: addDays(day, Math.max(nightsOf({ checkIn: CheckIn, checkOut: CheckOut }), 1)),
    });
  return (
    <Days>
      <DateField
        name="checkIn"
        required
        label={<FormattedMessage id="lodging.search.checkIn" />}
        error={errorAt("CheckIn")}
        value={CheckIn}
        min={reserve ? addDays(today, reserve.minimumDays) : today}
        max={reserve ? addDays(today, reserve.maximumDays) : undefined}
        onChange={({ target }) => withDay(target.value, moveCheckIn)}
      />
      <DateField
        name="checkOut"
        required
        label={<FormattedMessage id="lodging.search.checkOut" />}
        error={errorAt("CheckOut")}
        value={CheckOut}
        min={addDays(CheckIn, 1)}
        max={addDays(CheckIn, MOST_NIGHTS)}
        onChange={({ target }) => withDay(target.value, (day) => onChange({ CheckOut: day }))}
      />
    </Days>
  );
}
