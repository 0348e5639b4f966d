import { DayPicker } from "react-day-picker";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import { serverNow } from "../serverNow";
import { calendarDate, dayOfCalendar } from "./calendarDate";
import { Months, useCalendarWords } from "./calendarParts";

type Props = {
  /** "" if none is chosen. */
  readonly day: HavanaDate;
  readonly onDay: (day: HavanaDate) => void;
};

/** A calendar of one month for choosing a day. */
export default function DayCalendar({ day, onDay }: Props) {
  const words = useCalendarWords();
  const chosen = day === "" ? undefined : calendarDate(day);
  return (
    <Months>
      <DayPicker
        autoFocus
        today={calendarDate(havanaDate(serverNow()))}
        {...(chosen && { defaultMonth: chosen })}
        modifiers={{ end: chosen ?? [], selected: chosen ?? [] }}
        modifiersClassNames={{ end: "end", today: "today" }}
        {...words}
        onDayClick={(date) => onDay(dayOfCalendar(date))}
      />
    </Months>
  );
}
