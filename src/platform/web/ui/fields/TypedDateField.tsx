import { type ComponentProps, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { readWholeDay, useDayReading } from "../../calendar/readDay";
import { TextField } from "./TextField";
import { useReportedUnread } from "./unreadText";

type Props = Omit<
  ComponentProps<typeof TextField>,
  "type" | "value" | "onChange" | "placeholder" | "inputMode" | "end" | "frame"
> & {
  /** A Havana date `YYYY-MM-DD`; while the typed text is no date, "" or the value from before. */
  readonly value: string;
  readonly onChange: (event: { target: { name: string; value: string } }) => void;
  /** Content after the text; call `forget` to discard the typed text when a day was chosen in another way. */
  readonly end?: (forget: () => void) => ReactNode;
};

/**
 * A day that people know or read from a document, such as a birth date: it is typed, in the order of the reader's
 * region, and shown with the month's name once the field loses the focus, so that day and month cannot be confused.
 * The browser's own date input follows the browser's language and starts at today. (WEB-30)
 */
export function TypedDateField({ value, onChange, onBlur, onKeyDown, error, name, end, ...field }: Props) {
  const intl = useIntl();
  const reading = useDayReading();
  const { order } = reading;
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const [unread, setUnread] = useState(false);
  const meant = readWholeDay(typed?.text ?? "", reading) ?? "";
  // A day from elsewhere, such as a draft, replaces what was typed. The owner of the value may ignore days that are not
  // complete.
  const isOwn = typed !== null && (meant === value || typed.over === value);
  const isUnread = isOwn && unread;
  useReportedUnread(name, isUnread);
  const shown =
    value &&
    intl.formatDate(`${value}T00:00:00Z`, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const forget = () => {
    setTyped(null);
    setUnread(false);
  };
  return (
    <TextField
      {...field}
      end={end?.(forget)}
      name={name}
      className="tabular"
      inputMode="numeric"
      placeholder={intl.formatMessage({ id: "calendar.order" }, { order })}
      error={isUnread ? <FormattedMessage id="calendar.noWholeDay" values={{ order }} /> : error}
      value={isOwn ? typed.text : shown}
      onChange={({ target }) => {
        setTyped({ text: target.value, over: value });
        setUnread(false);
        onChange({ target: { name, value: readWholeDay(target.value, reading) ?? "" } });
      }}
      onBlur={(event) => {
        const isNoDay = isOwn && meant === "" && typed.text.trim() !== "";
        if (!isNoDay) setTyped(null);
        setUnread(isNoDay);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // After submitting, the value may come back as another day, or none.
        if (event.key === "Enter" && meant !== "") setTyped(null);
        onKeyDown?.(event);
      }}
    />
  );
}
