import { emptyContext } from "./checkout.context";
import { checkoutSetup } from "./checkout.setup";
import type { Watch } from "./checkout.upcoming";

/** To be incremented when stored events would fold to another state than before; support bundles contain it. */
export const MACHINE_VERSION = 14;

const remind = (...watches: Watch[]) => ({ type: "remind", params: { watches } }) as const;

/** Changes of bookings while no payment is under way. */
const bookingChanges = {
  "booking.added": { guard: "startsLater", target: "#checkout.confirming", actions: "addBooking" },
  "booking.cancelled": { guard: "bookingOpen", target: "#checkout.confirming", actions: "endBooking" },
  "booking.removed": { guard: "bookingKnown", target: "#checkout.confirming", actions: "removeBooking" },
} as const;

/** The same while staff have the documents: the paused window resumes first. */
const changesInReview = {
  "booking.added": bookingChanges["booking.added"],
  "booking.cancelled": { ...bookingChanges["booking.cancelled"], actions: ["resumeAfterReview", "endBooking"] },
  "booking.removed": { ...bookingChanges["booking.removed"], actions: ["resumeAfterReview", "removeBooking"] },
} as const;

const recordChecks = { "documents.checked": { actions: "recordChecks" } } as const;
/** Only without an attempt in progress: an attempt keeps the terms that it began with. (PLAN-39) */
const dropMethod = { "method.dropped": { guard: "methodChosen", actions: "dropMethod" } } as const;
const remindOfPayment = { "clock.ticked": { actions: remind("watchPayment") } } as const;
const refundBooking = { "booking.refunded": { guard: "bookingPaid", actions: "refundBooking" } } as const;

/**
 * Changes of paid bookings: each replaces its booking once it is confirmed and its difference is paid, and the plan's
 * state stays the same. (PLAN-42, PLAN-44)
 */
const changesOfPaid = {
  "booking.added": { guard: "mayChangePaid", actions: "addChange" },
  "booking.confirmed": { guard: "awaitsAnswer", actions: "confirmChange" },
  "booking.declined": { guard: "awaitsAnswer", actions: "endChange" },
  "booking.extended": { guard: "mayExtend", actions: "extendBooking" },
  "booking.cancelled": { guard: "neverBooked", actions: "endChange" },
  "booking.removed": { guard: "neverBooked", actions: "removeChange" },
  "supplement.started": { guard: "maySupplement", actions: "startSupplement" },
  "supplement.unknown": { guard: "supplementKnown", actions: "markSupplementUnknown" },
  "supplement.declined": { guard: "supplementKnown", actions: "endSupplement" },
  "supplement.captured": { guard: "supplementInFull", actions: "confirmSupplemented" },
  "holder.accepted": { guard: "changeAgreed", actions: "acceptHolder" },
} as const;

/** `awaited`: the plan waits for the money of a transfer or a link. */
const cancelledUnpaid = ({ awaited }: { awaited: boolean }) =>
  ({
    guard: "payWindowOver",
    target: "#checkout.cancelled",
    actions: { type: "cancelUnpaid", params: { awaited } },
  }) as const;
const cancelledRefunded = { guard: "noOpenBookings", target: "cancelled", actions: "cancelRefunded" } as const;
const backToDocuments = { guard: "checksFail", target: "#checkout.verifyingDocuments" } as const;

/** The ways to start paying; all have the same guard. */
const waysToPay = {
  "method.changed": { guard: "payWindowOpen", target: "choosing", actions: "chooseMethod" },
  ...dropMethod,
  "payment.started": { guard: "mayPay", target: "processing", actions: "startAttempt" },
  "transfer.ordered": { guard: "mayPay", target: "awaitingTransfer", actions: "startAttempt" },
  "link.created": { guard: "mayPay", target: "awaitingLink", actions: "startAttempt" },
  "holder.accepted": { actions: "acceptHolder" },
} as const;

