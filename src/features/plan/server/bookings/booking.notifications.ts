import type { Notification } from "../../../../platform/server/notify/notify";
import { HOUR, type Instant } from "../../../../shared/instant";
import { type CheckoutContext, openBookings } from "../../checkout/checkout.context";

type About = { clientId: number; planId: number; bookingId: number; at: Instant };

/**
 * Confirms the receipt of a request, which its supplier answers by `deadlineAt`: in 72 hours, or sooner before its
 * service. (MAIL-6)
 */
export const requestedNotification = (
  { clientId, planId, bookingId, at }: About,
  deadlineAt: Instant,
): Notification => ({
  clientId,
  planId,
  at,
  template: "bookingRequested",
  key: `plan-${planId}-booking-${bookingId}-requested`,
  values: { planId, bookingId, hours: Math.ceil((deadlineAt - at) / HOUR), deadlineAt },
});

/** Confirms the request for a change of a paid booking, which its supplier answers by `deadlineAt`. (PLAN-42) */
export const changeAsked = (
  { clientId, planId, bookingId: changeId, at }: About,
  bookingId: number,
  deadlineAt: Instant,
): Notification => ({
  clientId,
  planId,
  at,
  template: "changeAsked",
  key: `plan-${planId}-booking-${changeId}-requested`,
  values: { planId, bookingId, changeId, deadlineAt },
});

/** Confirms that a change was withdrawn before its supplier answered: its booking stays as it is. (PLAN-40, PLAN-42) */
export const changeWithdrawn = (
  { clientId, planId, bookingId: changeId, at }: About,
  bookingId: number,
): Notification => ({
  clientId,
  planId,
  at,
  template: "changeWithdrawn",
  key: `plan-${planId}-booking-${changeId}-cancelled`,
  values: { planId, bookingId, changeId },
});

/** Confirms that a booking was cancelled at its client's request; its plan may have no other one. (MAIL-6, MAIL-21) */
export const cancelledNotification = (
  { clientId, planId, bookingId, at }: About,
  left: CheckoutContext,
): Notification => ({
  clientId,
  planId,
  at,
  template: "bookingCancelled",
  key: `plan-${planId}-booking-${bookingId}-cancelled`,
  values: { planId, bookingId },
  endsPlan: openBookings(left).length === 0,
});
