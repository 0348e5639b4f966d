import { amountDue, withoutCancellation } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { PaymentProvider } from "../../src/shared/enumerations";
import { isSmall, type Move } from "./moves";
import type { PlanModel } from "./planModel";

type Events = Move["events"];
type Moves = Record<string, Omit<Move, "name" | "by">>;
type Start = "transfer.ordered" | "link.created";

const { BankTransferToUSA, Stripe } = PaymentProvider;

/** Starts to wait for a transfer or a link, whose method must be chosen first, because it has a charge. */
const begins =
  (type: Start, method: PaymentProvider, termsAccepted = true): Events =>
  (model, { attemptId }) => {
    const { snapshot, now } = model;
    const amount = amountDue(snapshot.context);
    if (!isSmall(model) || amount === 0) return null;
    const event = { type, at: now, attemptId, method, amount, termsAccepted, holder: "matches" } as const;
    return snapshot.context.method === method || !snapshot.can(event) ? [event] : null;
  };

/** The plan's attempt if it is of this method; a call for another method finds nothing. */
function attemptBy({ snapshot: { context } }: PlanModel, method: PaymentProvider) {
  return context.attempt?.method === method ? context.attempt : null;
}

const about =
  (
    type: "transfer.reported" | "transfer.withdrawn" | "transfer.rejected" | "link.closed",
    method: PaymentProvider,
  ): Events =>
  (model) => {
    const attempt = attemptBy(model, method);
    // A further proof of a transfer under review is only added: the plan does not change.
    if (type === "transfer.reported" && model.snapshot.hasTag("watchReview")) return null;
    return attempt && [{ type, at: model.now, attemptId: attempt.id }];
  };

const arrives =
  (share: "all" | "part"): Events =>
  (model) => {
    const { snapshot, now: at } = model;
    const attempt = attemptBy(model, BankTransferToUSA);
    if (!attempt || !snapshot.matches({ paying: "awaitingTransfer" })) return null;
    const missing = amountDue(snapshot.context) - attempt.received;
    if (share === "all") return [{ type: "transfer.received", at, attemptId: attempt.id, amount: missing }];
    const received: CheckoutEvent = {
      type: "transfer.received",
      at,
      attemptId: attempt.id,
      amount: Math.ceil(missing / 2),
    };
    // The client must send the missing part, which ends a review.
    const ends: CheckoutEvent = { type: "transfer.rejected", at, attemptId: attempt.id };
    return attempt.received > 0 ? null : [received, ...(snapshot.hasTag("watchReview") ? [ends] : [])];
  };

/** Staff reverse an entry that was a mistake. */
const isReversed: Events = (model) => {
  const attempt = attemptBy(model, BankTransferToUSA);
  if (!attempt || attempt.received === 0 || !model.snapshot.matches({ paying: "awaitingTransfer" })) return null;
  return [{ type: "transfer.reversed", at: model.now, attemptId: attempt.id, amount: attempt.received }];
};

const arrivesLate: Events = (model) => {
  const { context } = model.snapshot;
  const attempt = attemptBy(model, BankTransferToUSA);
  if (!attempt || attempt.received > 0 || context.cancelled?.reason !== "unpaid") return null;
  const amount = amountDue(withoutCancellation(context));
  return [{ type: "payment.capturedLate", at: model.now, attemptId: attempt.id, amount }];
};

const paysLink: Events = (model) => {
  const attempt = attemptBy(model, Stripe);
  if (!attempt || !model.snapshot.matches({ paying: "awaitingLink" })) return null;
  return [{ type: "payment.captured", at: model.now, attemptId: attempt.id, amount: attempt.amount }];
};

export const transferMoves = {
  "client orders a transfer": { events: begins("transfer.ordered", BankTransferToUSA) },
  "client orders a transfer without the terms": {
    events: begins("transfer.ordered", BankTransferToUSA, false),
    probe: true,
  },
  "client reports the transfer": { events: about("transfer.reported", BankTransferToUSA) },
  "client withdraws the transfer": { events: about("transfer.withdrawn", BankTransferToUSA) },
  "desk rejects the proof": { events: about("transfer.rejected", BankTransferToUSA) },
  "desk finds all of the transfer": { events: arrives("all") },
  "desk finds a part of the transfer": { events: arrives("part") },
  "desk reverses an entry": { events: isReversed },
  "desk finds the transfer too late": { events: arrivesLate },
} as const satisfies Moves;

export const linkMoves = {
  "client makes a link": { events: begins("link.created", Stripe) },
  "client makes a link without the terms": { events: begins("link.created", Stripe, false), probe: true },
  "client closes the link": { events: about("link.closed", Stripe) },
  "client pays over the link": { events: paysLink },
} as const satisfies Moves;
