import { totalOf } from "../refunds.rules";
import type { ManualRefund, RefundOrder } from "../refunds.schemas";
import type { RequestRow } from "./refunds.repository";

/** Whether what a client asks for again, under a key that is known, is what was asked for under it. */
export function isSameOrder(
  { bookingId, destination, supplierFault, ...known }: RequestRow,
  askedFor: number,
  to: RequestRow["destination"],
  { Amount, SupplierFault = false }: RefundOrder,
): boolean {
  const sameAmount = Amount === undefined || Amount === totalOf(known);
  return bookingId === askedFor && destination === to && supplierFault === SupplierFault && sameAmount;
}

/** The same for a refund by hand. Its reason may be worded anew. */
export function isSameByHand(
  known: RequestRow,
  { BookingId, Destination, Amount, EndsBooking }: ManualRefund,
): boolean {
  const { bookingId, destination, endsBooking } = known;
  return (
    bookingId === BookingId && destination === Destination && endsBooking === EndsBooking && totalOf(known) === Amount
  );
}
