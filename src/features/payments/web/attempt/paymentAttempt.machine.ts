import { assign, setup } from "xstate";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Payment } from "../../payments.schemas";

/** An attempt that the server does not know after this many questions never reached it. */
const UNKNOWN_AFTER = 3;

type AttemptContext = {
  /** The key of the attempt that is under way. */
  key: string | null;
  /** The server's last answer about it. */
  payment: Payment | null;
  /** The server's reason for refusing it, if it gave one. */
  refusal: string | null;
  /** How many answers did not know it. */
  unknown: number;
};

type AttemptEvent =
  | { type: "attempt.sent"; key: string }
  | { type: "attempt.refused"; refusal: string | null }
  /** Staff review the name on the card. */
  | { type: "name.unclear" }
  /** The request's answer did not arrive. */
  | { type: "answer.lost" }
  | { type: "payment.reported"; payment: Payment }
  | { type: "payment.unknown" }
  | { type: "anotherWay.chosen" };

/**
 * Attempts to pay, one after another. During one, nothing is sent again: without an answer the server is asked until it
 * knows the outcome. `input.key`: of an attempt from before a reload. The caller supplies the action `settled`.
 * (FAULT-27)
 */
export const paymentAttemptMachine = setup({
  types: {
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    input: {} as { key: string | null },
    tags: {} as "underWay",
  },
  actions: { settled: () => {} },
}).createMachine({
  id: "attempt",
  context: ({ input }) => ({ key: input.key, payment: null, refusal: null, unknown: 0 }),
  initial: "restored",
  on: {
    "attempt.sent": {
      target: ".underWay.sending",
      actions: assign(({ event }) => ({ key: event.key, payment: null, refusal: null, unknown: 0 })),
    },
  },
  states: {
    restored: {
      always: [{ guard: ({ context }) => context.key !== null, target: "underWay.unanswered" }, { target: "none" }],
    },
    none: {},
    underWay: {
      tags: "underWay",
      initial: "sending",
      states: { sending: {}, unanswered: {} },
      on: {
        "attempt.sent": {},
        "payment.reported": [
          {
            guard: ({ event }) => event.payment.Status === PaymentStatus.Created,
            target: ".unanswered",
            actions: assign(({ event }) => ({ payment: event.payment })),
          },
          {
            guard: ({ event }) => event.payment.Status === PaymentStatus.Success,
            target: "none",
            actions: "settled",
          },
          { target: "ended.declined", actions: assign(({ event }) => ({ payment: event.payment })) },
        ],
        "attempt.refused": {
          target: "ended.refused",
          actions: assign(({ event }) => ({ refusal: event.refusal })),
        },
        "name.unclear": "ended.inReview",
        "answer.lost": ".unanswered",
        "payment.unknown": [
          { guard: ({ context }) => context.unknown + 1 >= UNKNOWN_AFTER, target: "ended.neverReceived" },
          { actions: assign(({ context }) => ({ unknown: context.unknown + 1 })) },
        ],
      },
    },
    /** Nothing was charged. */
    ended: {
      entry: "settled",
      initial: "declined",
      states: { declined: {}, refused: {}, inReview: {}, neverReceived: {} },
      // Cleared, so that the outcome is not shown again when the client comes back to the card.
      on: { "anotherWay.chosen": "none" },
    },
  },
});
