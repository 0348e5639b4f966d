import { useIntl } from "react-intl";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { nightsOf } from "../../../lodging.rules";
import type { LodgingRoom } from "../../../lodging.schemas";

type Asked = { readonly CheckIn: string; readonly CheckOut: string; readonly Rooms: readonly LodgingRoom[] };

/** "Sat, Dec 5 – Tue, Dec 8, 3 nights · 1 room, 2 adults": days of Havana's calendar. */
export function useLodgingStayText({ CheckIn, CheckOut, Rooms }: Asked): string {
  const intl = useIntl();
  const shortDay = useShortDay();
  const guests = useGuestsText(Rooms);
  const nights = nightsOf({ checkIn: CheckIn, checkOut: CheckOut });
  const values = { from: shortDay(CheckIn), to: shortDay(CheckOut), nights, guests };
  return intl.formatMessage({ id: "lodging.stay" }, values);
}

/** "2 rooms, 3 adults, 1 child". */
export function useGuestsText(rooms: readonly Pick<LodgingRoom, "adultsAmount" | "childrenAmount">[]): string {
  const intl = useIntl();
  const adults = rooms.reduce((sum, { adultsAmount }) => sum + adultsAmount, 0);
  const children = rooms.reduce((sum, { childrenAmount }) => sum + childrenAmount, 0);
  return intl.formatMessage({ id: "lodging.guests" }, { rooms: rooms.length, adults, children });
}
