import type { Instant } from "../../../shared/instant";
import type { MessageValues } from "../../../shared/messageId";
import type { PagePath } from "../../../shared/page";
import { documentsPath } from "../../documents/documents.pages";
import { type BookingStatus, isLost } from "../bookings/bookingStatus";
import { differencePath, paymentPath, planPath, signPath } from "../plan.pages";
import {
  amountDue,
  bookingsPrice,
  type CheckoutContext,
  differenceOf,
  isToBePaid,
  openBookings,
  type PlanBooking,
  signedAgain,
  type Window,
} from "./checkout.context";
import { type CheckoutSnapshot, waitsForStaff } from "./checkout.states";
import { reminderOf } from "./checkout.upcoming";

/** Messages to people; their texts are `mail.<template>.subject` and `.text`. */
const notificationTemplates = [
  "bookingConfirmed",
  "bookingDeclined",
  "bookingLapsed",
  "changeRefused",
  "changeToPay",
  "changePayReminder",
  "changeUnpaid",
  "bookingChanged",
  "changedToSign",
  "payBy",
  "confirmedInReview",
  "reviewOverdue",
  "documentUnfit",
  "payReminder",
  "planUnpaid",
  "planRestored",
  "signBy",
  "signReminder",
  "planUnsigned",
  "vouchersReady",
  "confirmationLate",
  "refundSent",
] as const;
export type NotificationTemplate = (typeof notificationTemplates)[number];

/** The destination of a message's button with the label `mail.<template>.action`; any other button opens the plan. */
export const notificationPaths: Partial<
  Record<NotificationTemplate, (planId: number, values: PlanNotification["values"]) => PagePath>
> = {
  payBy: (planId) => paymentPath(planId),
  payReminder: (planId) => paymentPath(planId),
  planRestored: signPath,
  changeToPay: (planId, { bookingId }) => differencePath(planId, Number(bookingId)),
  changePayReminder: (planId, { bookingId }) => differencePath(planId, Number(bookingId)),
  changedToSign: signPath,
  signBy: signPath,
  signReminder: signPath,
  vouchersReady: (planId) => planPath(planId),
  documentUnfit: documentsPath,
};

export type PlanNotification = {
  to: "client" | "staff";
  template: NotificationTemplate;
  /** Unique per effect, so that a notification is not sent twice. */
  key: string;
  /**
   * Ids, counts, days, the amount due in minor units as `amount`, instants (epoch ms) under names that end in `At`, and
   * message ids under names that end in `Message`. Received and refunded money comes from the ledger: whoever sends the
   * notification adds it. (REFUND-17)
   */
  values: MessageValues;
  /** The message is useless from this instant on; null: never. */
  until: Instant | null;
};

/** The messages that one event causes, derived from the plan before and after it. */
export function notificationsOf(before: CheckoutSnapshot, after: CheckoutSnapshot): PlanNotification[] {
  const old = before.context;
  const current = after.context;
  return [
    ...bookingNotifications(old, current),
    ...windowOpened(before, after),
    ...unfitDocuments(before, after),
    ...reminders(old, after),
    ...endings(old, current),
  ];
}

/**
 * Leaves out the message that one booking is confirmed if the message about the whole plan is sent with it: that one
 * names the booking and its reference too, and the first would announce what has already happened. (MAIL-2)
 */
export function withoutRepetition(notifications: readonly PlanNotification[]): PlanNotification[] {
  const isAboutAll = notifications.some(({ template }) => template === "payBy" || template === "confirmedInReview");
  return notifications.filter(({ template }) => !(isAboutAll && template === "bookingConfirmed"));
}

const ofBooking: Partial<Record<BookingStatus, NotificationTemplate>> = {
  agreed: "changeToPay",
  confirmed: "bookingConfirmed",
  declined: "bookingDeclined",
  lapsed: "bookingLapsed",
};

function bookingNotifications(old: CheckoutContext, current: CheckoutContext): PlanNotification[] {
  const was = new Map(old.bookings.map(({ id, status }) => [id, status]));
  return current.bookings.flatMap((booking) => {
    const { id, status, replaces } = booking;
    const template = was.get(id) === status ? undefined : ofBooking[status];
    if (!template) return [];
    if (status === "confirmed" && replaces !== undefined && old.paidAt !== null) return [bookingChanged(current, id)];
    if (status === "agreed") return changeToPay(current, booking);
    const kept = isLost(status) && openBookings(current).find((booking) => booking.id === replaces);
    const isUnpaid = was.get(id) === "agreed" && current.cancelled === null;
    if (kept) return [(isUnpaid ? changeUnpaid : changeRefused)(current.planId, kept, id)];
    const key = `plan-${current.planId}-booking-${id}-${status}`;
    return [clientNotification(template, key, { planId: current.planId, bookingId: id }, null)];
  });
}

