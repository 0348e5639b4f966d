import type { Booking } from "./plan.schemas";

type Named = Pick<Booking, "BookingId" | "Name">;
type Facts = Readonly<Record<string, string | number>>;

/** The facts of refusals and errors that hold a booking's number. */
const numbers = ["booking", "bookingId"] as const;

/** The number of the booking that a message is about; undefined without one. */
export function bookingIn(facts: Facts = {}): number | undefined {
  const found = numbers.map((name) => facts[name]).find((value) => typeof value === "number");
  return found as number | undefined;
}

/**
 * The facts with the name by which the client knows the booking, and its number where another one has that name.
 * Unchanged for a booking that is not among these. (PLAN-45)
 */
export function withBookingName<Given extends Facts | undefined>(facts: Given, bookings: readonly Named[]): Given {
  const id = bookingIn(facts);
  const booking = bookings.find(({ BookingId }) => BookingId === id);
  if (!booking) return facts;
  const isOnly = bookings.every(({ BookingId, Name }) => BookingId === id || Name !== booking.Name);
  const named = { ...facts, bookingName: booking.Name };
  return isOnly ? named : { ...named, bookingNumber: booking.BookingId };
}
