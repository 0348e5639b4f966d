import { type ReserveDays, reserveProblem } from "../../features/plan/reserve/reserve.rules";
import { DEFAULT_LODGING_SEARCH } from "../../shared/constants";
import { addDays, daysBetween, type HavanaDate, type HavanaHour, havanaInstant } from "../../shared/havana";
import type { Instant } from "../../shared/instant";

/** Limits of one search: rooms, and people of each kind in a room. */
export const MOST_ROOMS = 5;
/** Characters of the requests to the property. */
export const LONGEST_REQUESTS = 300;
/** Characters of the paragraph about a house, at most. */
export const LONGEST_ABOUT = 800;
export const MOST_ADULTS = 10;
export const MOST_CHILDREN = 6;
/** Years. Anybody older is an adult; from 13 on children pay as adults. */
export const MOST_CHILD_AGE = 17;
/** The longest stay in nights; it bounds the work of one search. */
export const MOST_NIGHTS = 60;

/** Up to this number, the remaining rooms are shown. */
export const FEW_ROOMS = 3;

/** Free rooms are counted up to this number by a search for so many rooms: one more than it asks for or shows. */
export const roomsCounted = (asked: number): number => Math.max(asked, FEW_ROOMS) + 1;

/** A room in the search's form (LodgingRoom on the wire). */
type AskedRoom = { room: number; adultsAmount: number; childrenAmount: number; childrenAgeList: number[] };

/** From the first night to the morning of departure, Havana's days. */
export type Stay = { checkIn: HavanaDate; checkOut: HavanaDate };

/** Stay and room of LODGE-1, by Havana's date: one room, two adults. */
export function defaultLodgingStay(today: HavanaDate): {
  CheckIn: HavanaDate;
  CheckOut: HavanaDate;
  Rooms: AskedRoom[];
} {
  const { checkInInDays, checkOutInDays, adults, children } = DEFAULT_LODGING_SEARCH;
  return {
    CheckIn: addDays(today, checkInInDays),
    CheckOut: addDays(today, checkOutInDays),
    Rooms: [{ room: 1, adultsAmount: adults, childrenAmount: children, childrenAgeList: [] }],
  };
}

export function nightsOf({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** The days of the nights of a stay, in order. */
export function nightDates(stay: Stay): HavanaDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_night, index) => addDays(stay.checkIn, index));
}

/** A stay as instants, epoch ms: from the property's check-in hour to its check-out hour, Havana time. (LODGE-13) */
export function stayInstants(
  { checkIn, checkOut }: Stay,
  { checkInHour, checkOutHour }: { checkInHour: HavanaHour; checkOutHour: HavanaHour },
): { startsAt: Instant; endsAt: Instant } {
  return { startsAt: havanaInstant(checkIn, checkInHour), endsAt: havanaInstant(checkOut, checkOutHour) };
}

export type StayProblem = "checkInInPast" | "checkOutBeforeCheckIn" | "stayTooLong" | "tooSoon" | "tooFarAhead";

/**
 * Why a stay is not possible, and which of its days is wrong; null if it is possible. Without `reserve` the reserve
 * period is not checked.
 */
export function stayProblem(
  stay: Stay,
  today: HavanaDate,
  reserve: ReserveDays | null,
): { code: StayProblem; field: "CheckIn" | "CheckOut"; days?: number; day?: HavanaDate } | null {
  if (stay.checkIn < today) return { code: "checkInInPast", field: "CheckIn" };
  if (stay.checkOut <= stay.checkIn) return { code: "checkOutBeforeCheckIn", field: "CheckOut" };
  if (nightsOf(stay) > MOST_NIGHTS) return { code: "stayTooLong", field: "CheckOut", days: MOST_NIGHTS };
  const refused = reserveProblem(stay.checkIn, today, reserve);
  return refused && { ...refused, field: "CheckIn" };
}

/** The index of the first room whose list of ages does not match its number of children; null if all match. */
export function roomWithWrongAges(rooms: readonly AskedRoom[]): number | null {
  const index = rooms.findIndex(({ childrenAmount, childrenAgeList }) => childrenAgeList.length !== childrenAmount);
  return index < 0 ? null : index;
}

/** The number of guests in all rooms, which is the number of travelers that a booking names. */
export function travelersAmount(rooms: readonly Pick<AskedRoom, "adultsAmount" | "childrenAmount">[]): number {
  return rooms.reduce((all, { adultsAmount, childrenAmount }) => all + adultsAmount + childrenAmount, 0);
}
