import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { DateField } from "../../../../platform/web/ui/DateField";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import { MOST_NIGHTS, nightsOf, type ReserveDays } from "../../lodging.rules";
import type { LodgingSearchChoice } from "../../lodging.search-url";

type Props = {
  readonly form: Pick<FormOf<LodgingSearchChoice>, "field" | "values">;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

const Days = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
});

/** From the first night to the morning of departure, in Havana's days. */
export function LodgingStayFields({ form, today, reserve, onChange }: Props) {
  const { CheckIn, CheckOut } = form.values;
  // Empty while a day is being typed, or once it was taken out.
  const withDay = (day: string, use: (day: HavanaDate) => void) => (day === "" || isHavanaDate(day)) && use(day);
  /** The stay is as long as before. Days that were emptied move nothing. */
  const moveCheckIn = (day: HavanaDate) => {
    const known = day !== "" && CheckIn !== "" && CheckOut !== "";
    const nights = known && Math.max(nightsOf({ checkIn: CheckIn, checkOut: CheckOut }), 1);
    onChange({ CheckIn: day, ...(nights && { CheckOut: addDays(day, nights) }) });
  };
  const arrival = CheckIn || today;
  return (
    <Days>
      <DateField
        {...form.field("CheckIn")}
        required
        label={<FormattedMessage id="lodging.search.checkIn" />}
        min={reserve ? addDays(today, reserve.minimumDays) : today}
        max={reserve ? addDays(today, reserve.maximumDays) : undefined}
        onChange={({ target }) => withDay(target.value, moveCheckIn)}
      />
      <DateField
        {...form.field("CheckOut")}
        required
        label={<FormattedMessage id="lodging.search.checkOut" />}
        min={addDays(arrival, 1)}
        max={addDays(arrival, MOST_NIGHTS)}
        onChange={({ target }) => withDay(target.value, (day) => onChange({ CheckOut: day }))}
      />
    </Days>
  );
}
