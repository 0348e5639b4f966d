import { PaymentStatus } from "../../../shared/enumerations";
import { arrivesBy, standingOf, totalOf } from "../refunds.rules";
import type { ManualRefund, RefundOrder, RefundState } from "../refunds.schemas";
import type { Known, RequestRow } from "./refunds.repository";

/** A refund as client and staff follow it. */
export function toRefundState({ request, refund }: Known): RefundState {
  const sentAt = refund?.status === PaymentStatus.Success ? refund.settledAt : null;
  const failureCode = refund?.failureCode ?? null;
  return {
    RequestId: request.id,
    BookingId: request.bookingId,
    TravelPlanId: request.planId,
    Destination: request.destination,
    Status: standingOf({ ...request, sentAt, failureCode }),
    Amount: totalOf(request),
    Charge: request.charge,
    ToMethod: request.toMethod,
    ToLots: request.toLots,
    ToNewLot: request.toNewLot,
    Reason: request.reason,
    SupplierFault: request.supplierFault,
    EndsBooking: request.endsBooking,
    AskedAt: request.askedAt,
    DecidedAt: request.decidedAt,
    Decision: request.decision,
    SentAt: sentAt,
    ArrivesBy: sentAt === null ? null : arrivesBy(sentAt),
    Reference: refund?.providerReference ?? null,
  };
}

/** Whether a repeated request with a known key asks for the same. (REFUND-9) */
export function isSameOrder(
  { bookingId, destination, supplierFault, ...known }: RequestRow,
  askedFor: number,
  to: RequestRow["destination"],
  { Amount, SupplierFault = false }: RefundOrder,
): boolean {
  const sameAmount = Amount === undefined || Amount === totalOf(known);
  return bookingId === askedFor && destination === to && supplierFault === SupplierFault && sameAmount;
}

/** The same for a refund by hand; its reason may differ. */
export function isSameByHand(
  known: RequestRow,
  { BookingId, Destination, Amount, EndsBooking }: ManualRefund,
): boolean {
  const { bookingId, destination, endsBooking } = known;
  return (
    bookingId === BookingId && destination === Destination && endsBooking === EndsBooking && totalOf(known) === Amount
  );
}
