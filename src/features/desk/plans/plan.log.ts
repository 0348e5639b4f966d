import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import type { HoldOnPapers } from "../../payments/disputes/dispute.rules";
import { aCardMethod } from "../../payments/methods/methods.facts";
import { amountDue, differenceOf, openBookings } from "../../plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../plan/checkout/checkout.events";
import { fold } from "../../plan/checkout/checkout.log";
import { isLeftOut } from "../../plan/checkout/checkout.notifications";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import { type CheckoutSnapshot, isToSignAgain } from "../../plan/checkout/checkout.states";
import { type DeadlineKind, type Upcoming, upcoming } from "../../plan/checkout/checkout.upcoming";
import type { NextEventType } from "./plans.schemas";

/** The deadlines that the clock will enforce on a plan, soonest first, without reminders. */
export function deadlinesOf(snapshot: CheckoutSnapshot): { kind: DeadlineKind; at: Instant; bookingId?: number }[] {
  return upcoming(snapshot.context, (tag) => snapshot.hasTag(tag)).filter((item) => item.type === "deadline");
}

export type NextEvent = {
  type: NextEventType;
  by: "client" | "staff";
  bookingId: number | null;
  /** Empty: it may happen now. */
  refusals: Refusal[];
};

type Asked = { by: NextEvent["by"]; event: Extract<CheckoutEvent, { type: NextEvent["type"] }> };

/**
 * The next possible steps of client or staff, each with the reasons against it: the chart's, and a dispute's against
 * signing. Impossible ones are left out. (DESK-23, DESK-91)
 */
export function nextEventsOf(snapshot: CheckoutSnapshot, at: Instant, hold: HoldOnPapers | null): NextEvent[] {
  const { context } = snapshot;
  const held: Refusal[] = hold ? [{ code: "papersHeld", facts: { hold } }] : [];
  const attempt = {
    at,
    attemptId: "asked-by-support",
    method: aCardMethod,
    amount: amountDue(context),
    termsAccepted: true,
    holder: "matches",
  } as const;
  const open = openBookings(context);
  const requested = open.filter(({ status }) => status === "requested");
  const asked: Asked[] = [
    { by: "client", event: { type: "payment.started", ...attempt } },
    { by: "client", event: { type: "receipt.signed", at } },
    ...open
      .filter(({ status }) => status === "agreed")
      .map(
        (change): Asked => ({
          by: "client",
          event: {
            ...attempt,
            type: "supplement.started",
            bookingId: change.id,
            amount: differenceOf(context, change),
            charge: 0,
          },
        }),
      ),
    ...open.map(({ id }): Asked => ({ by: "client", event: { type: "booking.cancelled", at, bookingId: id } })),
    ...requested.flatMap(({ id }): Asked[] => [
      { by: "staff", event: { type: "booking.confirmed", at, bookingId: id } },
      { by: "staff", event: { type: "booking.extended", at, bookingId: id } },
    ]),
    ...open.map(({ id }): Asked => ({ by: "staff", event: { type: "booking.refunded", at, bookingId: id } })),
  ];
  const next = asked.map(({ by, event }) => ({
    type: event.type,
    by,
    bookingId: "bookingId" in event ? event.bookingId : null,
    refusals: distinct([...whyNot(snapshot, event), ...(event.type === "receipt.signed" ? held : [])]),
  }));
  return next.filter((event) => !isOver(snapshot, event));
}

/** Steps that are permanently impossible: a paid plan is not paid again, and its bookings end only by a refund. */
function isOver(snapshot: CheckoutSnapshot, { type, refusals }: NextEvent): boolean {
  if (snapshot.status === "done" || snapshot.matches("cancelled")) return true;
  if (type === "booking.refunded") return refusals.length > 0;
  if (type === "supplement.started") return false;
  if (type === "receipt.signed") return snapshot.context.signedAt !== null && !isToSignAgain(snapshot);
  if (type === "booking.extended")
    return refusals.some(({ code }) => code === "bookingAlreadyExtended" || code === "extensionBeyondStart");
  return snapshot.hasTag("paid");
}

/** The deadlines and reminders that were due on a plan at an instant; without reminders that were left out. */
export function dueOn(before: CheckoutSnapshot, at: Instant): Upcoming[] {
  const due = upcoming(before.context, (tag) => before.hasTag(tag)).filter((item) => item.at <= at);
  return due.filter((item) => item.type === "deadline" || !isLeftOut(item.key, before));
}

/**
 * A part of a transfer moves the plan from review back to its order by `transfer.rejected`, like a rejected proof. It
 * has the same instant as the money, unlike any action of a person. (DESK-94)
 */
export const isShortfall = (last: CheckoutEvent | undefined, event: CheckoutEvent): boolean =>
  event.type === "transfer.rejected" &&
  last?.type === "transfer.received" &&
  last.attemptId === event.attemptId &&
  last.at === event.at;

/** For a paid plan: the payment deadline after which its money came; null if it came in time. (PAY-16, PLAN-20) */
export function payEndMissed(planId: number, events: readonly CheckoutEvent[]): Instant | null {
  const paidBy = events.findLastIndex(({ type }) => type === "payment.captured" || type === "payment.capturedLate");
  const paid = events[paidBy];
  if (!paid) return null;
  const { cancelled, payWindow } = fold(planId, events.slice(0, paidBy)).context;
  const end = cancelled?.at ?? payWindow?.closesAt ?? null;
  return end !== null && end <= paid.at ? end : null;
}

/** The booking, payment or document that an event names. */
export function factsOf(event: CheckoutEvent): { bookingId: number | null; amount: number | null; checks: Refusal[] } {
  const added = event.type === "booking.added" ? event.booking : null;
  const checks = event.type === "documents.checked" ? Object.values(event.checks) : [];
  return {
    bookingId: added?.id ?? ("bookingId" in event ? event.bookingId : null),
    amount: added?.amount ?? ("amount" in event ? event.amount : null),
    checks: distinct(checks.filter((refusal) => refusal !== null)),
  };
}

/** Lists a refusal once: several checks may miss the same document. */
function distinct(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}
