import { HOUR, type Instant } from "../../../shared/instant";
import { type BookingStatus, isOpen } from "../bookings/bookingStatus";
import { freeOfCharge } from "./checkout.charge";
import {
  type CancelReason,
  type CheckoutContext,
  effectiveBookings,
  firstStart,
  methodCharge,
  openBookings,
  type PlanBooking,
  waitingChange,
  withoutCancellation,
} from "./checkout.context";
import {
  confirmDeadline,
  heldUntil,
  holdDeadline,
  paymentBound,
  payWindow,
  RESUMED_HOURS,
  resumedWindow,
  reviewDeadline,
  signWindow,
} from "./checkout.deadlines";
import type { CheckoutEvent, CheckoutEventOf } from "./checkout.events";
import { upcoming, type Watch } from "./checkout.upcoming";

/** What an event changes in the plan's facts. Pure; the chart decides which change applies when. */
export type ContextUpdate = Partial<CheckoutContext>;

/** The bookings, of which one is changed. */
export function updateBooking(
  context: Pick<CheckoutContext, "bookings">,
  id: number,
  change: Partial<PlanBooking>,
): PlanBooking[] {
  return context.bookings.map((booking) => (booking.id === id ? { ...booking, ...change } : booking));
}

/** The checks depend on the services, so they are made again. */
const unchecked = { checks: null, withStaff: false };
const unpaused = { pausedWith: null, reviewBy: null };

/**
 * The deadline for a booking's supplier. For a change of a held booking it leaves time to pay for everything the plan
 * holds: 12 hours, or half of the remaining time. For a change of a paid one it is the start of the service. (PLAN-9,
 * PLAN-40, PLAN-42)
 */
function confirmBy(
  context: CheckoutContext,
  booking: Pick<PlanBooking, "createdAt" | "startsAt" | "extended" | "replaces">,
): Instant {
  const replaced = context.bookings.find(({ id }) => id === booking.replaces);
  if (!replaced) return confirmDeadline(booking);
  if (context.paidAt !== null) return Math.min(confirmDeadline(booking), replaced.startsAt);
  if (replaced.holdUntil === null) return Math.min(confirmDeadline(booking), replaced.confirmBy);
  const held = heldUntil(openBookings(context).filter(({ status }) => status === "confirmed"));
  const toPay = Math.min(RESUMED_HOURS * HOUR, (held - booking.createdAt) / 2);
  return Math.min(confirmDeadline(booking), Math.ceil(held - toPay));
}

/** A booking that waits for its supplier's answer. */
export function requested(context: CheckoutContext, { at, booking }: CheckoutEventOf<"booking.added">): PlanBooking {
  return {
    ...booking,
    status: "requested",
    createdAt: at,
    confirmBy: confirmBy(context, { ...booking, createdAt: at, extended: false }),
    extended: false,
    confirmedAt: null,
    holdUntil: null,
  };
}

export function addBooking(context: CheckoutContext, event: CheckoutEventOf<"booking.added">): ContextUpdate {
  const added = requested(context, event);
  // A new booking takes the plan back to confirming: the pay window closes, and the checks depend on the services. Once
  // all bookings are confirmed the window opens again. (PLAN-14)
  return {
    bookings: [...context.bookings, added],
    ...unchecked,
    payWindow: null,
    ...unpaused,
    overdueAt: null,
    attempt: null,
    reminded: context.reminded.filter((key) => key.startsWith("confirm-")),
  };
}

export function confirmBooking(
  context: CheckoutContext,
  { at, bookingId }: CheckoutEventOf<"booking.confirmed">,
): ContextUpdate {
  const booking = context.bookings.find(({ id }) => id === bookingId);
  const startsAt = booking?.startsAt ?? at;
  const replaced = openBookings(context).find(({ id }) => id === booking?.replaces);
  // A change does not extend the hold: it is held no longer than the booking that it replaces. (PLAN-15, PLAN-53)
  const holdUntil = Math.min(holdDeadline(at, startsAt), replaced?.holdUntil ?? Number.POSITIVE_INFINITY);
  const confirmed = updateBooking(context, bookingId, { status: "confirmed", confirmedAt: at, holdUntil });
  if (!replaced) return { bookings: confirmed, settledAt: at };
  return {
    bookings: updateBooking({ bookings: confirmed }, replaced.id, { status: "cancelled" }),
    settledAt: at,
    ...unchecked,
  };
}

export function extendBooking(
  context: CheckoutContext,
  { bookingId }: CheckoutEventOf<"booking.extended">,
): ContextUpdate {
  const bookings = context.bookings.map((booking) =>
    booking.id === bookingId
      ? { ...booking, extended: true, confirmBy: confirmBy(context, { ...booking, extended: true }) }
      : booking,
  );
  return { bookings };
}

/**
 * Removes a booking from those that count. An open pay window stays as it is while others are left: cancelling does not
 * extend it. (PLAN-14)
 */
function withdraw(bookings: PlanBooking[], settledAt: number): ContextUpdate {
  return { bookings, ...unchecked, settledAt };
}

/** The bookings with changes of an ended booking detached: there is nothing left to replace. (PLAN-40) */
function withoutChangeOf(context: CheckoutContext, id: number): Pick<CheckoutContext, "bookings"> {
  const change = waitingChange(context, id);
  return change ? { bookings: updateBooking(context, change.id, { status: "cancelled" }) } : context;
}

export function endBooking(
  context: CheckoutContext,
  { at, bookingId }: CheckoutEventOf<"booking.declined" | "booking.cancelled">,
  status: BookingStatus,
): ContextUpdate {
  return withdraw(updateBooking(withoutChangeOf(context, bookingId), bookingId, { status }), at);
}

