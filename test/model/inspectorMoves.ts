import { amountDue, withoutCancellation } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { PaymentProvider } from "../../src/shared/enumerations";
import type { Move } from "./moves";
import { checksOf, type PlanModel } from "./planModel";

type Events = Move["events"];

/** Ids that no booking (its sequence is far below) and no attempt has. */
const UNKNOWN_BOOKING = 2_000_000_000;
const UNKNOWN_ATTEMPT = "an attempt of nobody";

type OfAttempt =
  | `payment.${"unknown" | "declined"}`
  | `transfer.${"reported" | "rejected" | "withdrawn"}`
  | "link.closed"
  | `supplement.${"unknown" | "declined"}`;
type OfMoney =
  | "supplement.captured"
  | "payment.captured"
  | "payment.capturedLate"
  | "transfer.received"
  | "transfer.reversed";

const ofUnknown =
  (type: OfAttempt): Events =>
  ({ now }) => [{ type, at: now, attemptId: UNKNOWN_ATTEMPT }];

/** The amount due, or one cent more; for the plan's own attempt, or an unknown one. */
const money =
  (type: OfMoney, known: boolean): Events =>
  ({ snapshot: { context }, now }) => {
    const attemptId = (known && context.attempt?.id) || UNKNOWN_ATTEMPT;
    return [{ type, at: now, attemptId, amount: amountDue(withoutCancellation(context)) + Number(known) }];
  };

const ofNobody =
  (
    type:
      | "booking.cancelled"
      | "booking.removed"
      | "booking.confirmed"
      | "booking.declined"
      | "booking.extended"
      | "booking.refunded",
  ): Events =>
  ({ now }) => [{ type, at: now, bookingId: UNKNOWN_BOOKING }];

const addsThePast: Events = ({ lastBooked, now }, { booking }) =>
  lastBooked === null
    ? null
    : [{ type: "booking.added", at: now, booking: { ...booking, id: lastBooked, startsAt: now } }];

const checks =
  (where: (model: PlanModel) => boolean, profile: "complete" | "incomplete"): Events =>
  (model) => {
    const made = checksOf(model.licence);
    const refusal =
      profile === "incomplete" ? ({ code: "profileIncomplete", facts: { missing: "phone" } } as const) : null;
    const event: CheckoutEvent = { type: "documents.checked", at: model.now, checks: { ...made, profile: refusal } };
    return where(model) ? [event] : null;
  };

const awaitsSignature = ({ snapshot }: PlanModel) => snapshot.matches("signing");
const signsByHand: Events = (model) =>
  model.byHand && awaitsSignature(model) ? [{ type: "receipt.signed", at: model.now }] : null;

const isSigned = ({ snapshot }: PlanModel) => snapshot.matches("printing");
const signsAgain: Events = (model) => (isSigned(model) ? [{ type: "receipt.signed", at: model.now }] : null);

/**
 * Waits for a transfer or a link although its method was not chosen: the chart allows that with a method without
 * charge.
 */
const begins =
  (type: "transfer.ordered" | "link.created", method: PaymentProvider): Events =>
  ({ snapshot, now }, { attemptId }) => {
    if (!snapshot.matches({ paying: "declined" })) return null;
    const amount = amountDue(snapshot.context);
    return [{ type, at: now, attemptId, method, amount, termsAccepted: true, holder: "matches" }];
  };

/** The table of methods belongs to the whole shop: an operator's change would affect every plan. */
const drops: Events = (model) => {
  const { method } = model.snapshot.context;
  const dropped = method !== null && ({ type: "method.dropped", at: model.now, method, why: "notOffered" } as const);
  return dropped && model.snapshot.can(dropped) ? [dropped] : null;
};

const dropsUnchosen: Events = ({ snapshot, now }) =>
  snapshot.context.method === null
    ? [{ type: "method.dropped", at: now, method: PaymentProvider.Stripe, why: "notOffered" }]
    : null;

/** Events that QA sends (`POST /qa/plans/{id}/events`), which people cannot cause. */
const inspectorMoves: Record<string, Omit<Move, "name" | "by">> = {
  "money of an unknown attempt comes late": { events: money("payment.capturedLate", false), probe: true },
  "a transfer is ordered after a decline": {
    events: begins("transfer.ordered", PaymentProvider.BankTransferToUSA),
    leavesNoRows: true,
  },
  "a link is made after a decline": { events: begins("link.created", PaymentProvider.Stripe), leavesNoRows: true },
  "the chosen method lapses": { events: drops },
  "a method that is not chosen lapses": { events: dropsUnchosen, probe: true },
  "a profile loses what signing needs": { events: checks(awaitsSignature, "incomplete"), leavesNoRows: true },
  "a profile is mended": { events: checks((model) => model.byHand && awaitsSignature(model), "complete") },
  "a receipt is signed by hand": { events: signsByHand },
  "a signed receipt is signed again": { events: signsAgain, probe: true },
  "the documents of a signed plan are checked": { events: checks(isSigned, "complete") },
  "checks are made where they are not asked for": { events: checks(() => true, "complete"), probe: true },
  "a booking of the past is added": { events: addsThePast, probe: true },
  "an unknown booking is confirmed": { events: ofNobody("booking.confirmed"), probe: true },
  "an unknown booking is declined": { events: ofNobody("booking.declined"), probe: true },
  "an unknown booking is extended": { events: ofNobody("booking.extended"), probe: true },
  "an unknown booking is cancelled": { events: ofNobody("booking.cancelled"), probe: true },
  "an unknown booking is removed": { events: ofNobody("booking.removed"), probe: true },
  "an unknown booking is refunded": { events: ofNobody("booking.refunded"), probe: true },
  "an unknown attempt gets no answer": { events: ofUnknown("payment.unknown"), probe: true },
  "an unknown attempt is declined": { events: ofUnknown("payment.declined"), probe: true },
  "an unknown attempt is captured": { events: money("payment.captured", false), probe: true },
  "another amount is captured": { events: money("payment.captured", true), probe: true },
  "an unknown payment of a difference gets no answer": { events: ofUnknown("supplement.unknown"), probe: true },
  "an unknown payment of a difference is declined": { events: ofUnknown("supplement.declined"), probe: true },
  "an unknown payment of a difference is captured": { events: money("supplement.captured", false), probe: true },
  "an unknown transfer is reported": { events: ofUnknown("transfer.reported"), probe: true },
  "an unknown transfer is rejected": { events: ofUnknown("transfer.rejected"), probe: true },
  "an unknown transfer is withdrawn": { events: ofUnknown("transfer.withdrawn"), probe: true },
  "an unknown transfer is received": { events: money("transfer.received", false), probe: true },
  "an unknown transfer is reversed": { events: money("transfer.reversed", false), probe: true },
  "more of a transfer is reversed than came": { events: money("transfer.reversed", true), probe: true },
  "an unknown link is closed": { events: ofUnknown("link.closed"), probe: true },
};

export const allInspectorMoves: Move[] = Object.entries(inspectorMoves).map(([name, move]) => ({
  name,
  by: "inspector",
  needsNoRows: true,
  ...move,
}));