/**
 * One travel plan from its first booking to its vouchers (CHART-1, CHART-3, FAULT-30). Pure: no timers, no input or
 * output; every event carries the instant it happened, and the clock is an event like any other.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input }) => emptyContext(input.planId),
  initial: "collecting",
  states: {
    collecting: {
      tags: ["acceptsBookings"],
      on: {
        "booking.added": bookingChanges["booking.added"],
        "booking.removed": bookingChanges["booking.removed"],
      },
    },

    confirming: {
      tags: ["acceptsBookings", "watchConfirmations"],
      always: [
        { guard: "noOpenBookings", target: "collecting", actions: "closePayWindow" },
        { guard: "allConfirmed", target: "verifyingDocuments", actions: "openPayWindow" },
      ],
      on: {
        ...bookingChanges,
        ...recordChecks,
        ...dropMethod,
        "booking.confirmed": { guard: "awaitsAnswer", actions: "confirmBooking" },
        "booking.declined": { guard: "awaitsAnswer", actions: "endBooking" },
        "booking.extended": { guard: "mayExtend", actions: "extendBooking" },
        "clock.ticked": { actions: ["lapseOverdue", remind("watchConfirmations")] },
      },
    },

    verifyingDocuments: {
      tags: ["acceptsBookings", "watchPayment"],
      always: [
        cancelledUnpaid({ awaited: false }),
        { guard: "checksPass", target: "paying" },
        { guard: "staffHaveDocuments", target: "reviewingDocuments", actions: "pauseForReview" },
      ],
      on: { ...bookingChanges, ...recordChecks, ...dropMethod, ...remindOfPayment },
    },

    reviewingDocuments: {
      tags: ["acceptsBookings", "watchReview"],
      always: [
        { guard: "checksPass", target: "paying", actions: "resumeAfterReview" },
        { guard: "clientHasDocuments", target: "verifyingDocuments", actions: "resumeAfterReview" },
      ],
      on: {
        ...changesInReview,
        ...recordChecks,
        ...dropMethod,
        "clock.ticked": { guard: "reviewOver", target: "verifyingDocuments", actions: "endOverdueReview" },
      },
    },

    paying: {
      initial: "choosing",
      on: {
        ...recordChecks,
        "payment.captured": { guard: "capturedInFull", target: "signing", actions: "markPaid" },
      },
      states: {
        choosing: {
          tags: ["acceptsBookings", "watchPayment"],
          always: [cancelledUnpaid({ awaited: false }), backToDocuments],
          on: { ...bookingChanges, ...remindOfPayment, ...waysToPay },
        },

        processing: {
          // The plan waits for an attempt under way, however late the provider answers: no deadline is enforced here.
          // (PLAN-20)
          on: {
            "payment.unknown": { guard: "attemptKnown", actions: "markUnknown" },
            "payment.declined": { guard: "attemptKnown", target: "declined" },
          },
        },

        declined: {
          tags: ["acceptsBookings", "watchPayment"],
          always: [cancelledUnpaid({ awaited: false }), backToDocuments],
          on: { ...bookingChanges, ...remindOfPayment, ...waysToPay },
        },

        awaitingTransfer: {
          initial: "ordered",
          on: {
            "transfer.received": [
              { guard: "transferCovers", target: "#checkout.signing", actions: ["addTransferred", "markPaid"] },
              { guard: "attemptKnown", actions: "addTransferred" },
            ],
            "transfer.reversed": { guard: "hasArrived", actions: "takeOffTransferred" },
          },
          states: {
            ordered: {
              tags: ["watchPayment"],
              always: cancelledUnpaid({ awaited: true }),
              on: {
                ...remindOfPayment,
                "transfer.reported": { guard: "attemptKnown", target: "reviewing", actions: "pauseForReview" },
                "transfer.withdrawn": { guard: "attemptKnown", target: "#checkout.paying.choosing" },
              },
            },
            reviewing: {
              tags: ["watchReview"],
              on: {
                "transfer.rejected": { guard: "attemptKnown", target: "ordered", actions: "resumeAfterReview" },
                "clock.ticked": { guard: "reviewOver", target: "ordered", actions: "resumeAfterReview" },
              },
            },
          },
        },

        awaitingLink: {
          tags: ["watchPayment"],
          always: cancelledUnpaid({ awaited: true }),
          on: { ...remindOfPayment, "link.closed": { guard: "attemptKnown", target: "choosing" } },
        },
      },
    },

    signing: {
      tags: ["paid", "watchSigning", "watchChanges"],
      always: [cancelledRefunded, { guard: "signWindowOver", target: "cancelled", actions: "cancelUnsigned" }],
      on: {
        ...recordChecks,
        ...refundBooking,
        ...changesOfPaid,
        "receipt.signed": { guard: "maySign", target: "printing", actions: "markSigned" },
        "clock.ticked": { actions: ["lapseChanges", remind("watchSigning", "watchChanges")] },
      },
    },

    printing: {
      tags: ["paid", "watchServices", "watchChanges"],
      always: cancelledRefunded,
      on: {
        ...recordChecks,
        ...refundBooking,
        ...changesOfPaid,
        "receipt.signed": { guard: "maySignAnew", actions: "markSigned" },
        "clock.ticked": [
          { guard: "servicesOver", target: "completed" },
          { actions: ["lapseChanges", remind("watchChanges")] },
        ],
      },
    },

    completed: { type: "final", tags: ["paid"] },
    cancelled: {
      // Final, except that money in transit may restore the plan if its bookings are still available.
      on: {
        "payment.capturedLate": { guard: "mayRestore", target: "signing", actions: ["restorePlan", "markPaid"] },
      },
    },
  },
});