/** The change with this id has replaced a paid booking; its voucher may wait for the receipt. (PLAN-42) */
function bookingChanged({ planId, signedAt, toSign }: CheckoutContext, bookingId: number): PlanNotification {
  const key = `plan-${planId}-changed-${bookingId}`;
  if (signedAt !== null && !toSign.includes(bookingId))
    return clientNotification("bookingChanged", key, { planId, bookingId }, null);
  const sign = signedAt === null ? "first" : "anew";
  return clientNotification("changedToSign", key, { planId, bookingId, sign }, null);
}

/**
 * A change is agreed, and its difference is to be paid; `hours`: this is the reminder so many hours before the
 * deadline. (PLAN-44)
 */
function changeToPay(context: CheckoutContext, change: PlanBooking, hours?: number): PlanNotification[] {
  const { id: bookingId, holdUntil: deadlineAt } = change;
  if (deadlineAt === null) return [];
  const { planId } = context;
  const key = `plan-${planId}-change-${bookingId}-to-pay`;
  const values = { planId, bookingId, amount: differenceOf(context, change), deadlineAt };
  if (hours === undefined) return [clientNotification("changeToPay", key, values, deadlineAt)];
  return [clientNotification("changePayReminder", `${key}-${hours}`, { ...values, hours }, deadlineAt)];
}

/** A change's difference was not paid in time: the booking stays as it was. (PLAN-44) */
function changeUnpaid(planId: number, { id: bookingId }: PlanBooking, changeId: number): PlanNotification {
  const values = { planId, bookingId, changeId };
  return clientNotification("changeUnpaid", `plan-${planId}-change-${changeId}`, values, null);
}

/** The supplier did not confirm a change: the booking stays as it was. (PLAN-40) */
function changeRefused(planId: number, { id: bookingId }: PlanBooking, changeId: number): PlanNotification {
  return clientNotification("changeRefused", `plan-${planId}-change-${changeId}`, { planId, bookingId }, null);
}

/**
 * Notifies that the window to pay or to sign has opened, or that an open one can now be used because the documents
 * under review are accepted.
 */
function windowOpened(before: CheckoutSnapshot, after: CheckoutSnapshot): PlanNotification[] {
  const old = before.context;
  const current = after.context;
  const { planId, payWindow, signWindow } = current;
  const notifications: PlanNotification[] = [];
  // A window that resumes after the review of a transfer's proof did not open again, so only its reminders announce it.
  const resumed = after.matches({ paying: "awaitingTransfer" });
  const opened = payWindow && payWindow.opensAt !== old.payWindow?.opensAt && !resumed;
  const accepted = waitsForStaff(before) && after.matches("paying");
  const inReview = after.matches("reviewingDocuments");
  if (opened && inReview && !before.matches("reviewingDocuments")) {
    const key = `plan-${planId}-in-review-${payWindow.opensAt}`;
    notifications.push(clientNotification("confirmedInReview", key, { planId }, null));
  } else if (opened && current.overdueAt !== old.overdueAt) {
    const values = { planId, deadlineAt: payWindow.closesAt };
    const key = `plan-${planId}-review-overdue-${payWindow.closesAt}`;
    notifications.push(clientNotification("reviewOverdue", key, values, payWindow.closesAt));
  } else if ((opened || accepted) && payWindow && !inReview) {
    notifications.push(payBy(current, payWindow));
  } else if (payWindow && after.matches("paying") && costsOther(before, after)) {
    notifications.push(payBy(current, payWindow, current.settledAt));
  }
  if (signWindow && !old.signWindow) {
    const values = { planId, deadlineAt: signWindow.closesAt };
    notifications.push(clientNotification("signBy", `plan-${planId}-sign-by`, values, signWindow.closesAt));
  }
  return notifications;
}

/** `since`: when the price changed, in a window that the client was told about. */
function payBy(context: CheckoutContext, { opensAt, closesAt }: Window, since?: Instant | null): PlanNotification {
  const { planId } = context;
  const values = { planId, amount: amountDue(context), deadlineAt: closesAt };
  // Two windows may close at the same instant: when the first service starts.
  const key = `plan-${planId}-pay-by-${opensAt}-${closesAt}`;
  return clientNotification("payBy", since ? `${key}-${since}` : key, values, closesAt);
}

/** Whether the client was told another price to pay in the open window. (MAIL-2) */
const costsOther = (before: CheckoutSnapshot, { context }: CheckoutSnapshot): boolean =>
  before.matches("paying") && bookingsPrice(before.context) !== bookingsPrice(context);

/**
 * Documents that do not fit what is booked block the payment: the client gets the reason when the plan enters
 * `verifyingDocuments`. Missing documents, and those under review by staff, have messages of their own. (DESK-40)
 */
