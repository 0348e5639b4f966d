import type { Destination, PaymentProvider, ProductType } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { type Minor, sum } from "../../../shared/money";
import { type BookingStatus, isLost, isOpen } from "../bookings/bookingStatus";
import { type ChargeTerms, chargeOf, freeOfCharge, type MethodLapse } from "./checkout.charge";
import type { DocumentChecks } from "./checkout.checks";

export type PlanBooking = {
  id: number;
  productType: ProductType;
  status: BookingStatus;
  createdAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
  /** What is paid now for it, in minor units. */
  amount: Minor;
  confirmBy: Instant;
  extended: boolean;
  confirmedAt: Instant | null;
  /** No reservation is held unpaid beyond this. Null until its supplier has confirmed it. */
  holdUntil: Instant | null;
  /** When a change that costs more was agreed, and the time to pay the difference began. (PLAN-44) */
  agreedAt?: Instant;
  /** The booking that it replaces once it is confirmed. (PLAN-40) */
  replaces?: number;
  /** The destination of the difference if the replaced booking is paid and cost more. Absent: the way it was paid. */
  refundTo?: Destination;
};

/** The attempt to pay that the plan waits for or was paid by, with the later payments for its changes. (PLAN-44) */
export type PaymentAttempt = {
  id: string;
  method: PaymentProvider;
  amount: Minor;
  /** How much of it is the method's charge. */
  charge: Minor;
  startedAt: Instant;
  /** The provider did not answer: the reconciler asks until it knows. */
  unknown: boolean;
  /** Of a bank transfer, in minor units. */
  received: Minor;
};

/** The last attempt to pay the difference of a change of a paid booking. (PLAN-44) */
export type SupplementAttempt = Pick<
  PaymentAttempt,
  "id" | "method" | "amount" | "charge" | "startedAt" | "unknown"
> & {
  /** The change. */
  bookingId: number;
  /** Declined. The provider may still say that it was captured. */
  over: boolean;
};

export const cancelReasons = ["unpaid", "unsigned", "refunded"] as const;
export type CancelReason = (typeof cancelReasons)[number];

export type CheckoutContext = {
  planId: number;
  bookings: PlanBooking[];
  checks: DocumentChecks | null;
  /** The documents wait for staff alone: the window to pay pauses for their review. */
  withStaff: boolean;
  /** When the last awaited booking got its answer: the pay window opens then. */
  settledAt: Instant | null;
  payWindow: Window | null;
  /** Milliseconds of the pay window left when it was paused, for the review of a transfer or of documents. */
  pausedWith: number | null;
  reviewBy: Instant | null;
  /** When a review of documents took too long: documents given before that pause nothing again. Null: none did. */
  overdueAt: Instant | null;
  method: PaymentProvider | null;
  /** The chosen method's charge at the time of the choice. */
  charge: ChargeTerms;
  /** The method that was chosen before it lapsed; null: none, or another has been chosen since. (PLAN-39) */
  dropped: ({ method: PaymentProvider } & MethodLapse) | null;
  holderAccepted: boolean;
  attempt: PaymentAttempt | null;
  /** Null: none was made, or the last one was captured. */
  supplement: SupplementAttempt | null;
  paidAt: Instant | null;
  signWindow: Window | null;
  signedAt: Instant | null;
  /**
   * Changes of a signed plan at another price: the receipt must be signed again before they have vouchers. (PLAN-43)
   */
  toSign: number[];
  /** Keys of the reminders that were sent or skipped, so that each is sent once. */
  reminded: string[];
  /**
   * `bookingIds`: the bookings that ended with the plan, restored if their money arrives after all. `awaited`: a
   * transfer or link could be paid until then.
   */
  cancelled: { reason: CancelReason; at: Instant; bookingIds: number[]; awaited: boolean } | null;
};

export type Window = { opensAt: Instant; closesAt: Instant };

export function emptyContext(planId: number): CheckoutContext {
  return {
    planId,
    bookings: [],
    checks: null,
    withStaff: false,
    settledAt: null,
    payWindow: null,
    pausedWith: null,
    reviewBy: null,
    overdueAt: null,
    method: null,
    charge: freeOfCharge,
    dropped: null,
    holderAccepted: false,
    attempt: null,
    supplement: null,
    paidAt: null,
    signWindow: null,
    signedAt: null,
    toSign: [],
    reminded: [],
    cancelled: null,
  };
}

export function openBookings({ bookings }: CheckoutContext): PlanBooking[] {
  return bookings.filter(({ status }) => isOpen(status));
}

