import { and, eq } from "drizzle-orm";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { type BookingRow, insertBooking } from "./plan.repository";
import { bookings } from "./plan.tables";

type Offer = Pick<BookingRow, "startsAt" | "endsAt" | "supplierId" | "payNow" | "payInCuba" | "price">;
type Words = { note: string; at: Instant };

/**
 * Writes an alternative down beside the booking that it may replace: under the schedule of cancellation that the booking
 * was sold under, and no booking of the plan yet. Throws `proposal.over` when one waits already.
 */
export async function insertProposal(tx: Tx, booked: BookingRow, offer: Offer, { note, at }: Words): Promise<number> {
  const waiting = and(eq(bookings.replacesId, booked.id), eq(bookings.status, "proposed"));
  const open = await tx.select({ id: bookings.id }).from(bookings).where(waiting);
  if (open.length > 0) throw new Problem("proposal.over");
  const { planId, clientId, productType, currency } = booked;
  const { cancellation } = booked.price;
  return insertBooking(tx, {
    ...{ planId, clientId, productType, currency, ...offer },
    price: { ...offer.price, ...(cancellation && { cancellation }) },
    ...{ status: "proposed", createdAt: at, replacesId: booked.id, proposalNote: note },
  });
}