export function removeBooking(
  context: CheckoutContext,
  { at, bookingId }: CheckoutEventOf<"booking.removed">,
): ContextUpdate {
  const bookings = withoutChangeOf(context, bookingId).bookings.filter(({ id }) => id !== bookingId);
  const wasOpen = openBookings(context).some(({ id }) => id === bookingId);
  return wasOpen ? withdraw(bookings, at) : { bookings };
}

export function refundBooking(
  context: CheckoutContext,
  { bookingId }: CheckoutEventOf<"booking.refunded">,
): ContextUpdate {
  const bookings = updateBooking(withoutChangeOf(context, bookingId), bookingId, { status: "refunded" });
  return { bookings, toSign: context.toSign.filter((id) => id !== bookingId) };
}

/** Bookings whose confirmation or hold is over lapse one by one; the rest of the plan continues. (PLAN-11, PLAN-15) */
export function lapseOverdue(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  const isOverdue = ({ status, confirmBy, holdUntil }: PlanBooking) =>
    (status === "requested" && at >= confirmBy) || (status === "confirmed" && holdUntil !== null && at >= holdUntil);
  if (!context.bookings.some(isOverdue)) return {};
  const bookings = context.bookings.map((booking) =>
    isOverdue(booking) ? { ...booking, status: "lapsed" as const } : booking,
  );
  return { bookings, settledAt: at, ...unchecked };
}

export function openPayWindow(context: CheckoutContext): ContextUpdate {
  if (context.payWindow || context.settledAt === null) return {};
  return { payWindow: payWindow(context.settledAt, openBookings(context)) };
}

/** The method's terms stay those from when it was chosen, so that no later price list changes an agreed amount. */
export function chooseMethod({ method, charge = freeOfCharge }: CheckoutEventOf<"method.changed">): ContextUpdate {
  return { method, charge, dropped: null };
}

/** The chosen method lapsed: what is due is the bookings' price again, until another is chosen. (PLAN-39) */
export function dropMethod({ method, why, limit }: CheckoutEventOf<"method.dropped">): ContextUpdate {
  return { method: null, charge: freeOfCharge, dropped: { method, why, ...(limit !== undefined && { limit }) } };
}

type StartEvent = CheckoutEventOf<"payment.started" | "transfer.ordered" | "link.created">;

export function startAttempt(context: CheckoutContext, { at, attemptId, method, amount }: StartEvent): ContextUpdate {
  const charge = methodCharge(context);
  const attempt = { id: attemptId, method, amount, charge, startedAt: at, unknown: false, received: 0 };
  return { method, dropped: null, attempt };
}

export function markUnknown({ attempt }: CheckoutContext): ContextUpdate {
  return { attempt: attempt && { ...attempt, unknown: true } };
}

/** The pay window stops while staff look at the proof of a transfer, or at documents. */
export function pauseForReview(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  const remaining = (context.payWindow?.closesAt ?? at) - at;
  return { pausedWith: remaining, reviewBy: Math.min(reviewDeadline(at, firstStart(context)), boundOf(context)) };
}

const boundOf = (context: CheckoutContext) => paymentBound(openBookings(context), firstStart(context));

export function resumeAfterReview(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  const window = resumedWindow(at, context.pausedWith ?? 0, boundOf(context));
  return { payWindow: window, ...unpaused, reminded: [] };
}

/** The review of documents took too long: only other documents pause the window again. */
export function endOverdueReview(context: CheckoutContext, event: CheckoutEvent): ContextUpdate {
  return { ...resumeAfterReview(context, event), withStaff: false, overdueAt: event.at };
}

export function addTransferred(
  { attempt }: CheckoutContext,
  { amount }: CheckoutEventOf<"transfer.received">,
): ContextUpdate {
  return { attempt: attempt && { ...attempt, received: attempt.received + amount } };
}

export function takeOffTransferred(
  { attempt }: CheckoutContext,
  { amount }: CheckoutEventOf<"transfer.reversed">,
): ContextUpdate {
  return { attempt: attempt && { ...attempt, received: attempt.received - amount } };
}

export function markPaid(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  return {
    paidAt: at,
    signWindow: signWindow(at, firstStart(context)),
    payWindow: null,
    ...unpaused,
    reminded: [],
  };
}

/**
 * Cancels every open booking and keeps the reason: not paid, not signed in time, or refunded. (PLAN-13, PLAN-17,
 * PLAN-22)
 */
export function cancelPlan(
  context: CheckoutContext,
  { at }: CheckoutEvent,
  reason: CancelReason,
  awaited = false,
): ContextUpdate {
  const bookings = context.bookings.map((booking) =>
    isOpen(booking.status) ? { ...booking, status: "cancelled" as const } : booking,
  );
  const bookingIds = effectiveBookings(context).map(({ id }) => id);
  return { bookings, cancelled: { reason, at, bookingIds, awaited }, payWindow: null, reviewBy: null };
}

/** The money came late: the bookings that the cancellation ended are restored. */
export function restorePlan(context: CheckoutContext): ContextUpdate {
  const { bookings, cancelled } = withoutCancellation(context);
  return { bookings, cancelled };
}

/** Marks the reminders that are due as sent, so that each is sent once. */
export function remind(context: CheckoutContext, { at }: CheckoutEvent, watches: readonly Watch[]): ContextUpdate {
  const due = upcoming(context, (tag) => watches.includes(tag)).flatMap((item) =>
    item.type === "reminder" && item.at <= at ? [item.key] : [],
  );
  return due.length > 0 ? { reminded: [...context.reminded, ...due] } : {};
}
