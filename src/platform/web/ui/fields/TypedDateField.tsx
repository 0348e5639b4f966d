import { type ComponentProps, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { readWholeDay } from "../../calendar/readDay";
import { TextField } from "./TextField";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "value" | "onChange" | "placeholder" | "inputMode"> & {
  /** A Havana date `YYYY-MM-DD`; "" while nothing is typed that is one. */
  readonly value: string;
  readonly onChange: (event: { target: { name: string; value: string } }) => void;
};

/**
 * A day that people know by heart or read off a document, such as a birth date: it is typed, in the order of the page's
 * language, and shown with the month's name once the field is left, so that nobody takes a day for a month. The platform's
 * own entry follows the browser's language and begins at today. (WEB-30)
 */
export function TypedDateField({ value, onChange, onBlur, error, name, ...field }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  // What was typed gives way to a day that came from elsewhere, such as a draft.
  const isOwn = typed !== null && (readWholeDay(typed, intl.locale) ?? "") === value;
  const shown =
    value &&
    intl.formatDate(`${value}T00:00:00Z`, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  return (
    <TextField
      {...field}
      name={name}
      className="tabular"
      inputMode="numeric"
      placeholder={intl.formatMessage({ id: "calendar.order" })}
      error={isOwn && unread ? <FormattedMessage id="calendar.noWholeDay" /> : error}
      value={isOwn ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        setUnread(false);
        onChange({ target: { name, value: readWholeDay(target.value, intl.locale) ?? "" } });
      }}
      onBlur={(event) => {
        if (value) setTyped(null);
        setUnread(value === "" && Boolean(typed?.trim()));
        onBlur?.(event);
      }}
    />
  );
}
