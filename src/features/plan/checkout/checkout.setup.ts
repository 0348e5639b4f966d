import { assertEvent, assign, setup } from "xstate";
import { keysOf } from "../../../shared/keysOf";
import type { CheckoutContext } from "./checkout.context";
import type { CheckoutEvent } from "./checkout.events";
import { type GuardName, guards } from "./checkout.guards";
import * as paidChange from "./checkout.paidChanges";
import type { Watch } from "./checkout.upcoming";
import * as updates from "./checkout.updates";

type Given = { context: CheckoutContext; event: CheckoutEvent };

/** Whether an event passes each guard: there is no reason against it. */
const passes = Object.fromEntries(
  keysOf(guards).map((name) => [name, ({ context, event }: Given) => guards[name](context, event).length === 0]),
) as Record<GuardName, (given: Given) => boolean>;

/** What the chart may name: its events, guards, actions and tags. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { planId: number },
    tags: {} as Watch | "acceptsBookings" | "paid",
  },
  guards: passes,
  actions: {
    addBooking: assign(({ context, event }) => {
      assertEvent(event, "booking.added");
      return updates.addBooking(context, event);
    }),
    confirmBooking: assign(({ context, event }) => {
      assertEvent(event, "booking.confirmed");
      return updates.confirmBooking(context, event);
    }),
    addChange: assign(({ context, event }) => {
      assertEvent(event, "booking.added");
      return paidChange.addChange(context, event);
    }),
    confirmChange: assign(({ context, event }) => {
      assertEvent(event, "booking.confirmed");
      return paidChange.confirmChange(context, event);
    }),
    endChange: assign(({ context, event }) => {
      assertEvent(event, ["booking.declined", "booking.cancelled"]);
      return paidChange.endChange(context, event, event.type === "booking.declined" ? "declined" : "cancelled");
    }),
    removeChange: assign(({ context, event }) => {
      assertEvent(event, "booking.removed");
      return paidChange.removeChange(context, event);
    }),
    startSupplement: assign(({ event }) => {
      assertEvent(event, "supplement.started");
      return paidChange.startSupplement(event);
    }),
    markSupplementUnknown: assign(({ context }) => paidChange.markSupplementUnknown(context)),
    endSupplement: assign(({ context, event }) => paidChange.endSupplement(context, event)),
    confirmSupplemented: assign(({ context, event }) => paidChange.confirmSupplemented(context, event)),
    lapseChanges: assign(({ context, event }) => paidChange.lapseChanges(context, event)),
    extendBooking: assign(({ context, event }) => {
      assertEvent(event, "booking.extended");
      return updates.extendBooking(context, event);
    }),
    endBooking: assign(({ context, event }) => {
      assertEvent(event, ["booking.declined", "booking.cancelled"]);
      return updates.endBooking(context, event, event.type === "booking.declined" ? "declined" : "cancelled");
    }),
    removeBooking: assign(({ context, event }) => {
      assertEvent(event, "booking.removed");
      return updates.removeBooking(context, event);
    }),
    refundBooking: assign(({ context, event }) => {
      assertEvent(event, "booking.refunded");
      return updates.refundBooking(context, event);
    }),
    recordChecks: assign(({ event }) => {
      assertEvent(event, "documents.checked");
      return { checks: event.checks, withStaff: event.withStaff ?? false };
    }),
    chooseMethod: assign(({ event }) => {
      assertEvent(event, "method.changed");
      return updates.chooseMethod(event);
    }),
    dropMethod: assign(({ event }) => {
      assertEvent(event, "method.dropped");
      return updates.dropMethod(event);
    }),
    acceptHolder: assign({ holderAccepted: true }),
    startAttempt: assign(({ context, event }) => {
      assertEvent(event, ["payment.started", "transfer.ordered", "link.created"]);
      return updates.startAttempt(context, event);
    }),
    addTransferred: assign(({ context, event }) => {
      assertEvent(event, "transfer.received");
      return updates.addTransferred(context, event);
    }),
    takeOffTransferred: assign(({ context, event }) => {
      assertEvent(event, "transfer.reversed");
      return updates.takeOffTransferred(context, event);
    }),
    lapseOverdue: assign(({ context, event }) => updates.lapseOverdue(context, event)),
    openPayWindow: assign(({ context }) => updates.openPayWindow(context)),
    closePayWindow: assign({ payWindow: null }),
    markUnknown: assign(({ context }) => updates.markUnknown(context)),
    pauseForReview: assign(({ context, event }) => updates.pauseForReview(context, event)),
    resumeAfterReview: assign(({ context, event }) => updates.resumeAfterReview(context, event)),
    endOverdueReview: assign(({ context, event }) => updates.endOverdueReview(context, event)),
    markPaid: assign(({ context, event }) => updates.markPaid(context, event)),
    restorePlan: assign(({ context }) => updates.restorePlan(context)),
    markSigned: assign(({ event }) => ({ signedAt: event.at, toSign: [] })),
    cancelUnpaid: assign(({ context, event }, { awaited }: { awaited: boolean }) =>
      updates.cancelPlan(context, event, "unpaid", awaited),
    ),
    cancelUnsigned: assign(({ context, event }) => updates.cancelPlan(context, event, "unsigned")),
    cancelRefunded: assign(({ context, event }) => updates.cancelPlan(context, event, "refunded")),
    remind: assign(({ context, event }, { watches }: { watches: readonly Watch[] }) =>
      updates.remind(context, event, watches),
    ),
  },
});
