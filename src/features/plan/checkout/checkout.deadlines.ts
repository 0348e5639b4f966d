import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS, SIGN_WITHIN_HOURS } from "../../../shared/constants";
import { addDays, havanaDate, sameTimeOn } from "../../../shared/havana";
import { HOUR, type Instant } from "../../../shared/instant";
import type { PlanBooking, Window } from "./checkout.context";

/**
 * The 24, 48 and 72-hour rules (PLAN-9, PLAN-12, PLAN-17, PLAN-19, PLAN-44). All instants in epoch ms; a deadline is over from
 * its own millisecond on (FAULT-15).
 */

/** Staff are alerted this long after a booking was requested, in hours. (PLAN-10) */
export const STAFF_ALERT_HOURS = 48;
/** Staff may extend a booking's confirmation once by this, in hours. (PLAN-10) */
export const EXTENSION_HOURS = 24;
/** No reservation is held unpaid longer than this after its own confirmation, in hours. (PLAN-15) */
export const HOLD_HOURS = 120;
/** A reported transfer is reviewed within this many business days in Havana. (PLAN-16) */
export const REVIEW_BUSINESS_DAYS = 5;
/** A pay window that was paused has at least this left, in hours. (PLAN-16) */
export const RESUMED_HOURS = 12;
/** Reminders, in hours before the deadline. */
export const PAY_REMINDER_HOURS = [24, 6, 1];
export const SIGN_REMINDER_HOURS = [12, 3, 1];

/** Until when a supplier may confirm: 72 h from the request (96 when extended), at most until the service starts. */
export function confirmDeadline({
  createdAt,
  startsAt,
  extended,
}: Pick<PlanBooking, "createdAt" | "startsAt" | "extended">): Instant {
  const hours = CONFIRM_WITHIN_HOURS + (extended ? EXTENSION_HOURS : 0);
  return Math.min(createdAt + hours * HOUR, startsAt);
}

/** Until when a confirmed reservation is held unpaid. */
export function holdDeadline(confirmedAt: Instant, startsAt: Instant): Instant {
  return Math.min(confirmedAt + HOLD_HOURS * HOUR, startsAt);
}

/** 48 h from the moment the last open booking was settled, within the hold of each. */
export function payWindow(opensAt: Instant, confirmed: readonly PlanBooking[]): Window {
  return { opensAt, closesAt: Math.min(opensAt + PAY_WITHIN_HOURS * HOUR, heldUntil(confirmed)) };
}

/**
 * Until when the change of a paid booking is held for its difference: 48 h from its confirmation, within its hold, and
 * at most until the replaced service begins. (PLAN-44)
 */
export function differenceDeadline(
  agreedAt: Instant,
  change: Pick<PlanBooking, "startsAt">,
  replaced: Pick<PlanBooking, "startsAt">,
): Instant {
  return Math.min(holdDeadline(agreedAt, change.startsAt), agreedAt + PAY_WITHIN_HOURS * HOUR, replaced.startsAt);
}

/**
 * Until when the receipt is signed: 24 h from the payment, at most until the first service starts. (PLAN-17, PLAN-18)
 */
export function signWindow(paidAt: Instant, firstStart: Instant): Window {
  return { opensAt: paidAt, closesAt: Math.min(paidAt + SIGN_WITHIN_HOURS * HOUR, firstStart) };
}

/** The end of a transfer's review: the same time of day five business days (Monday to Friday in Havana) later. */
export function reviewDeadline(reportedAt: Instant, firstStart: Instant): Instant {
  let day = havanaDate(reportedAt);
  for (let left = REVIEW_BUSINESS_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return Math.min(sameTimeOn(day, reportedAt), firstStart);
}

function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The pay window after a pause: the remaining time, at least 12 h, never past the plan's `bound`. */
export function resumedWindow(resumedAt: Instant, remaining: number, bound: Instant): Window {
  const left = Math.max(remaining, RESUMED_HOURS * HOUR);
  return { opensAt: resumedAt, closesAt: Math.min(resumedAt + left, bound) };
}

/** Until when the bookings of a plan are held unpaid: the earliest of their holds. (PLAN-15) */
export function heldUntil(confirmed: readonly PlanBooking[]): Instant {
  return Math.min(...confirmed.map(({ holdUntil, startsAt }) => holdUntil ?? startsAt));
}

/**
 * The last instant at which a plan can be paid, independent of added bookings and of the number of reviews of a
 * transfer: one review's length after the earliest hold, at most until the first service starts. (PLAN-27)
 */
export function paymentBound(confirmed: readonly PlanBooking[], firstStart: Instant): Instant {
  return reviewDeadline(heldUntil(confirmed), firstStart);
}