/** The open bookings without waiting changes: those that are paid, or to be paid. */
export function effectiveBookings(context: CheckoutContext): PlanBooking[] {
  return openBookings(context).filter((booking) => !isWaitingChange(booking));
}

/** The changes of a signed plan whose new receipt was signed between two states of it. (PLAN-43) */
export function signedAgain(old: CheckoutContext, current: CheckoutContext): number[] {
  const effective = effectiveBookings(current).map(({ id }) => id);
  return old.toSign.filter((id) => effective.includes(id) && !current.toSign.includes(id));
}

/** The change that waits to replace a booking; undefined if none does. (PLAN-40, PLAN-44) */
export function waitingChange({ bookings }: Pick<CheckoutContext, "bookings">, id: number): PlanBooking | undefined {
  return bookings.find((booking) => isWaitingChange(booking) && booking.replaces === id);
}

/** The agreed changes of a paid plan's bookings that wait for their difference to be paid. (PLAN-44) */
export function agreedChanges({ bookings }: Pick<CheckoutContext, "bookings">): PlanBooking[] {
  return bookings.filter(({ status }) => status === "agreed");
}

/** What a change costs more online than the booking it replaces, in minor units; 0: nothing. (PLAN-44) */
export function differenceOf(
  { bookings }: Pick<CheckoutContext, "bookings">,
  change: Pick<PlanBooking, "amount"> & { replaces?: number | undefined },
): Minor {
  const replaced = bookings.find(({ id }) => id === change.replaces);
  return replaced ? Math.max(0, change.amount - replaced.amount) : 0;
}

/** Whether the booking that a change was to replace is known and unchanged. (PLAN-44) */
export function keepsReplaced({ bookings }: Pick<CheckoutContext, "bookings">, changeId: number): boolean {
  const replaced = bookings.find(({ id }) => id === changeId)?.replaces;
  return bookings.some(({ id, status }) => id === replaced && status === "confirmed");
}

/** The attempt to pay a difference that is under way: its provider has not answered; null: none is. (PLAN-44) */
export function supplementUnderWay({ supplement }: Pick<CheckoutContext, "supplement">): SupplementAttempt | null {
  return supplement && !supplement.over ? supplement : null;
}

/** Whether an agreed change is still to be paid, and no attempt to pay it is under way. (PLAN-44) */
export const isToBePaid = (context: Pick<CheckoutContext, "supplement">, { id, status }: PlanBooking): boolean =>
  status === "agreed" && supplementUnderWay(context)?.bookingId !== id;

/**
 * The bookings that the client lost without ending them, alone or with a plan whose time ran out: each may be replaced
 * by something similar. (PLAN-29)
 */
export function lostBookings({ bookings, cancelled }: CheckoutContext): PlanBooking[] {
  const withPlan = cancelled && cancelled.reason !== "refunded" ? cancelled.bookingIds : [];
  return bookings.filter(({ id, status }) => isLost(status) || (status === "cancelled" && withPlan.includes(id)));
}

/** The amount due now for the open bookings alone, in minor units; a waiting change counts as its original booking. */
export function bookingsPrice(context: CheckoutContext): Minor {
  return sum(effectiveBookings(context).map(({ amount }) => amount));
}

/** Whether a booking only waits to replace another one. */
export const isWaitingChange = ({ status, replaces }: Pick<PlanBooking, "status" | "replaces">): boolean =>
  (status === "requested" || status === "agreed") && replaces !== undefined;

/** What the chosen method costs on top of the open bookings, in minor units. */
export function methodCharge(context: CheckoutContext): Minor {
  return chargeOf(context.charge, bookingsPrice(context));
}

/** The amount due now: the open bookings and the chosen method's charge, in minor units. */
export function amountDue(context: CheckoutContext): Minor {
  return bookingsPrice(context) + methodCharge(context);
}

/** The plan as if its cancellation had not ended any booking. */
export function withoutCancellation(context: CheckoutContext): CheckoutContext {
  const ended = context.cancelled?.bookingIds ?? [];
  const bookings = context.bookings.map((booking) =>
    ended.includes(booking.id) ? { ...booking, status: "confirmed" as const } : booking,
  );
  return { ...context, bookings, cancelled: null };
}

/** The start of the first open service: every window ends there. */
export function firstStart(context: CheckoutContext): Instant {
  return Math.min(...openBookings(context).map(({ startsAt }) => startsAt));
}

/** The end of the last open service. */
export function lastEnd(context: CheckoutContext): Instant {
  return Math.max(...openBookings(context).map(({ endsAt }) => endsAt));
}
