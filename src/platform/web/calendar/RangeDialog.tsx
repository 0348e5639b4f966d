import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import { FormattedMessage } from "react-intl";
import { addDays, type HavanaDate } from "../../../shared/havana";
import type { MessageId } from "../../../shared/messageId";
import { useHavanaTime } from "../intl/useHavanaTime";
import { token } from "../theme/token";
import { calendarDate, dayOfCalendar } from "./calendarDate";
import { Months, useCalendarWords } from "./calendarParts";
import { beginOn, type DayRange, daysOf, endOn, type Moved, pressDay, type RangeRule } from "./dayRange";
import { TypedDay } from "./TypedDay";

/** On a phone, a sheet that fills the window; its last row stays in view. */
const Sheet = styled(Dialog)({
  "& .MuiDialog-paper": {
    maxWidth: 800,
    width: "100%",
    margin: 16,
    "@media (max-width: 599px)": { margin: 0, maxHeight: "none", height: "100%", borderRadius: 0 },
  },
});
const Body = styled("div")({
  display: "grid",
  gap: 20,
  padding: "20px 20px 12px",
  overflowY: "auto",
  flex: "1 1 auto",
  alignContent: "start",
});
const Title = styled("h2")({ margin: 0, fontSize: "1.375rem" });
const Ends = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  "& > div": { display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
});
const Note = styled("p")({ margin: 0, color: token("inkSoft"), fontSize: "0.9375rem" });
const Foot = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 20px",
  alignItems: "center",
  justifyContent: "flex-end",
  padding: "12px 20px",
  borderTop: `1px solid ${token("sand")}`,
  "& > p": { flex: "1 1 8rem", fontWeight: 600 },
});

export type RangeWords = {
  readonly title: MessageId;
  readonly from: MessageId;
  readonly to: MessageId;
  /** A message that has the value `days`. */
  readonly length: MessageId;
  /** A message that has the values `days` and `to`: the end was moved to the minimum or maximum. */
  readonly least: MessageId;
  readonly most: MessageId;
  /** A message that has the value `first` or `last`: a range cannot begin on these days. */
  readonly tooSoon: MessageId;
  readonly tooLate: MessageId;
  /** Why some days are crossed out, if there are such days. */
  readonly closed?: MessageId;
};

type Props = {
  readonly words: RangeWords;
  readonly today: HavanaDate;
  readonly range: DayRange;
  readonly rule: RangeRule;
  /** The hour next to each day, if any. */
  readonly fromHour?: ReactNode;
  readonly toHour?: ReactNode;
  /** Why a whole range, with its hours, is not possible; null if it is possible. */
  readonly refuse?: (range: DayRange) => ReactNode;
  readonly onDone: (range: DayRange) => void;
  readonly onClose: () => void;
};

/**
 * Chooses two days in a calendar or by typing, and reports how it corrected them to fit the rule. Nothing changes
 * before "Done". (WEB-20)
 */
export default function RangeDialog({
  words,
  today,
  range: given,
  rule,
  fromHour,
  toHour,
  refuse,
  onDone,
  onClose,
}: Props) {
  const id = useId();
  const { shortDay } = useHavanaTime();
  const [{ range, moved }, setChosen] = useState<{ range: DayRange; moved: Moved }>({ range: given, moved: null });
  const [presses, setPresses] = useState(0);
  const refuseFrom = (day: HavanaDate) => {
    if (day < rule.first) return <FormattedMessage id={words.tooSoon} values={{ first: shortDay(rule.first) }} />;
    if (rule.last && day > rule.last)
      return <FormattedMessage id={words.tooLate} values={{ last: shortDay(rule.last) }} />;
    return rule.isClosed?.from(day) ? closed : null;
  };
  const closed = words.closed && <FormattedMessage id={words.closed} />;
  const refuseTo = (day: HavanaDate) => (rule.isClosed?.to(day) ? closed : null);
  const press = (day: HavanaDate) => {
    const chosen = pressDay(day, range, rule);
    if (chosen.range.from === day && refuseFrom(day)) return;
    setChosen(chosen);
    setPresses(presses + 1);
  };
  const body = useRef<HTMLDivElement>(null);
  const finish = () => {
    // A day was typed but not accepted: Done must not take other days than the fields show.
    const untaken = body.current?.querySelector<HTMLElement>("input[aria-invalid=true]");
    if (untaken) untaken.focus();
    else onDone(range);
  };
  const { from, to } = range;
  const refused = from !== "" && to !== "" && refuse?.(range);
  return (
    <Sheet open onClose={onClose} aria-labelledby={id}>
      <Body ref={body}>
        <Title id={id}>
          <FormattedMessage id={words.title} />
        </Title>
        <Ends>
          <div>
            <TypedDay
              name="rangeFrom"
              label={<FormattedMessage id={words.from} />}
              day={from}
              first={today}
              presses={presses}
              refuse={refuseFrom}
              onDay={(day) => setChosen(beginOn(day, to === "" ? given : range, rule))}
            />
            {fromHour}
          </div>
          <div>
            <TypedDay
              name="rangeTo"
              label={<FormattedMessage id={words.to} />}
              day={to}
              first={from || today}
              presses={presses}
              refuse={refuseTo}
              onDay={(day) => setChosen(endOn(day, from || rule.first, rule))}
            />
            {toHour}
          </div>
        </Ends>
        <RangeCalendar today={today} range={range} rule={rule} onPress={press} />
        {rule.isClosed && closed && <Note>{closed}</Note>}
      </Body>
      <Foot>
        <p role="status">
          {refused ? (
            refused
          ) : moved ? (
            <FormattedMessage id={words[moved.why]} values={{ days: moved.days, to: shortDay(moved.to) }} />
          ) : to === "" ? (
            <FormattedMessage id="calendar.chooseEnd" values={{ days: rule.least }} />
          ) : (
            <FormattedMessage id={words.length} values={{ days: daysOf(range) }} />
          )}
        </p>
        <Button onClick={onClose}>
          <FormattedMessage id="calendar.cancel" />
        </Button>
        <Button variant="contained" disabled={from === "" || to === "" || Boolean(refused)} onClick={finish}>
          <FormattedMessage id="calendar.done" />
        </Button>
      </Foot>
    </Sheet>
  );
}

type RangeCalendarProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly rule: RangeRule;
  readonly onPress: (day: string) => void;
};

/**
 * Two months, side by side if there is room: shows the chosen range, also to screen readers and in forced colours, and
 * the days on which a range cannot begin or end. (A11Y-8)
 */
function RangeCalendar({ today, range, rule, onPress }: RangeCalendarProps) {
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
