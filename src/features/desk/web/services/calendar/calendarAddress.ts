import { isHavanaDate } from "../../../../../shared/havana";
import { calendarFilters, calendarKinds } from "../../../calendar/calendar.rules";
import type { Calendar, CalendarQuery } from "../../../calendar/calendar.schemas";
import { supportCalendarPath } from "../../../desk.pages";

const number = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The calendar's query from its URL; the server chooses missing or wrong values. (DESK-27) */
export function queryOf(address: URLSearchParams, Days: CalendarQuery["Days"]): CalendarQuery {
  const of = calendarKinds.find((kind) => kind === address.get("of"));
  const only = calendarFilters.find((filter) => filter === address.get("only"));
  const from = address.get("from");
  const [zone, group, page, booking] = ["zone", "group", "page", "booking"].map((name) => number(address.get(name)));
  return {
    Days,
    Of: of,
    ZoneId: zone || undefined,
    GroupId: group || undefined,
    Only: only,
    From: from !== null && isHavanaDate(from) ? from : undefined,
    Page: page ? page - 1 : undefined,
    BookingId: booking || undefined,
  };
}

/** The calendar's state, and how its address changes it. */
type Shown = Pick<Calendar, "Of" | "ZoneId" | "GroupId" | "Only" | "From" | "Page" | "Today"> & {
  Booking?: Calendar["Booking"];
};

/** The URL of another view: other rows begin on the first page, and drop the booking. */
export function addressOf(
  shown: Shown,
  change: Partial<Pick<Shown, "Of" | "ZoneId" | "GroupId" | "Only" | "From" | "Page">>,
) {
  const { Of, ZoneId, GroupId, Only, From, Page } = { ...shown, ...change };
  const sameRows = Of === shown.Of && ZoneId === shown.ZoneId && GroupId === shown.GroupId && Only === shown.Only;
  // On other days other rows are booked, blocked or free.
  const page = sameRows && (Only === "all" || From === shown.From) ? Page : 0;
  const booking = sameRows ? shown.Booking?.BookingId : undefined;
  // With a booking everything is written; values left out would be the booking's own.
  const whole = booking !== undefined;
  return supportCalendarPath({
    of: Of !== "cars" || whole ? Of : undefined,
    zone: Of === shown.Of && ZoneId > 0 ? ZoneId : undefined,
    group: Of === shown.Of && ZoneId === shown.ZoneId && GroupId > 0 ? GroupId : undefined,
    only: Only !== "all" ? Only : undefined,
    from: From !== shown.Today || whole ? From : undefined,
    page: page > 0 || whole ? page + 1 : undefined,
    booking,
  });
}

/** The calendar's URL at a booking. */
export const placeOfBooking = (booking: number) => supportCalendarPath({ booking });
