import { useIntl } from "react-intl";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { nightsOf } from "../../../lodging.rules";
import type { LodgingRoom } from "../../../lodging.schemas";

type Asked = {
  readonly CheckIn: string;
  readonly CheckOut: string;
  readonly Rooms: readonly LodgingRoom[];
  /** Given if the stay is in one property. */
  readonly RoomClassCode?: string | undefined;
};

/** "Sat, Dec 5 – Tue, Dec 8, 3 nights · 1 room, 2 adults": days of Havana's calendar. */
export function useLodgingStayText({ CheckIn, CheckOut, Rooms, RoomClassCode }: Asked): string {
  const intl = useIntl();
  const shortDay = useShortDay();
  const guests = useGuestsText(Rooms, RoomClassCode);
  const nights = nightsOf({ checkIn: CheckIn, checkOut: CheckOut });
  const values = { from: shortDay(CheckIn), to: shortDay(CheckOut), nights, guests };
  return intl.formatMessage({ id: "lodging.stay" }, values);
}

type Guests = readonly Pick<LodgingRoom, "adultsAmount" | "childrenAmount">[];

/** "2 rooms, 3 adults, 1 child"; "3 adults, 1 child" in a villa, which is rented as a whole. */
export function useGuestsText(rooms: Guests, roomClassCode = ""): string {
  const intl = useIntl();
  const adults = rooms.reduce((sum, { adultsAmount }) => sum + adultsAmount, 0);
  const children = rooms.reduce((sum, { childrenAmount }) => sum + childrenAmount, 0);
  return intl.formatMessage({ id: "lodging.guests" }, { room: roomClassCode, rooms: rooms.length, adults, children });
}
