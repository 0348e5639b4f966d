import type { IntlShape } from "react-intl";
import type { Taken } from "../../calendar/calendar.schemas";

/** What stands on a bar: whose it is, or why it is blocked. */
export function barText(intl: IntlShape, { Booking, Block, Rooms }: Taken): string {
  const rooms = Rooms > 1 ? `${Rooms} × ` : "";
  if (Booking) return `${rooms}${Booking.BookingId} ${Booking.ClientName ?? ""}`.trim();
  return rooms + (Block ? intl.formatMessage({ id: `support.calendar.why.${Block.Why}` }) : "");
}
