import type { CheckoutContext } from "../checkout/checkout.context";

/** A booking that was made to replace another one. */
export type Change = { id: number; replaces: number };

/**
 * The booking that stands in the place of each replaced one, the last of several changes. `changes`: all of the plan's,
 * also those that the client has removed, which the context no longer has: one of these took its place if another
 * change has followed it, because only a booking that is no waiting change can be changed. (PLAN-40)
 */
export function replacedBookings(
  changes: readonly Change[],
  { bookings }: Pick<CheckoutContext, "bookings">,
): ReadonlyMap<number, number> {
  const confirmed = new Set(bookings.flatMap(({ id, confirmedAt }) => (confirmedAt === null ? [] : id)));
  const kept = new Set(bookings.map(({ id }) => id));
  const next = new Map<number, number>();
  // A change is newer than what it replaces, so its own successor is known before it.
  for (const { id, replaces } of [...changes].sort((one, other) => other.id - one.id)) {
    if (confirmed.has(id) || (!kept.has(id) && next.has(id))) next.set(replaces, next.get(id) ?? id);
  }
  return next;
}
