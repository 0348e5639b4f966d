import { styled } from "@mui/material/styles";
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import type { HavanaDate } from "../../../../../shared/havana";
import { daysFrom } from "../../../calendar/calendar.rules";
import type { Calendar } from "../../../calendar/calendar.schemas";
import { CalendarRow } from "./CalendarRow";
import { CellDialog } from "./CellDialog";

const narrow = "@media (max-width: 899px)";

/** Columns of equal width; in a narrow window the name is above its row. */
const Table = styled("table")({
  "--days": "14",
  display: "block",
  width: "100%",
  fontSize: "0.9375rem",
  lineHeight: 1.3,
  transition: "opacity 150ms",
  "&[aria-busy=true]": { opacity: 0.6 },
  "& thead, & tbody": { display: "block" },
  "& tr": { display: "grid", gridTemplateColumns: "13rem repeat(var(--days), minmax(0, 1fr))" },
  "& thead": {
    position: "sticky",
    top: 0,
    zIndex: 3,
    background: token("page"),
    borderBottom: `1px solid ${token("inkSoft")}`,
  },
  "& thead th": {
    padding: "6px 2px",
    color: token("inkSoft"),
    fontSize: "0.8125rem",
    fontWeight: 600,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
  },
  "& thead th > *": { display: "block" },
  "& thead b": { color: token("ink"), fontSize: "1rem" },
  "& thead [data-today]": { boxShadow: `inset 0 -3px 0 ${token("coral")}` },
  "& tr[data-group]": { display: "block" },
  "& tr[data-group] th": { display: "block", padding: "14px 0 4px", fontSize: "1rem", textAlign: "start" },
  [narrow]: {
    "--days": "7",
    "& tr": { gridTemplateColumns: "repeat(var(--days), minmax(0, 1fr))" },
    "& thead th:first-of-type": { display: "none" },
  },
});

type Props = {
  readonly calendar: Calendar;
  /** Other rows or days are loading. */
  readonly busy: boolean;
};

type Cell = { readonly row: number; readonly day: number };

const moves: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
};

/**
 * Rows of cars or rooms, columns of days. It is one tab stop: arrow keys move between days and rows. A day opens with
 * what is on it and what can be blocked. (DESK-27)
 */
export function CalendarGrid({ calendar, busy }: Props) {
  const { Rows, From, Days, Today, Of, Booking } = calendar;
  const days = daysFrom(From, Days);
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Cell>({ row: 0, day: 0 });
  const [opened, setOpened] = useState<{ rowId: number; day: HavanaDate } | null>(null);
  const stop = { row: Math.min(current.row, Rows.length - 1), day: Math.min(current.day, Days - 1) };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = { row: stop.row + by.row, day: stop.day + by.day };
    const button = table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.day}"]`);
    if (!button) return;
    setCurrent(next);
    button.focus();
  };
  const askedRow = Booking?.RowId;
  useEffect(() => {
    if (askedRow !== undefined) document.getElementById(`row-${askedRow}`)?.scrollIntoView({ block: "center" });
  }, [askedRow]);
  const openedRow = Rows.find(({ Id }) => Id === opened?.rowId);
  return (
    <>
      <Table ref={table} aria-busy={busy} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">
          <FormattedMessage id="support.calendar.caption" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id={`support.calendar.of.${Of}`} />
              </span>
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === Today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Rows.map((row, index) => (
            <Fragment key={row.Id}>
              {Rows[index - 1]?.GroupId !== row.GroupId && (
                <tr data-group>
                  <th colSpan={Days + 1} scope="rowgroup">
                    {row.GroupName}
                  </th>
                </tr>
              )}
              <CalendarRow
                row={row}
                index={index}
                days={days}
                today={Today}
                booking={Booking?.BookingId}
                current={stop.row === index ? stop.day : null}
                onOpen={(day, at) => {
                  setCurrent({ row: index, day: at });
                  setOpened({ rowId: row.Id, day });
                }}
              />
            </Fragment>
          ))}
        </tbody>
      </Table>
      {opened && openedRow && (
        <CellDialog
          of={Of}
          row={openedRow}
          day={opened.day}
          today={Today}
          zones={calendar.Zones}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function DayHead({ day, isToday }: { readonly day: HavanaDate; readonly isToday: boolean }) {
  const intl = useIntl();
  const at = Date.parse(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => intl.formatDate(at, { ...options, timeZone: "UTC" });
  return (
    <th scope="col" {...(isToday && { "data-today": "", "aria-current": "date" })}>
      <span>{part({ weekday: "short" })}</span>
      <b>{part({ day: "numeric" })}</b>
      <span>{isToday ? <FormattedMessage id="support.day.today" /> : part({ month: "short" })}</span>
    </th>
  );
}
