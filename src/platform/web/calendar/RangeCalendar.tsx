import { DayPicker } from "react-day-picker";
import { addDays } from "../../../shared/havana";
import { calendarDate, dayOfCalendar } from "./calendarDate";
import { Months, useCalendarWords } from "./calendarParts";
import type { DayRange, RangeRule } from "./dayRange";

type Props = {
  readonly today: string;
  readonly range: DayRange;
  readonly rule: RangeRule;
  readonly onPress: (day: string) => void;
};

/**
 * Two months, side by side if there is room: shows the chosen range, also to screen readers and in forced colours, and
 * the days on which a range cannot begin or end. (A11Y-8)
 */
export function RangeCalendar({ today, range, rule, onPress }: Props) {
  const words = useCalendarWords();
  const { from, to } = range;
  const beginning = from !== "" && to === "";
  // The end may be after the last day on which a range can begin.
  const last = beginning ? addDays(from, rule.most) : (rule.last && addDays(rule.last, rule.most)) || undefined;
  const ends = [from, to].filter((day) => day !== "").map(calendarDate);
  const within = from !== "" && to !== "" ? { from: calendarDate(from), to: calendarDate(to) } : [];
  const isClosed = rule.isClosed?.[beginning ? "to" : "from"];
  return (
    <Months>
      <DayPicker
        numberOfMonths={2}
        defaultMonth={calendarDate(from || rule.first)}
        startMonth={calendarDate(rule.first)}
        {...(last && { endMonth: calendarDate(last) })}
        today={calendarDate(today)}
        disabled={[
          { before: calendarDate(rule.first) },
          ...(last ? [{ after: calendarDate(last) }] : []),
          ...(isClosed ? [(date: Date) => isClosed(dayOfCalendar(date))] : []),
        ]}
        modifiers={{ end: ends, within, selected: [...ends, within].flat() }}
        modifiersClassNames={{ end: "end", within: "within", today: "today" }}
        {...words}
        onDayClick={(date, modifiers) => !modifiers.disabled && onPress(dayOfCalendar(date))}
      />
    </Months>
  );
}
