import {
  agreedChanges,
  differenceOf,
  isWaitingChange,
  keepsReplaced,
  type PlanBooking,
  supplementUnderWay,
} from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent, CheckoutEventOf } from "../../src/features/plan/checkout/checkout.events";
import { PaymentProvider } from "../../src/shared/enumerations";
import type { Move } from "./moves";
import type { PlanModel } from "./planModel";

type Events = Move["events"];
type Asserted = Partial<Pick<CheckoutEventOf<"supplement.started">, "amount" | "termsAccepted" | "holder">>;
type Outcome = "supplement.captured" | "supplement.declined" | "supplement.unknown";

const waiting = ({ snapshot }: PlanModel): PlanBooking | undefined =>
  snapshot.hasTag("paid") ? snapshot.context.bookings.find(isWaitingChange) : undefined;
const agreed = ({ snapshot }: PlanModel): PlanBooking | undefined =>
  snapshot.hasTag("paid") ? agreedChanges(snapshot.context)[0] : undefined;

/** A change of a paid plan's only booking. */
const asks: Events = ({ snapshot, now }, { booking }) => {
  const [only, ...others] = snapshot.context.bookings;
  if (!only || others.length > 0 || !snapshot.hasTag("paid")) return null;
  return [{ type: "booking.added", at: now, booking: { ...booking, replaces: only.id } }];
};

/** For the same days as the waiting change: a refused change has no booking of its own. */
const asksAgain: Events = (model) => {
  const change = waiting(model);
  if (!change) return null;
  const { id, productType, startsAt, endsAt, amount, replaces = id } = change;
  return [{ type: "booking.added", at: model.now, booking: { id, productType, startsAt, endsAt, amount, replaces } }];
};

const withdraws: Events = (model) => {
  const change = waiting(model);
  return change ? [{ type: "booking.cancelled", at: model.now, bookingId: change.id }] : null;
};

/** Removes a change from the list that has ended without replacing its booking. */
const removes: Events = ({ snapshot, now }) => {
  const { context } = snapshot;
  const over = context.bookings.find(({ status, replaces, confirmedAt }) => {
    const isOver = status === "declined" || status === "cancelled" || status === "lapsed";
    return isOver && replaces !== undefined && confirmedAt === null;
  });
  if (!over || !snapshot.hasTag("paid") || !keepsReplaced(context, over.id)) return null;
  return [{ type: "booking.removed", at: now, bookingId: over.id }];
};

/** Pays the difference of an agreed change: the start with the payer's data, then the provider's immediate answer. */
const pays =
  (asserted: Asserted, outcome?: Outcome): Events =>
  (model, { attemptId }) => {
    const change = agreed(model);
    const { snapshot, now: at } = model;
    if (!change || supplementUnderWay(snapshot.context)) return null;
    const amount = differenceOf(snapshot.context, change);
    const started = { type: "supplement.started", at, attemptId, bookingId: change.id, amount, charge: 0 } as const;
    const payer = { method: PaymentProvider.Clover, termsAccepted: true, holder: "matches" } as const;
    const start: CheckoutEvent = { ...started, ...payer, ...asserted };
    if (!outcome) return [start];
    return [
      start,
      outcome === "supplement.captured" ? { type: outcome, at, attemptId, amount } : { type: outcome, at, attemptId },
    ];
  };

const paysAgain: Events = (model, { attemptId }) => {
  const change = agreed(model);
  if (!change || !supplementUnderWay(model.snapshot.context)) return null;
  const { snapshot, now: at } = model;
  const amount = differenceOf(snapshot.context, change);
  const start = { type: "supplement.started", at, attemptId, bookingId: change.id } as const;
  const asked = { method: PaymentProvider.Clover, amount, charge: 0, termsAccepted: true, holder: "matches" } as const;
  return [{ ...start, ...asked }];
};

const answersLater: Events = ({ snapshot, now: at, providerSays }) => {
  const attempt = snapshot.hasTag("paid") ? supplementUnderWay(snapshot.context) : null;
  if (!attempt || providerSays === null) return null;
  const { id: attemptId, amount } = attempt;
  return [
    providerSays === "yes"
      ? { type: "supplement.captured", at, attemptId, amount }
      : { type: "supplement.declined", at, attemptId },
  ];
};

const acceptsHolder: Events = (model) => {
  const { snapshot, now: at } = model;
  const { holderAccepted } = snapshot.context;
  const asked = agreed(model) && !holderAccepted && !supplementUnderWay(snapshot.context);
  return asked ? [{ type: "holder.accepted", at }] : null;
};

const acceptsTooLate: Events = (model) =>
  model.snapshot.hasTag("paid") && !agreed(model) ? [{ type: "holder.accepted", at: model.now }] : null;

const signsAnew: Events = ({ snapshot, now: at }) =>
  snapshot.context.toSign.length > 0 ? [{ type: "receipt.signed", at }] : null;

/** How people change a booking of a paid plan, and pay the difference. (PLAN-42, PLAN-44) */
export const changeMoves = {
  "client asks for a dearer change": { events: asks, books: "dearer" },
  "client asks for a cheaper change": { events: asks, books: "cheaper" },
  "client asks for a change while one waits": { events: asksAgain, probe: true },
  "client withdraws the change": { events: withdraws },
  "client removes the change": { events: removes },
  "client pays the difference": { events: pays({}, "supplement.captured") },
  "client pays the difference, declined": { events: pays({}, "supplement.declined") },
  "client pays the difference, silence then yes": {
    events: pays({}, "supplement.unknown"),
    changes: { providerSays: "yes" },
  },
  "client pays the difference, silence then no": {
    events: pays({}, "supplement.unknown"),
    changes: { providerSays: "no" },
  },
  "client pays the difference under another name": { events: pays({ holder: "differs" }), probe: true },
  "client pays the difference without the terms": { events: pays({ termsAccepted: false }), probe: true },
  "client pays another difference": { events: pays({ amount: 100 }), probe: true },
  "client pays the difference while it is being paid": { events: paysAgain, probe: true },
  "provider answers about the difference": { events: answersLater, changes: { providerSays: null } },
  "desk accepts the holder of the difference": { events: acceptsHolder },
  "desk accepts a holder when nothing is due": { events: acceptsTooLate, probe: true },
  "client signs anew": { events: signsAnew },
} as const satisfies Record<string, Omit<Move, "name" | "by">>;
