import type { Booking } from "../plan.schemas";
import { isOpen, isPaidFor } from "./bookingStatus";

type Named = Pick<Booking, "BookingId" | "Name">;
type NamedInPlan = Pick<Booking, "TravelPlanId" | "Name" | "Status">;
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

/** The number of the plan that a message is about if it is about none of its bookings; else undefined. */
export const planIn = (facts: Facts = {}): number | undefined =>
  typeof facts.plan === "number" && bookingIn(facts) === undefined ? facts.plan : undefined;

/** What is booked in a plan, each name once, without what has ended unless all of it has. (PLAN-45) */
export function namesOfPlan(planId: number, bookings: readonly NamedInPlan[]): string[] {
  const own = bookings.filter(({ TravelPlanId }) => TravelPlanId === planId);
  const open = own.filter(({ Status }) => isOpen(Status));
  return [...new Set((open.length > 0 ? open : own).map(({ Name }) => Name))];
}

/** What a plan's payment covered, each name once; what is booked in it where none was covered. (PLAN-45) */
export function namesOfPaid(planId: number, bookings: readonly NamedInPlan[]): string[] {
  const paid = bookings.filter(({ TravelPlanId, Status }) => TravelPlanId === planId && isPaidFor(Status));
  return paid.length > 0 ? [...new Set(paid.map(({ Name }) => Name))] : namesOfPlan(planId, bookings);
}

/**
 * The facts with the names of what is booked in the plan that they are about, and its number where another plan has
 * the same. Unchanged if nothing is booked in it. (PLAN-45)
 */
export function withPlanName<Given extends Facts | undefined>(facts: Given, bookings: readonly NamedInPlan[]): Given {
  const id = planIn(facts);
  const nameOf = (planId: number) => namesOfPlan(planId, bookings).join(", ");
  const planName = id === undefined ? "" : nameOf(id);
  if (id === undefined || planName === "") return facts;
  const others = new Set(bookings.map(({ TravelPlanId }) => TravelPlanId).filter((planId) => planId !== id));
  const isOnly = [...others].every((planId) => nameOf(planId) !== planName);
  return isOnly ? { ...facts, planName } : { ...facts, planName, planNumber: id };
}
