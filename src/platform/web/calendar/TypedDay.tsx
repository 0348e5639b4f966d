import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";
import { useAfterPress } from "../forms/useAfterPress";
import { TextField } from "../ui/fields/TextField";
import { readDay, useDayReading } from "./readDay";

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  /** "" if none is chosen. */
  readonly day: HavanaDate;
  /** How often a day was pressed in the calendar: each press discards the typed text. */
  readonly presses: number;
  /** The earliest day that a date without a year can mean. */
  readonly first: HavanaDate;
  /** Why the day cannot be chosen; null if it can. */
  readonly refuse: (day: HavanaDate) => ReactNode;
  readonly onDay: (day: HavanaDate) => void;
};

/**
 * A day that can be typed in the page's language and the reader's order of day and month; it is applied when the field
 * loses the focus or Enter is pressed. A press that moves the focus acts on the applied day.
 */
export function TypedDay({ name, label, day, presses, first, refuse, onDay }: Props) {
  const intl = useIntl();
  const reading = useDayReading();
  const afterPress = useAfterPress("release");
  const shown =
    day && intl.formatDate(`${day}T00:00:00Z`, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<ReactNode>(null);
  const [before, setBefore] = useState({ day, presses });
  // A day chosen elsewhere replaces the typed text.
  if (before.day !== day || before.presses !== presses) {
    setBefore({ day, presses });
    setTyped(null);
    setError(null);
  }
  const take = () => {
    if (typed === null) return;
    const meant = readDay(typed, reading, first);
    const refused = meant === null ? <FormattedMessage id="calendar.noDay" /> : refuse(meant);
    setError(refused);
    if (meant === null || refused) return;
    setTyped(null);
    if (meant !== day) onDay(meant);
  };
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      className="tabular"
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => afterPress(() => flushSync(take))}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        take();
      }}
    />
  );
}
