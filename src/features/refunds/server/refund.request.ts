import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { factsOfMethod } from "../../payments/methods/methods.facts";
import { refundCodes } from "../../payments/refunds/refundCodes";
import type { RefundRow } from "../../payments/server/refunds.repository";
import { arrivesBy, causeOf, refundStatus, sumOfLegs } from "../refunds.rules";
import type { ManualRefund, RefundOrder, RefundState } from "../refunds.schemas";
import type { Known, RequestRow } from "./refunds.repository";

/** A refund as client and staff follow it. */
export function toRefundState({ request, refund, method }: Known): RefundState {
  return {
    ...progressOf(refund, method, request),
    RequestId: request.id,
    // A refund that its client requests ends the booking.
    Cause: request.askedBy === "client" && !request.endsBooking ? "changed" : "booking",
    BookingId: request.bookingId,
    TravelPlanId: request.planId,
    Destination: request.destination,
    Amount: sumOfLegs(request),
    Charge: request.charge,
    ToMethod: request.toMethod,
    ToLots: request.toLots,
    ToNewLot: request.toNewLot,
    LotsLost: request.lotsLost,
    LotsRenewed: request.lotsRenewed,
    Reason: request.reason,
    SupplierFault: request.supplierFault,
    EndsBooking: request.endsBooking,
    AskedAt: request.askedAt,
    DecidedAt: request.decidedAt,
    Decision: request.decision,
  };
}

/** Money of a plan that is refunded without a request: by its method (`refund`), into the fund's lots, or both. */
export type OtherRefund = Pick<RefundRow, "id" | "reason" | "createdAt" | "bookingId"> & {
  planId: number;
  refund: RefundRow | null;
  method: number | null;
  toLots: Minor;
};

export function otherRefundState({
  id,
  planId,
  bookingId,
  reason,
  createdAt,
  refund,
  method,
  toLots,
}: OtherRefund): RefundState {
  const legs = { toMethod: refund?.amount ?? 0, toLots, toNewLot: 0 };
  return {
    ...progressOf(refund, method, { status: "approved", destination: "client", toMethod: legs.toMethod }),
    RequestId: id,
    Cause: causeOf(reason),
    BookingId: bookingId,
    TravelPlanId: planId,
    Destination: "client",
    Amount: sumOfLegs(legs),
    Charge: 0,
    ToMethod: legs.toMethod,
    ToLots: legs.toLots,
    ToNewLot: legs.toNewLot,
    LotsLost: 0,
    LotsRenewed: 0,
    Reason: null,
    SupplierFault: false,
    EndsBooking: false,
    AskedAt: createdAt,
    DecidedAt: createdAt,
    Decision: null,
  };
}

type Status = Parameters<typeof refundStatus>[0];

/** The state of a refund, and its way. */
function progressOf(
  refund: RefundRow | null,
  method: number | null,
  decided: Omit<Status, "sentAt" | "failureCode">,
): Pick<RefundState, "Status" | "Means" | "SentAt" | "ArrivesBy" | "Reference"> {
  const sentAt = refund?.status === PaymentStatus.Success ? refund.settledAt : null;
  const failureCode = refund?.failureCode ?? null;
  const isOtherWay = refund?.otherWay || failureCode === refundCodes.sentBack;
  return {
    Status: refundStatus({ ...decided, sentAt, failureCode }),
    Means: method === null ? null : isOtherWay ? "other" : (factsOfMethod(method)?.means ?? "other"),
    SentAt: sentAt,
    ArrivesBy: sentAt === null ? null : arrivesBy(sentAt),
    Reference: refund?.providerReference ?? null,
  };
}

/** Whether a repeated request with a known key is the same request. (REFUND-9) */
export function isSameOrder(
  { bookingId, destination, supplierFault, ...known }: RequestRow,
  askedFor: number,
  to: RequestRow["destination"],
  { Amount, SupplierFault = false }: RefundOrder,
): boolean {
  const sameAmount = Amount === undefined || Amount === sumOfLegs(known);
  return bookingId === askedFor && destination === to && supplierFault === SupplierFault && sameAmount;
}

/** The same for a refund by hand; its reason may differ. */
export function isSameByHand(
  known: RequestRow,
  { BookingId, Destination, Amount, EndsBooking }: ManualRefund,
): boolean {
  const { bookingId, destination, endsBooking } = known;
  return (
    bookingId === BookingId && destination === Destination && endsBooking === EndsBooking && sumOfLegs(known) === Amount
  );
}
