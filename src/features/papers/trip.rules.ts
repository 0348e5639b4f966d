import { addDays, type HavanaDate, havanaDate } from "../../shared/havana";
import type { Instant } from "../../shared/instant";
import { partsInCuba } from "../plan/plan.inCuba";
import type { Booking } from "../plan/plan.schemas";

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
