import { amountDue, openBookings } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent, CheckoutEventOf } from "../../src/features/plan/checkout/checkout.events";
import { nextTickOf } from "../../src/features/plan/checkout/checkout.log";
import { takesBookings } from "../../src/features/plan/checkout/checkout.states";
import { PaymentProvider } from "../../src/shared/enumerations";
import { linkMoves, transferMoves } from "./awaitedMoves";
import { changeMoves } from "./changeMoves";
import { answered, ended, isSmall, type Move, ofBooking, open, requested } from "./moves";
import { checkedNow, type Fresh, hasRoom, type PlanModel } from "./planModel";

type Events = Move["events"];
type Asserted = Partial<Pick<CheckoutEventOf<"payment.started">, "amount" | "termsAccepted" | "holder">>;

/** Pays by card: the start with the payer's data, then the provider's immediate answer. */
const pays =
  (asserted: Asserted, outcome?: "payment.captured" | "payment.declined" | "payment.unknown"): Events =>
  (model, { attemptId }) => {
    const { context } = model.snapshot;
    const amount = amountDue(context);
    // Other outcomes are tried only on plans with at most one booking; without bookings there is no amount to pay.
    const ends = outcome === "payment.captured" || outcome === "payment.declined";
    if (amount === 0 || (!isSmall(model) && !ends)) return null;
    const at = model.now;
    const method = PaymentProvider.Clover;
    const started = { type: "payment.started", at, attemptId, method, amount, termsAccepted: true } as const;
    const start: CheckoutEvent = { ...started, holder: "matches", ...asserted };
    if (!outcome) return [start];
    return [
      start,
      outcome === "payment.captured" ? { type: outcome, at, attemptId, amount } : { type: outcome, at, attemptId },
    ];
  };

/**
 * Pays through Payeezy, which has no charge and need not be chosen; only if nothing was tried before, so that the graph
 * stays small.
 */
const paysByPayeezy: Events = (model, fresh) => {
  const { method, holderAccepted } = model.snapshot.context;
  const fresher = model.snapshot.matches({ paying: "choosing" }) && method === null && !holderAccepted;
  if (!isSmall(model) || !fresher) return null;
  const events = pays({}, "payment.captured")(model, fresh) ?? [];
  return events.map((event) =>
    event.type === "payment.started" ? { ...event, method: PaymentProvider.Payeezy } : event,
  );
};

const givesLicence =
  (licence: PlanModel["licence"]): Events =>
  (model) => {
    const { snapshot, now } = model;
    if (model.licence === licence || !isSmall(model)) return null;
    const event = checkedNow(licence, now);
    // Documents of paid plans are not checked again, and those of plans without bookings not at all.
    if (openBookings(snapshot.context).length > 0 && !snapshot.hasTag("paid") && snapshot.can(event)) return [event];
    return snapshot.matches("collecting") ? [] : null;
  };

const acceptsLicence: Events = (model, fresh) =>
  model.licence === "unreviewed" ? givesLicence("old")(model, fresh) : null;

const answersLater: Events = ({ snapshot, now, providerSays }) => {
  const { attempt } = snapshot.context;
  if (!attempt || providerSays === null || !snapshot.matches("paying")) return null;
  const at = now;
  const attemptId = attempt.id;
  const amount = attempt.amount;
  return [
    providerSays === "yes"
      ? { type: "payment.captured", at, attemptId, amount }
      : { type: "payment.declined", at, attemptId },
  ];
};

const books: Events = ({ snapshot, now }, { booking }: Fresh) =>
  // A plan that accepts no booking stays as it is: the booking starts another plan.
  takesBookings(snapshot, now) && hasRoom(snapshot.context) ? [{ type: "booking.added", at: now, booking }] : null;

const timePasses: Events = ({ snapshot }) => {
  const at = nextTickOf(snapshot);
  return at === null ? null : [{ type: "clock.ticked", at }];
};

