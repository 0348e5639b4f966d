import { addDays, type HavanaDate, havanaDate } from "../../shared/havana";
import type { Instant } from "../../shared/instant";
import { byRoad, fuelStops } from "../../shared/roads/byRoad";
import { roadPlaces } from "../../shared/roads/roadPlaces";
import type { Booking } from "../plan/plan.schemas";
import { partsInCuba } from "../plan/price/inCuba";

/** Days before the arrival from which Cuba takes the D'Viajeros form. */
const DECLARE_WITHIN_DAYS = 7;

/** The confirmed bookings of a plan by the day on which they begin. (PAPER-14) */
export function bookingsOfTrip<Of extends Pick<Booking, "Status" | "StartsAt" | "BookingId">>(
  bookings: readonly Of[],
): Of[] {
  return bookings
    .filter(({ Status }) => Status === "confirmed")
    .sort((a, b) => a.StartsAt - b.StartsAt || a.BookingId - b.BookingId);
}

/** The Havana date from which the D'Viajeros form can be sent, for a trip that begins at an instant. */
export const declareFrom = (startsAt: Instant): HavanaDate => addDays(havanaDate(startsAt), -DECLARE_WITHIN_DAYS);

/** A zone and the month in which a trip is there, from 0. */
type ZoneInMonth = { readonly zone: { readonly code: string; readonly name: string }; readonly month: number };

/** The places of a trip and their months, each once, in the order of the bookings. (PAPER-21) */
export function zonesOfTrip<Of extends Pick<Booking, "StartsAt">>(
  bookings: readonly Of[],
  zoneOf: (booking: Of) => ZoneInMonth["zone"] | null,
): ZoneInMonth[] {
  const all = new Map<string, ZoneInMonth>();
  for (const booking of bookings) {
    const zone = zoneOf(booking);
    const month = Number(havanaDate(booking.StartsAt).slice(5, 7)) - 1;
    const key = zone && `${zone.code} ${month}`;
    if (key && !all.has(key)) all.set(key, { zone, month });
  }
  return [...all.values()];
}

/** Whether a service begins at a desk, where money or a deposit is collected, as a car rental does. */
export const isMetAtDesk = (booking: Pick<Booking, "PayInCuba" | "Deposit">): boolean =>
  partsInCuba(booking).length > 0;

type Stop = { readonly bookingId: number; readonly zone: ZoneInMonth["zone"] | null };

/** The drive from the zone in which the previous booking begins to the zone in which this one does. */
export type DriveOfTrip = {
  /** The zone's name in the catalogue. */
  readonly from: string;
  /** Not rounded; by day, without stops. (ROAD-1) */
  readonly Kilometres: number;
  readonly Minutes: number;
  /** Towns on the way that sell fuel. */
  readonly fuel: readonly string[];
};

/** The drives between the zones of a trip's bookings, which are in order, by the booking that they lead to. (PAPER-23) */
export function drivesOfTrip(stops: readonly Stop[]): ReadonlyMap<number, DriveOfTrip> {
  return new Map(
    stops.flatMap(({ bookingId, zone }, index): [number, DriveOfTrip][] => {
      const before = stops[index - 1]?.zone;
      const start = before && roadPlaces.get(before.code);
      const end = zone && roadPlaces.get(zone.code);
      const way = start && end && start !== end ? byRoad(start, end) : null;
      if (!before || !way) return [];
      const { kilometres: Kilometres, minutes: Minutes } = way;
      const fuel = fuelStops(way).map(({ name }) => name);
      return [[bookingId, { from: before.name, Kilometres, Minutes, fuel }]];
    }),
  );
}
