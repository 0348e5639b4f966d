import { PaymentStatus } from "../../../shared/enumerations";
import { arrivesBy, standingOf, totalOf } from "../refunds.rules";
import type { RefundState } from "../refunds.schemas";
import type { Known } from "./refunds.repository";

/** A refund as its client and the desk follow it. */
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
