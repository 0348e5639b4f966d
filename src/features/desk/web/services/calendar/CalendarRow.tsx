import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../../platform/web/theme/token";
import { opens } from "../../../../../platform/web/ui/opens";
import type { HavanaDate } from "../../../../../shared/havana";
import { freeOn, laneOut, touches, turnoversOf } from "../../../calendar/calendar.rules";
import type { CalendarRow as Row, Taken } from "../../../calendar/calendar.schemas";
import { deskRow } from "../../shell/deskRows";
import { Bar, barOf, TurnoverBar } from "./Bar";
import { useRowName } from "./useRowName";
import { useTakenText } from "./useTakenText";

const narrow = "@media (max-width: 899px)";
/** Pixels: the height of a line of bars, and of the lowest row, which has to fit a thumb. */
const LANE = 28;
const LEAST = 44;

const Line = styled("tr")({
  borderBottom: `1px solid ${token("sand")}`,
  "& th": {
    display: "grid",
    alignContent: "center",
    padding: "4px 10px 4px 0",
    textAlign: "start",
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  "& th small": { color: token("inkSoft"), fontSize: "0.8125rem", fontWeight: 400 },
  // A shadow instead of a border, which would shorten bars across several days.
  "& td": { position: "relative", minWidth: 0, padding: 0, boxShadow: `inset 1px 0 ${token("sand")}` },
  "& td[data-today]": { background: token("sunken") },
  "&:hover th": { color: token("sea") },
  [narrow]: {
    "& th": { display: "flex", alignItems: "baseline", gap: 10, gridColumn: "1 / -1", padding: "8px 0 2px" },
  },
});

const Day = styled("button")({
  display: "flex",
  justifyContent: "flex-end",
  width: "100%",
  height: "100%",
  padding: "3px 6px",
  border: 0,
  background: "none",
  color: token("inkSoft"),
  font: "inherit",
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.2,
  cursor: "pointer",
  "&:hover": { boxShadow: `inset 0 0 0 2px ${token("sea")}` },
  "&:focus-visible": { outlineOffset: -3, position: "relative", zIndex: 2 },
  "& b": { color: token("ink"), fontWeight: 700 },
  "& [data-full]": { color: token("coralDeep") },
});

type Props = {
  readonly row: Row;
  readonly index: number;
  readonly days: readonly HavanaDate[];
  readonly today: HavanaDate;
  /** The booking in the URL. */
  readonly booking: number | undefined;
  /** The index of the day with the tab stop; null if it is in another row. */
  readonly current: number | null;
  readonly onOpen: (day: HavanaDate, at: number) => void;
};

/** A car, or the rooms of one type, over the days: bars, and a button for each day. */
export function CalendarRow({ row, index, days, today, booking, current, onOpen }: Props) {
  const name = useRowName(row);
  const label = useCellLabel(row);
  const first = days[0] ?? today;
  const bars = laneOut(row.Taken, first, days.length);
  const turnovers = laneOut(turnoversOf(row.Taken), first, days.length);
  const isRooms = row.RoomClassId > 0;
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const top = isRooms ? 22 : (LEAST - LANE) / 2 + 2;
  const height = Math.max(LEAST, top + lanes * LANE + 2);
  return (
    <Line {...deskRow(`row-${row.Id}`)}>
      <th scope="row">
        {name}
        <small>
          {row.SupplierName}
          {isRooms && <FormattedMessage id="support.calendar.units" values={{ count: row.Units }} />}
          {!row.OnSale && (
            <>
              {" · "}
              <FormattedMessage id="support.calendar.offSale" />
            </>
          )}
        </small>
      </th>
      {days.map((day, at) => (
        <td key={day} {...(day === today && { "data-today": "" })} style={{ height }}>
          <Day
            {...opens}
            type="button"
            data-cell={`${index}/${at}`}
            tabIndex={current === at ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={label(day)}
            onClick={() => onOpen(day, at)}
          >
            {isRooms && <FreeRooms free={freeOn(row, day)} />}
          </Day>
          {bars
            .filter(({ from }) => Math.floor(from) === at)
            .map(({ one, from, to, lane }) => (
              <Bar
                key={`${barOf(one).id}`}
                taken={one}
                asked={one.Booking !== null && one.Booking.BookingId === booking}
                style={{
                  left: `${(from - at) * 100}%`,
                  width: `${(to - from) * 100}%`,
                  top: top + lane * LANE,
                  height: LANE - 4,
                }}
              />
            ))}
          {turnovers
            .filter(({ from }) => Math.floor(from) === at)
            .map(({ one, from, to }) => (
              <TurnoverBar
                key={`turnover ${barOf(one.after).id}`}
                taken={one.after}
                style={{ left: `${(from - at) * 100}%`, width: `${(to - from) * 100}%`, top, height: LANE - 4 }}
              />
            ))}
        </td>
      ))}
    </Line>
  );
}

const FreeRooms = ({ free }: { readonly free: number }) => <b {...(free <= 0 && { "data-full": "" })}>{free}</b>;

/** The content of a day, as text. */
function useCellLabel(row: Row): (day: HavanaDate) => string {
  const intl = useIntl();
  const { day: written } = useHavanaTime();
  const said = useTakenText();
  return (day) => {
    const taken: Taken[] = row.Taken.filter((one) => touches(one, day));
    const free = row.RoomClassId > 0 || taken.length === 0;
    return [
      written(day),
      ...(free
        ? [intl.formatMessage({ id: "support.calendar.free" }, { free: freeOn(row, day), units: row.Units })]
        : []),
      ...taken.map(said),
    ].join("; ");
  };
}
