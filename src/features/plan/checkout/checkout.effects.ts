import type { Destination } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { type BookingStatus, isOpen } from "../bookings/bookingStatus";
import {
  type CheckoutContext,
  effectiveBookings,
  openBookings,
  type PlanBooking,
  signedAgain,
} from "./checkout.context";
import { lateAnswers, notificationsOf, type PlanNotification, withoutRepetition } from "./checkout.notifications";
import type { CheckoutSnapshot } from "./checkout.states";

/**
 * A notification to a booking's supplier. `asked`: an answer is due by `confirmBy`; `late`: it is still missing;
 * `booked`: the booking is to be held; `moved`: it has another car; `firm`: it is paid and signed; `ended`: its
 * reservation can be released. (DESK-80)
 */
export type SupplierNews =
  | { bookingId: number; what: "asked" | "late"; confirmBy: Instant }
  | { bookingId: number; what: "booked" | "moved" | "firm" | "ended" };

/** The remaining one of a booking and its change; `change` is the id of the change. */
export type Left = { bookingId: number; change: number };

/** A change that has replaced a paid booking, and the destination of a remaining difference. (PLAN-42) */
export type Swap = { bookingId: number; change: number; askedAt: Instant; refundTo: Destination };

export type BookingChange = { bookingId: number; status: BookingStatus | "removed" };

/** What one event does to the world outside the chart, to be done in the transaction that appends the event. */
export type Effects = {
  /** Bookings that no longer hold their inventory. */
  release: number[];
  /**
   * The remaining one of a booking and its change after the other has ended: both may have shared a reservation.
   * (PLAN-41)
   */
  left: Left[];
  statuses: BookingChange[];
  notifications: PlanNotification[];
  /** The notifications to the bookings' suppliers. */
  suppliers: SupplierNews[];
  /** Paid bookings that are refunded the way they were paid: the receipt was not signed in time. */
  refundPayment: number[];
  /** Paid bookings that were replaced. */
  swaps: Swap[];
  /** The attempt that the plan waited for when its time ran out; null: none. */
  expired: string | null;
  /** Bookings whose vouchers exist from now on. */
  vouchers: number[];
};

/**
 * The effects of one event, read off the plan before and after it (CHART-5, CHART-4). Pure: the same two plans
 * have the same effects, and a plan that did not change has none. `now` is when they are applied: a message whose
 * deadline is already behind it is left out.
 */
export function effectsOf(before: CheckoutSnapshot, after: CheckoutSnapshot, now: Instant): Effects {
  const old = before.context;
  const current = after.context;
  const held = new Set(openBookings(old).map(({ id }) => id));
  for (const { id } of openBookings(current)) held.delete(id);
  const swaps = swapsOf(old, current);
  const vouchers = vouchersOf(old, current, swaps);
  const inTime = notificationsOf(before, after).filter(({ until }) => until === null || now < until);
  return {
    release: [...held],
    left: leftOf(old, current, held),
    statuses: statusChanges(old.bookings, current.bookings),
    notifications: withoutRepetition(inTime),
    suppliers: [
      ...supplierNews(old.bookings, current.bookings, held),
      ...vouchers.map((bookingId): SupplierNews => ({ bookingId, what: "firm" })),
      ...lateAnswers(old, current)
        .filter(({ confirmBy }) => now < confirmBy)
        .map(({ id, confirmBy }): SupplierNews => ({ bookingId: id, what: "late", confirmBy })),
    ],
    refundPayment:
      old.cancelled === null && current.cancelled?.reason === "unsigned" ? current.cancelled.bookingIds : [],
    swaps,
    expired: expiredAttempt(before, after),
    vouchers,
  };
}

function swapsOf(old: CheckoutContext, current: CheckoutContext): Swap[] {
  if (old.paidAt === null) return [];
  const wasEffective = new Set(effectiveBookings(old).map(({ id }) => id));
  return effectiveBookings(current).flatMap(({ id, replaces, createdAt: askedAt, refundTo = "client" }) =>
    replaces !== undefined && !wasEffective.has(id) ? [{ bookingId: replaces, change: id, askedAt, refundTo }] : [],
  );
}

/** Bookings whose receipt was signed just now, and replacements of a signed booking at the same price. (PLAN-43) */
function vouchersOf(old: CheckoutContext, current: CheckoutContext, swaps: readonly Swap[]): number[] {
  if (current.signedAt === null) return [];
  if (old.signedAt === null) return effectiveBookings(current).map(({ id }) => id);
  const changed = swaps.map(({ change }) => change).filter((id) => !current.toSign.includes(id));
  return [...signedAgain(old, current), ...changed];
}

/** The open ones of bookings and changes whose counterpart has ended. */
function leftOf(old: CheckoutContext, current: CheckoutContext, ended: ReadonlySet<number>): Left[] {
  const all = [...old.bookings, ...current.bookings];
  return openBookings(current).flatMap(({ id, replaces }) => {
    if (replaces !== undefined && ended.has(replaces)) return { bookingId: id, change: id };
    const change = all.find((other) => other.replaces === id && ended.has(other.id));
    return change ? { bookingId: id, change: change.id } : [];
  });
}

/** A transfer or link that was not paid in time. Money that still arrives for it is judged then. */
function expiredAttempt(before: CheckoutSnapshot, { context }: CheckoutSnapshot): string | null {
  const ended = before.context.cancelled === null && context.cancelled?.awaited;
  return ended ? (context.attempt?.id ?? null) : null;
}

function statusChanges(old: readonly PlanBooking[], current: readonly PlanBooking[]): BookingChange[] {
  const was = new Map(old.map(({ id, status }) => [id, status]));
  const changed = current.filter(({ id, status }) => was.get(id) !== status);
  const kept = new Set(current.map(({ id }) => id));
  const removed = old.filter(({ id }) => !kept.has(id));
  return [
    ...changed.map(({ id, status }): BookingChange => ({ bookingId: id, status })),
    ...removed.map(({ id }): BookingChange => ({ bookingId: id, status: "removed" })),
  ];
}

/** For bookings that end, except those that their supplier declined; and for those that a payment restored. */
function supplierNews(
  old: readonly PlanBooking[],
  current: readonly PlanBooking[],
  ended: ReadonlySet<number>,
): SupplierNews[] {
  const declined = new Set(current.filter(({ status }) => status === "declined").map(({ id }) => id));
  const wasOver = new Set(old.filter(({ status }) => !isOpen(status)).map(({ id }) => id));
  return [
    ...[...ended].filter((id) => !declined.has(id)).map((bookingId): SupplierNews => ({ bookingId, what: "ended" })),
    ...current
      .filter(({ id, status }) => wasOver.has(id) && isOpen(status))
      .map(({ id }): SupplierNews => ({ bookingId: id, what: "booked" })),
  ];
}