function unfitDocuments(before: CheckoutSnapshot, after: CheckoutSnapshot): PlanNotification[] {
  const { planId, payWindow, checks } = after.context;
  if (!after.matches("verifyingDocuments") || !payWindow || !checks) return [];
  const known = before.matches("verifyingDocuments") ? before.context.checks : null;
  return (["licenceAge", "passportPeriod"] as const).flatMap((check) => {
    const refusal = checks[check];
    if (!refusal || notGiven.includes(refusal.code)) return [];
    if (JSON.stringify(known?.[check]) === JSON.stringify(refusal)) return [];
    const { code, facts } = refusal;
    const deadlineAt = payWindow.closesAt;
    const reasonMessage = `refusal.${code}` as const;
    const values = { ...facts, planId, amount: amountDue(after.context), deadlineAt, reasonMessage };
    const key = `plan-${planId}-unfit-${[code, ...Object.values(facts)].join("-")}-${deadlineAt}`;
    return [clientNotification("documentUnfit", key, values, deadlineAt)];
  });
}

const notGiven: readonly string[] = ["licenceMissing", "passportMissing"];

/** The keys of what came due with a tick: `confirm-801`, `pay-24`, `sign-3`. */
const freshReminders = (old: CheckoutContext, current: CheckoutContext) =>
  current.reminded.filter((key) => !old.reminded.includes(key));

/** The bookings that have just waited too long for their supplier. */
export function lateAnswers(old: CheckoutContext, current: CheckoutContext): PlanBooking[] {
  const fresh = freshReminders(old, current);
  return current.bookings.filter(({ id }) => fresh.includes(`confirm-${id}`));
}

/** Whether a due reminder is left out because it would ask for a payment that waits for staff. (PLAN-34) */
export function isLeftOut(key: string, snapshot: CheckoutSnapshot): boolean {
  return key.startsWith("pay-") && waitsForStaff(snapshot);
}

/**
 * Whether a message only reminds of something that a dispute blocks: it is not sent during a dispute. (PAY-30, PLAN-44)
 */
export const waitsForDispute = (template: NotificationTemplate): boolean =>
  template === "signReminder" || template === "changePayReminder";

/** The reminders that came due with a tick. (MAIL-4) */
function reminders(old: CheckoutContext, after: CheckoutSnapshot): PlanNotification[] {
  const current = after.context;
  const due = freshReminders(old, current).filter((key) => !isLeftOut(key, after));
  return due.flatMap((key) => {
    const { kind, hoursBefore, bookingId } = reminderOf(key);
    if (hoursBefore === null) return confirmationLate(current, bookingId);
    if (kind === "pay") return payReminder(current, hoursBefore);
    if (kind === "sign") return signReminder(current, hoursBefore);
    const change = current.bookings.find(({ id }) => id === bookingId);
    return change && isToBePaid(current, change) ? changeToPay(current, change, hoursBefore) : [];
  });
}

function payReminder(context: CheckoutContext, hours: number): PlanNotification[] {
  if (!context.payWindow) return [];
  const deadlineAt = context.payWindow.closesAt;
  const values = { planId: context.planId, hours, amount: amountDue(context), deadlineAt };
  return [clientNotification("payReminder", `plan-${context.planId}-pay-${hours}-${deadlineAt}`, values, deadlineAt)];
}

function signReminder(context: CheckoutContext, hours: number): PlanNotification[] {
  if (!context.signWindow) return [];
  const deadlineAt = context.signWindow.closesAt;
  const values = { planId: context.planId, hours, deadlineAt };
  return [clientNotification("signReminder", `plan-${context.planId}-sign-${hours}`, values, deadlineAt)];
}

/** Staff are alerted to a booking that waits too long for its supplier. */
function confirmationLate(context: CheckoutContext, bookingId: number | null): PlanNotification[] {
  const booking: PlanBooking | undefined = context.bookings.find(({ id }) => id === bookingId);
  if (!booking) return [];
  const values = { planId: context.planId, bookingId: booking.id, deadlineAt: booking.confirmBy };
  const key = `plan-${context.planId}-booking-${booking.id}-late`;
  return [{ to: "staff", template: "confirmationLate", key, values, until: booking.confirmBy }];
}

function endings(old: CheckoutContext, current: CheckoutContext): PlanNotification[] {
  const { planId } = current;
  if (old.signedAt === null && current.signedAt !== null) {
    return [clientNotification("vouchersReady", `plan-${planId}-vouchers`, { planId }, null)];
  }
  const anew = signedAgain(old, current);
  if (anew.length > 0)
    return [clientNotification("vouchersReady", `plan-${planId}-vouchers-${anew.join("-")}`, { planId }, null)];
  if (old.cancelled && !current.cancelled && current.signWindow) {
    const values = { planId, deadlineAt: current.signWindow.closesAt };
    return [clientNotification("planRestored", `plan-${planId}-restored`, values, null)];
  }
  if (old.cancelled || !current.cancelled) return [];
  const { reason } = current.cancelled;
  if (reason === "unpaid") return [clientNotification("planUnpaid", `plan-${planId}-unpaid`, { planId }, null)];
  if (reason === "refunded") return [];
  return [clientNotification("planUnsigned", `plan-${planId}-unsigned`, { planId }, null)];
}

function clientNotification(
  template: NotificationTemplate,
  key: string,
  values: PlanNotification["values"],
  until: Instant | null,
): PlanNotification {
  return { to: "client", template, key, values, until };
}
