import { amountDue, withoutCancellation } from "../../features/checkout/checkout.context";
import type { CheckoutEvent } from "../../features/checkout/checkout.events";
import { PaymentProvider } from "../../shared/enumerations";
import { isSmall, type Move, ofBooking, open } from "./moves";
import { checksOf, type PlanModel } from "./planModel";

type Events = Move["events"];

/** Of nobody's: no sequence reaches it, no attempt has it. */
const UNKNOWN_BOOKING = 2_000_000_000;
const UNKNOWN_ATTEMPT = "an attempt of nobody";

type OfAttempt =
  | `payment.${"unknown" | "declined"}`
  | `transfer.${"reported" | "rejected" | "withdrawn"}`
  | "link.closed";
type OfMoney = "payment.captured" | "transfer.received";

const ofAttempt =
  (type: OfAttempt): Events =>
  ({ snapshot, now }) => [{ type, at: now, attemptId: snapshot.context.attempt?.id ?? UNKNOWN_ATTEMPT }];
const ofUnknown =
  (type: OfAttempt): Events =>
  ({ now }) => [{ type, at: now, attemptId: UNKNOWN_ATTEMPT }];

const money =
  (type: OfMoney, share: number, known = true): Events =>
  ({ snapshot: { context }, now }) => {
    const attemptId = (known && context.attempt?.id) || UNKNOWN_ATTEMPT;
    return [{ type, at: now, attemptId, amount: Math.floor(amountDue(context) * share) + 1 }];
  };

const inFull: Events = ({ snapshot: { context }, now }) => [
  { type: "transfer.received", at: now, attemptId: context.attempt?.id ?? UNKNOWN_ATTEMPT, amount: amountDue(context) },
];

/** The whole of what would be due if the plan had not been cancelled. */
const late =
  (known: boolean): Events =>
  ({ snapshot: { context }, now }) => {
    const attemptId = (known && context.attempt?.id) || UNKNOWN_ATTEMPT;
    return [{ type: "payment.capturedLate", at: now, attemptId, amount: amountDue(withoutCancellation(context)) }];
  };

const starts =
  (type: "transfer.ordered" | "link.created", method: PaymentProvider, termsAccepted = true): Events =>
  (model, { attemptId }) => {
    if (!isSmall(model)) return null;
    const amount = amountDue(model.snapshot.context);
    return [{ type, at: model.now, attemptId, method, amount, termsAccepted, holder: "matches" }];
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
    const refusal = profile === "incomplete" ? ({ code: "profileIncomplete", facts: {} } as const) : null;
    const event: CheckoutEvent = { type: "documents.checked", at: model.now, checks: { ...made, profile: refusal } };
    return where(model) ? [event] : null;
  };

const { BankTransferToUSA, Stripe } = PaymentProvider;
const awaitsSignature = ({ snapshot }: PlanModel) => snapshot.matches("signing");
const signsByHand: Events = (model) =>
  model.byHand && awaitsSignature(model) ? [{ type: "receipt.signed", at: model.now }] : null;

/** Events that QA sends (`POST /qa/plans/{id}/events`): what has no way of its own yet, and what no way lets through. */
const inspectorMoves: Record<string, Omit<Move, "name" | "by">> = {
  "a booking is refunded": { events: ofBooking("booking.refunded", open), leavesNoRows: true },
  "money comes late": { events: late(true), leavesNoRows: true },
  "money of an unknown attempt comes late": { events: late(false), probe: true },
  "a transfer is ordered": { events: starts("transfer.ordered", BankTransferToUSA), leavesNoRows: true },
  "a transfer is ordered without the terms": {
    events: starts("transfer.ordered", BankTransferToUSA, false),
    probe: true,
  },
  "a transfer is reported": { events: ofAttempt("transfer.reported") },
  "a transfer is rejected": { events: ofAttempt("transfer.rejected") },
  "a transfer is withdrawn": { events: ofAttempt("transfer.withdrawn") },
  "a transfer is received in full": { events: inFull },
  "a transfer is received in part": { events: money("transfer.received", 0.5) },
  "a link is made": { events: starts("link.created", Stripe), leavesNoRows: true },
  "a link is made without the terms": { events: starts("link.created", Stripe, false), probe: true },
  "a link is closed": { events: ofAttempt("link.closed") },
  "a profile loses what signing needs": { events: checks(awaitsSignature, "incomplete"), leavesNoRows: true },
  "a profile is mended": { events: checks((model) => model.byHand && awaitsSignature(model), "complete") },
  "a receipt is signed by hand": { events: signsByHand },
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
  "an unknown attempt is captured": { events: money("payment.captured", 1, false), probe: true },
  "another amount is captured": { events: money("payment.captured", 1), probe: true },
  "an unknown transfer is reported": { events: ofUnknown("transfer.reported"), probe: true },
  "an unknown transfer is rejected": { events: ofUnknown("transfer.rejected"), probe: true },
  "an unknown transfer is withdrawn": { events: ofUnknown("transfer.withdrawn"), probe: true },
  "an unknown transfer is received": { events: money("transfer.received", 1, false), probe: true },
  "an unknown link is closed": { events: ofUnknown("link.closed"), probe: true },
};

export const allInspectorMoves: Move[] = Object.entries(inspectorMoves).map(([name, move]) => ({
  name,
  by: "inspector",
  needsNoRows: true,
  ...move,
}));