const acceptsHolder: Events = (model) => {
  const { snapshot, now } = model;
  // On plans without a chosen method, so that the graph stays small; a declined attempt has chosen the card.
  const unchosen = snapshot.context.method === null || snapshot.matches({ paying: "declined" });
  return isSmall(model) && unchosen && !snapshot.context.holderAccepted ? [{ type: "holder.accepted", at: now }] : null;
};

/** The charges of methods, as in the table of methods. */
const terms = {
  [PaymentProvider.Clover]: { rate: 0, fixed: 0 },
  [PaymentProvider.BankTransferToUSA]: { rate: 0, fixed: 1_500 },
  [PaymentProvider.Stripe]: { rate: 250, fixed: 0 },
};

const chooses =
  (method: keyof typeof terms): Events =>
  (model) =>
    // Without an open booking a plan has no price, so no method can be offered.
    isSmall(model) && openBookings(model.snapshot.context).length > 0
      ? [{ type: "method.changed", at: model.now, method, charge: terms[method] }]
      : null;

const signs: Events = ({ snapshot, now }) =>
  // Signing again changes nothing.
  snapshot.context.signedAt === null ? [{ type: "receipt.signed", at: now }] : null;

/** The real actions of people on a plan, each with its own call (`peopleWays.ts`). */
export const peopleMoves = {
  "client books": { events: books, books: "new" },
  "desk confirms": { events: ofBooking("booking.confirmed", requested) },
  "desk confirms what is answered": { events: ofBooking("booking.confirmed", answered), probe: true },
  "desk declines": { events: ofBooking("booking.declined", requested) },
  "desk declines what is answered": { events: ofBooking("booking.declined", answered), probe: true },
  "desk extends": { events: ofBooking("booking.extended", requested) },
  "client cancels": { events: ofBooking("booking.cancelled", open) },
  "client cancels what has ended": { events: ofBooking("booking.cancelled", ended), probe: true },
  "client removes": { events: ofBooking("booking.removed", open) },
  "client gives a young licence": { events: givesLicence("young"), changes: { licence: "young" } },
  "client gives an old licence": { events: givesLicence("old"), changes: { licence: "old" } },
  "client gives a licence in another name": { events: givesLicence("unreviewed"), changes: { licence: "unreviewed" } },
  "desk accepts the licence": { events: acceptsLicence, changes: { licence: "old" } },
  "client chooses the transfer": { events: chooses(PaymentProvider.BankTransferToUSA) },
  "client chooses the link": { events: chooses(PaymentProvider.Stripe) },
  "client chooses the card": { events: chooses(PaymentProvider.Clover) },
  "desk accepts the holder": { events: acceptsHolder },
  "client pays": { events: pays({}, "payment.captured") },
  "client pays, declined": { events: pays({}, "payment.declined") },
  "client pays through Payeezy": { events: paysByPayeezy },
  "client pays, silence then yes": { events: pays({}, "payment.unknown"), changes: { providerSays: "yes" } },
  "client pays, silence then no": { events: pays({}, "payment.unknown"), changes: { providerSays: "no" } },
  "client pays under an unclear name": { events: pays({ holder: "unclear" }, "payment.captured") },
  "client pays under another name": { events: pays({ holder: "differs" }), probe: true },
  "client pays without the terms": { events: pays({ termsAccepted: false }), probe: true },
  "client pays another amount": { events: pays({ amount: 100 }), probe: true },
  "provider answers": { events: answersLater, changes: { providerSays: null } },
  ...transferMoves,
  ...linkMoves,
  ...changeMoves,
  "desk refunds": { events: ofBooking("booking.refunded", open) },
  "desk refunds what has ended": { events: ofBooking("booking.refunded", ended), probe: true },
  "client signs": { events: signs },
  "time passes": { events: timePasses, needsNoRows: true },
} as const satisfies Record<string, Omit<Move, "name" | "by">>;

export type PeopleMove = keyof typeof peopleMoves;

export const allPeopleMoves: Move[] = Object.entries<Omit<Move, "name" | "by">>(peopleMoves).map(([name, move]) => ({
  name,
  by: "people",
  ...move,
}));
