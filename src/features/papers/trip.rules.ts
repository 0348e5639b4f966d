import { addDays, type HavanaDate, havanaDate } from "../../shared/havana";
import type { Instant } from "../../shared/instant";
import { partsInCuba } from "../plan/plan.inCuba";
import type { Booking } from "../plan/plan.schemas";

/** Cuba takes the D'Viajeros form from so many days before the arrival. */
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

/** Whether something is handed over at a desk, where money or a deposit is asked for: there a car is driven from. */
export const isMetAtDesk = (booking: Pick<Booking, "PayInCuba" | "Deposit">): boolean =>
  partsInCuba(booking).length > 0;
