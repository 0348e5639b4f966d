import type { Instant } from "../../../shared/instant";
import type { BookingStatus } from "../bookings/bookingStatus";
import { type CheckoutContext, differenceOf, isToBePaid, isWaitingChange, type PlanBooking } from "./checkout.context";
import { differenceDeadline } from "./checkout.deadlines";
import type { CheckoutEvent, CheckoutEventOf } from "./checkout.events";
import { type ContextUpdate, requested, updateBooking } from "./checkout.updates";

// The effects of an event on the facts of a paid plan, whose bookings can be replaced. (PLAN-42, PLAN-44)

/** A change of a paid booking: what the plan waits for and its checks stay as they are. (PLAN-42) */
export function addChange(context: CheckoutContext, event: CheckoutEventOf<"booking.added">): ContextUpdate {
  return { bookings: [...context.bookings, requested(context, event)] };
}

/** A change replaces a paid booking; one that costs more waits until the difference is paid. (PLAN-42, PLAN-44) */
export function confirmChange(
  context: CheckoutContext,
  { at, bookingId }: CheckoutEventOf<"booking.confirmed">,
): ContextUpdate {
  const change = context.bookings.find(({ id }) => id === bookingId);
  const replaced = context.bookings.find(({ id }) => id === change?.replaces);
  if (!change || !replaced) return {};
  if (differenceOf(context, change) === 0) return takePlace(context, change, replaced, at);
  const holdUntil = differenceDeadline(at, change, replaced);
  return { bookings: updateBooking(context, bookingId, { status: "agreed", agreedAt: at, holdUntil }) };
}

/**
 * In a signed plan a change must be signed if its price differs, or if the booking that it replaces was not signed yet.
 * (PLAN-43)
 */
function takePlace(context: CheckoutContext, change: PlanBooking, replaced: PlanBooking, at: Instant): ContextUpdate {
  const bookingId = change.id;
  const confirmed = updateBooking(context, bookingId, { status: "confirmed", confirmedAt: at, holdUntil: null });
  const bookings = updateBooking({ bookings: confirmed }, replaced.id, { status: "cancelled" });
  const { signedAt, toSign } = context;
  const isToSign = signedAt !== null && (change.amount !== replaced.amount || toSign.includes(replaced.id));
  const others = toSign.filter((id) => id !== replaced.id);
  return { bookings, toSign: isToSign ? [...others, bookingId] : others };
}

export function startSupplement(event: CheckoutEventOf<"supplement.started">): ContextUpdate {
  const { at, attemptId, bookingId, method, amount, charge } = event;
  const attempt = { id: attemptId, bookingId, method, amount, charge, startedAt: at, unknown: false, over: false };
  return { supplement: attempt };
}

export function markSupplementUnknown({ supplement }: CheckoutContext): ContextUpdate {
  return { supplement: supplement && { ...supplement, unknown: true } };
}

/** Declined: the change can be paid again, unless its time was over while the provider was waited for. (PLAN-44) */
export function endSupplement(context: CheckoutContext, event: CheckoutEvent): ContextUpdate {
  const { supplement } = context;
  const over = { supplement: supplement && { ...supplement, over: true } };
  return { ...over, ...lapseChanges({ ...context, ...over }, event) };
}

/** The difference is paid: the change replaces its booking. (PLAN-44) */
export function confirmSupplemented(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  const { supplement, attempt, bookings } = context;
  const change = bookings.find(({ id }) => id === supplement?.bookingId);
  const replaced = bookings.find(({ id }) => id === change?.replaces);
  if (!supplement || !change || !replaced) return {};
  const paid = attempt && {
    ...attempt,
    amount: attempt.amount + supplement.amount,
    charge: attempt.charge + supplement.charge,
  };
  return { ...takePlace(context, change, replaced, at), attempt: paid, supplement: null };
}

/** The supplier declined a change, or its client withdrew it: the paid booking stays. */
export function endChange(
  context: CheckoutContext,
  { bookingId }: CheckoutEventOf<"booking.declined" | "booking.cancelled">,
  status: BookingStatus,
): ContextUpdate {
  return { bookings: updateBooking(context, bookingId, { status }) };
}

/** Removes a change that never replaced its booking from the list. */
export function removeChange(
  { bookings }: CheckoutContext,
  { bookingId }: CheckoutEventOf<"booking.removed">,
): ContextUpdate {
  return { bookings: bookings.filter(({ id }) => id !== bookingId) };
}

/** Changes of a paid plan that nobody has answered, or paid, in time. Its bookings do not lapse any more. */
export function lapseChanges(context: CheckoutContext, { at }: CheckoutEvent): ContextUpdate {
  const isOverdue = (booking: PlanBooking) => {
    if (isToBePaid(context, booking)) return booking.holdUntil !== null && at >= booking.holdUntil;
    return booking.status === "requested" && isWaitingChange(booking) && at >= booking.confirmBy;
  };
  if (!context.bookings.some(isOverdue)) return {};
  return {
    bookings: context.bookings.map((booking) =>
      isOverdue(booking) ? { ...booking, status: "lapsed" as const } : booking,
    ),
  };
}
