import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Minor } from "../../../shared/money";
import { bookings } from "../../plan/server/plan.tables";
import { refundRequests } from "./refunds.tables";

/** The bookings that a plan's payment was for: those that are (or were just now) open, and those refunded since. */
export async function paidBookings(
  tx: Tx,
  planId: number,
  openIds: readonly number[],
): Promise<{ id: number; amount: Minor }[]> {
  const { id, payNow, status } = bookings;
  const paid = or(inArray(id, [...openIds]), eq(status, "refunded"));
  return tx
    .select({ id, amount: payNow })
    .from(bookings)
    .where(and(eq(bookings.planId, planId), paid));
}

export type Settled = { bookingId: number; toMethod: Minor; toLots: Minor; toNewLot: Minor };

/** What has been decided to go back for bookings. Minor units; whoever asks holds the plan's lock. */
export async function settledFor(tx: Tx, bookingIds: readonly number[]): Promise<Settled[]> {
  const { bookingId, toMethod, toLots, toNewLot, status } = refundRequests;
  return tx
    .select({ bookingId, toMethod, toLots, toNewLot })
    .from(refundRequests)
    .where(and(inArray(bookingId, [...bookingIds]), eq(status, "approved")));
}
