import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { token } from "../../../../../platform/web/theme/token";
import type { Taken } from "../../../calendar/calendar.schemas";

/** Bars differ in border and text as well as colour: paid is filled, a block is hatched. */
export const Strip = styled("span")({
  overflow: "hidden",
  boxSizing: "border-box",
  padding: "2px 6px",
  border: `2px solid ${token("sea")}`,
  borderRadius: 6,
  background: token("surface"),
  color: token("ink"),
  fontSize: "0.8125rem",
  fontWeight: 600,
  lineHeight: "16px",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "&[data-kind=paid]": { background: token("sea"), color: token("onSea") },
  "&[data-kind=asked]": { borderStyle: "dashed" },
  "&[data-kind=proposed]": { borderStyle: "dotted" },
  // The turnover after a rental is no reservation: a line instead of a bar.
  "&[data-kind=turnover]": {
    border: 0,
    borderRadius: 0,
    padding: "4px 6px",
    background: `repeating-linear-gradient(90deg, ${token("inkSoft")} 0 5px, transparent 5px 9px) bottom / 100% 3px no-repeat ${token("page")}`,
    color: token("inkSoft"),
    fontWeight: 400,
  },
  "&[data-kind=block]": {
    borderColor: token("inkSoft"),
    background: `repeating-linear-gradient(135deg, ${token("sunken")} 0 6px, ${token("sand")} 6px 8px)`,
  },
});

const Placed = styled(Strip)({
  position: "absolute",
  zIndex: 1,
  pointerEvents: "none",
  "&[data-asked]": { outline: `3px solid ${token("coral")}`, outlineOffset: 1, zIndex: 2 },
});

/** A bar's kind, and its id in the row. */
export function barOf({ Booking, Block }: Taken): { kind: string; id: string } {
  if (Booking) return { kind: Booking.Status, id: `booking ${Booking.BookingId}` };
  return { kind: "block", id: `block ${Block?.BlockId}` };
}

type Props = {
  readonly taken: Taken;
  /** The booking in the URL. */
  readonly asked: boolean;
  readonly style: CSSProperties;
};

/** A booking or block from hour to hour. The day's button has the same as text. */
export function Bar({ taken, asked, style }: Props) {
  const intl = useIntl();
  const place = usePlaceName();
  return (
    <Placed data-kind={barOf(taken).kind} style={style} aria-hidden {...(asked && { "data-asked": "" })}>
      {barText(intl, place, taken)}
    </Placed>
  );
}

/** What follows a rental before the car is free: its turnover and the drive home. (CAR-64) */
export function TurnoverBar({ taken: { Turnover }, style }: Pick<Props, "taken" | "style">) {
  const from = Turnover?.BackFrom;
  const place = usePlaceName();
  return (
    <Placed data-kind="turnover" style={style} aria-hidden>
      {from && <FormattedMessage id="support.calendar.back" values={{ zone: place(from) }} />}
    </Placed>
  );
}

/** The text on a bar: the client, or why it is blocked, and where it is moved. */
function barText(intl: IntlShape, place: (name: string) => string, taken: Taken): string {
  const { Booking, Block, Rooms, Moves } = taken;
  const rooms = Rooms > 1 ? `${Rooms} × ` : "";
  const why = Block ? intl.formatMessage({ id: `support.calendar.why.${Block.Why}` }) : "";
  const who = Booking ? `${Booking.BookingId} ${Booking.ClientName ?? ""}`.trim() : why;
  return `${rooms}${who}${Moves ? ` → ${place(Moves.To)}` : ""}`;
}
