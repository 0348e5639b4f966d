import type { Destination, PaymentProvider, ProductType } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { Likeness } from "../../../shared/names/likeness";
import type { ChargeTerms, MethodLapse } from "./checkout.charge";
import type { DocumentChecks } from "./checkout.checks";

type Fact<Type extends string, Payload = unknown> = { type: Type; at: Instant } & Payload;

type OfBooking = { bookingId: number };
type OfAttempt = { attemptId: string };
/** The client's part of starting a payment, with any method; the server fills in what it knows. */
type Payment = OfAttempt & {
  method: PaymentProvider;
  amount: Minor;
  termsAccepted: boolean;
  holder: Likeness;
};

/** How the card-holder's name compares with the client's. */
export const holderMatches = ["matches", "unclear", "differs"] as const satisfies readonly Likeness[];

export type AddedBooking = {
  id: number;
  productType: ProductType;
  startsAt: Instant;
  endsAt: Instant;
  /** The amount paid now for it, in minor units. */
  amount: Minor;
  /** The booking that this one replaces when it is confirmed; absent for an additional booking. (PLAN-40) */
  replaces?: number;
  /**
   * The destination of the difference if it costs less than the paid booking it replaces. Absent: the way it was paid.
   * (PLAN-42)
   */
  refundTo?: Destination;
};

/**
 * Facts of one travel plan, each with the instant it happened. They are stored; their names and payloads are
 * permanent. (CHART-2)
 */
export type CheckoutEvent =
  | Fact<"booking.added", { booking: AddedBooking }>
  | Fact<"booking.confirmed", OfBooking>
  | Fact<"booking.declined", OfBooking>
  | Fact<"booking.extended", OfBooking>
  | Fact<"booking.cancelled", OfBooking>
  | Fact<"booking.removed", OfBooking>
  | Fact<"booking.refunded", OfBooking>
  /** `withStaff`: only the review by staff is missing, and the window to pay is paused meanwhile. Absent: it is not. */
  | Fact<"documents.checked", { checks: DocumentChecks; withStaff?: boolean }>
  /** Without `charge` the method costs nothing. */
  | Fact<"method.changed", { method: PaymentProvider; charge?: ChargeTerms }>
  /** The chosen method can no longer be used; its charge is no longer due. */
  | Fact<"method.dropped", { method: PaymentProvider } & MethodLapse>
  | Fact<"holder.accepted">
  | Fact<"payment.started", Payment>
  | Fact<"payment.unknown", OfAttempt>
  | Fact<"payment.declined", OfAttempt>
  | Fact<"payment.captured", OfAttempt & { amount: Minor }>
  /** The whole amount arrived after the plan was cancelled as unpaid, and its reservations were restored. */
  | Fact<"payment.capturedLate", OfAttempt & { amount: Minor }>
  | Fact<"transfer.ordered", Payment>
  | Fact<"transfer.reported", OfAttempt>
  | Fact<"transfer.rejected", OfAttempt>
  | Fact<"transfer.received", OfAttempt & { amount: Minor }>
  /** Money that staff had entered by mistake is reversed; the plan still waits for the transfer. */
  | Fact<"transfer.reversed", OfAttempt & { amount: Minor }>
  | Fact<"transfer.withdrawn", OfAttempt>
  | Fact<"link.created", Payment>
  | Fact<"link.closed", OfAttempt>
  /** The client pays the difference of an agreed change; `charge`: the method's part of the amount. (PLAN-44) */
  | Fact<"supplement.started", Payment & OfBooking & { charge: Minor }>
  | Fact<"supplement.unknown", OfAttempt>
  | Fact<"supplement.declined", OfAttempt>
  | Fact<"supplement.captured", OfAttempt & { amount: Minor }>
  | Fact<"receipt.signed">
  | Fact<"clock.ticked">;

type Timeless<Event> = Event extends CheckoutEvent ? Omit<Event, "at"> : never;

/** A fact before it is recorded: recording gives it its instant. */
export type CheckoutFact = Timeless<CheckoutEvent>;

export type CheckoutEventType = CheckoutEvent["type"];
export type CheckoutEventOf<Type extends CheckoutEventType> = Extract<CheckoutEvent, { type: Type }>;
