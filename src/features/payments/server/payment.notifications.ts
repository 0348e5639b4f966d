import type { Notification } from "../../../platform/server/notify/notify";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { type CheckoutSnapshot, waitsForStaff } from "../../plan/checkout/checkout.states";
import { differencePath, paymentPath } from "../../plan/plan.pages";
import { declineReasonOf } from "../declineReason";
import { wayBack } from "../money.words";
import type { PaymentRow } from "./payment.repository";
import { payableUntil } from "./payment.rules";

type Attempted = Pick<PaymentRow, "id" | "planId" | "clientId" | "amount" | "forBookingId">;

/**
 * Notifies a client that a card did not pay, why, and of the payment deadline. While staff have the documents, it says
 * that these come first, and whether the deadline is paused. A client who has just pressed the button sees the decline
 * on the page, so only the first such decline in a window to pay is notified; declines that become known later are all
 * notified. Null after the deadline: the decline ends the plan, and the client is notified of that instead. (DESK-40,
 * PLAN-34)
 */
export function notPaid(
  payment: Attempted,
  { code, snapshot, later }: { code: string; snapshot: CheckoutSnapshot; later: boolean },
  at: Instant,
): Notification | null {
  const { id, planId, clientId, amount, forBookingId } = payment;
  const deadlineAt = payableUntil(snapshot, payment);
  if (deadlineAt === null) return null;
  const key = later ? `payment-${id}-declined` : `plan-${planId}-declined-${deadlineAt}`;
  const values = { planId, amount, deadlineAt, reasonMessage: declineReasonOf(code) };
  const about = { clientId, planId, key, at };
  if (forBookingId !== null) {
    const ofChange = { ...values, bookingId: forBookingId };
    return { ...about, template: "differenceDeclined", values: ofChange, path: differencePath(planId, forBookingId) };
  }
  if (!waitsForStaff(snapshot)) return { ...about, template: "paymentDeclined", values, path: paymentPath(planId) };
  const paused = snapshot.matches("reviewingDocuments") ? "yes" : "no";
  return { ...about, template: "declinedInReview", values: { ...values, paused } };
}

/** Notifies a client, once per attempt, that its outcome is unknown and that they must not pay again. (DESK-40) */
export function notKnownYet({ id, planId, clientId, amount, forBookingId }: Attempted, at: Instant): Notification {
  const about = { clientId, planId, key: `payment-${id}-unknown`, at };
  if (forBookingId === null) return { ...about, template: "paymentUnknown", values: { planId, amount } };
  return { ...about, template: "differenceUnknown", values: { planId, amount, bookingId: forBookingId } };
}

/** What a name on a card is reviewed for: a plan, or a change of one of its bookings, with that booking's id. */
type ReviewedFor = { planId: number; clientId: number; changeId: number | null };

/**
 * Notifies a client, once per review, that staff review the name on a card, and what can be done meanwhile. (DESK-40,
 * PLAN-44)
 */
export function nameAsked(
  { holderId, deadlineAt, ...reviewed }: ReviewedFor & { holderId: number; deadlineAt: Instant },
  at: Instant,
): Notification {
  const { planId, clientId, changeId } = reviewed;
  const template = changeId === null ? "holderAsked" : "differenceHolderAsked";
  const key = `plan-${planId}-holder-${holderId}-asked-${at}`;
  return {
    clientId,
    planId,
    key,
    template,
    values: { deadlineAt, ...valuesOf(reviewed) },
    path: payPath(reviewed),
    at,
  };
}

/** Notifies a client that staff have accepted the name on a card, or refused it and why. (DESK-40, PLAN-44) */
export function nameDecided(reviewed: ReviewedFor, refusedFor: string | null, at: Instant): Notification {
  const { planId, clientId, changeId } = reviewed;
  const decided = refusedFor === null ? "Accepted" : "Refused";
  const template = changeId === null ? (`holder${decided}` as const) : (`differenceHolder${decided}` as const);
  const values = refusedFor === null ? valuesOf(reviewed) : { reason: refusedFor, ...valuesOf(reviewed) };
  return { clientId, planId, key: `plan-${planId}-${template}-${at}`, template, values, path: payPath(reviewed), at };
}

const valuesOf = ({ planId, changeId }: ReviewedFor): Notification["values"] =>
  changeId === null ? { planId } : { planId, bookingId: changeId };
const payPath = ({ planId, changeId }: ReviewedFor) =>
  changeId === null ? paymentPath(planId) : differencePath(planId, changeId);

/** Why a payment is refunded in full; each is the name of its template. */
export type WhyBack =
  | "changeNotPayable"
  | "changeOver"
  | "paidTooLate"
  | "paidTwice"
  | "paymentNotPayable"
  | "paymentWithdrawn";

/** Notifies a client, once per payment, that it is refunded, how much and where to. (REFUND-17) */
export function refundNotification(
  { id, planId, clientId, method }: Pick<PaymentRow, "id" | "planId" | "clientId" | "method">,
  template: WhyBack,
  amount: Minor,
  at: Instant,
): Notification {
  return { clientId, planId, key: `payment-${id}-back`, template, values: { planId, amount, ...wayBack(method) }, at };
}
