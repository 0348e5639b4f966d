import type { Tx } from "../../../../platform/server/services";
import { replacedBookings } from "../../change/replaced.rules";
import type { CheckoutContext } from "../../checkout/checkout.context";
import type { Booking } from "../../plan.schemas";
import { changesIn } from "./bookings.repository";

/**
 * Bookings of a plan, where another one has taken the place of a cancelled one with its id. `context`: the plan's; null
 * if it cannot be read, which leaves them as they are. (PLAN-40)
 */
export async function withReplacements(
  db: Tx,
  planId: number,
  bookings: readonly Booking[],
  context: () => Promise<Pick<CheckoutContext, "bookings"> | null>,
): Promise<Booking[]> {
  const isCancelled = ({ Status }: Booking) => Status === "cancelled";
  if (!bookings.some(isCancelled)) return [...bookings];
  const changes = await changesIn(db, planId);
  const known = changes.length === 0 ? null : await context();
  if (!known) return [...bookings];
  const places = replacedBookings(changes, known);
  return bookings.map((booking) =>
    isCancelled(booking) ? { ...booking, ReplacedBy: places.get(booking.BookingId) } : booking,
  );
}
