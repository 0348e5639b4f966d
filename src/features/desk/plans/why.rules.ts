import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { isWithStaff, type Refusal } from "../../../shared/refusals";
import { holdOf } from "../../payments/dispute.rules";
import { ownFailure } from "../../payments/failureCodes";
import { isMovedByStaff } from "../../payments/methods/methods.facts";
import { isSilentForLong } from "../../payments/providerTimeout.rules";
import { refundCodes } from "../../payments/refundCodes";
import { isLost } from "../../plan/bookingStatus";
import { amountDue, type CheckoutContext, firstStart, openBookings } from "../../plan/checkout/checkout.context";
import { type CheckoutSnapshot, stateName } from "../../plan/checkout/checkout.states";
import { deadlinesOf } from "./plan.log";
import type {
  AskedRefund,
  PlanDispute,
  PlanDocument,
  PlanHolder,
  PlanLimits,
  PlanMail,
  PlanMovement,
  PlanNote,
  PlanPayment,
  PlanRefund,
} from "./plans.schemas";
import type { PlanWhy } from "./why.schemas";

/** What is known of a plan: the chart's snapshot, and what happened outside the chart. */
export type Known = {
  readonly snapshot: CheckoutSnapshot;
  readonly payments: readonly PlanPayment[];
  readonly refunds: readonly PlanRefund[];
  readonly refundRequests: readonly AskedRefund[];
  readonly disputes: readonly PlanDispute[];
  readonly movements: readonly PlanMovement[];
  readonly holders: readonly PlanHolder[];
  readonly documents: readonly PlanDocument[];
  readonly notes: readonly PlanNote[];
  readonly mails: readonly PlanMail[];
  readonly limits: PlanLimits;
  /** The payment deadline after which the money came; null: it came in time, or not at all. (DESK-41) */
  readonly payEndMissed: Instant | null;
  /** A transfer whose proof nobody has looked at, and whether its plan has ended; null: none. Minor units. */
  readonly unseen: {
    readonly Id: string;
    readonly amount: Minor;
    readonly Since: Instant;
    readonly ended: boolean;
  } | null;
};

export type WhyName = PlanWhy["What"];

type WhyDetails = Partial<Omit<PlanWhy, "What" | "Waits">>;

const because = (What: WhyName, Waits: PlanWhy["Waits"], details: WhyDetails = {}): PlanWhy => ({
  What,
  Waits,
  Id: "",
  Facts: {},
  Since: null,
  Until: null,
  Refusals: [],
  ...details,
});

/**
 * Why a plan is in its state: first what waits for staff, each with its cause, evidence and deadline, then the one
 * thing that the plan itself waits for. Never empty. (DESK-23)
 */
export function whyOf(known: Known): PlanWhy[] {
  const forDesk = [
    ...disputesOf(known),
    ...movementsOf(known),
    ...refundsOf(known),
    ...holdersOf(known),
    ...transfersOf(known),
    ...documentsOf(known),
    ...bookingsOf(known),
    ...notesOf(known),
    ...mailsOf(known),
    ...limitsOf(known),
  ];
  const deskFirst = (one: PlanWhy) => (one.Waits === "desk" ? 0 : 1);
  return [...forDesk, ...reasonsForState(known, forDesk)].sort((a, b) => deskFirst(a) - deskFirst(b));
}

function disputesOf({ disputes }: Known): PlanWhy[] {
  return disputes.flatMap(({ DisputeId: Id, Amount: amount, Status, OpenedAt, RespondBy, AnsweredAt, ...ended }) => {
    if (Status === "open") {
      return [because("disputeOpen", "desk", { Id, Facts: { amount }, Since: OpenedAt, Until: RespondBy })];
    }
    if (Status === "answered") {
      return [because("disputeAnswered", "bank", { Id, Facts: { amount }, Since: AnsweredAt ?? OpenedAt })];
    }
    return Status === "lost" && ended.SettledAt === null
      ? [because("disputeLost", "desk", { Id, Facts: { amount }, Since: ended.ClosedAt })]
      : [];
  });
}

/** What happened at the provider without us, and waits for finance. (PAY-34, PAY-35) */
function movementsOf({ movements }: Known): PlanWhy[] {
  return movements.map(({ MovementId: Id, Kind, Amount: amount, CurrencyCode: currency, KnownAt: Since }) =>
    because(Kind, "desk", { Id, Facts: { amount, currency }, Since }),
  );
}

function refundsOf({ refunds, refundRequests }: Known): PlanWhy[] {
  const owed = refunds.filter(({ Status }) => Status === PaymentStatus.Created);
  return [
    ...owed.map(({ RefundId: Id, Amount: amount, FailureCode, CreatedAt: Since, AskAgainAt }) => {
      const details = { Id, Facts: { amount, code: FailureCode ?? "" }, Since };
      if (FailureCode === refundCodes.disputed) return because("refundHeld", "bank", details);
      if (FailureCode === refundCodes.sentBack) return because("refundReturned", "desk", details);
      const isUnknown = FailureCode === refundCodes.unknown;
      if (AskAgainAt === null) return because(isUnknown ? "refundUnknown" : "refundByHand", "desk", details);
      return FailureCode === null || isUnknown
        ? because("refundUnderWay", "provider", details)
        : because("refundRefused", "desk", details);
    }),
    ...refundRequests.map(({ RequestId: Id, BookingId: booking, Amount: amount, AskedAt: Since }) =>
      because("refundAsked", "desk", { Id, Facts: { booking, amount }, Since }),
    ),
  ];
}

function holdersOf({ snapshot, holders }: Known): PlanWhy[] {
  return holders
    .filter(({ Status }) => Status === "waiting")
    .map(({ HolderId, Name: name, AskedAt: Since }) =>
      because("holderWaiting", "desk", { Id: String(HolderId), Facts: { name }, Since, Until: nextDeadline(snapshot) }),
    );
}

/** Transfers with an unseen proof, or with a part of the money missing. */
function transfersOf({ snapshot, payments, unseen }: Known): PlanWhy[] {
  if (unseen?.ended) {
    const { Id, amount, Since } = unseen;
    return [because("transferToMatch", "desk", { Id, Facts: { amount, late: "ended" }, Since })];
  }
  const { attempt } = snapshot.context;
  const ordered = payments.find(({ PaymentId, Method }) => PaymentId === attempt?.id && isMovedByStaff(Method));
  if (!ordered || !attempt || !snapshot.matches({ paying: "awaitingTransfer" })) return [];
  const Until = nextDeadline(snapshot);
  const details = { Id: ordered.PaymentId, Since: ordered.CreatedAt, Until };
  const amount = attempt.amount;
  const arrived = attempt.received;
  if (arrived > 0)
    return [because("transferShort", "desk", { ...details, Facts: { amount, arrived, missing: amount - arrived } })];
  if (snapshot.hasTag("watchReview")) return [because("transferToMatch", "desk", { ...details, Facts: { amount } })];
  if (unseen === null) return [];
  // The review's deadline is over: it can still be reviewed while the window to pay continues.
  return [because("transferToMatch", "desk", { ...details, Facts: { amount, late: "yes" } })];
}

/** Whether a plan is blocked until staff have reviewed a document. */
export function waitsForReview({ context: { checks } }: CheckoutSnapshot): boolean {
  return checks?.documents ? isWithStaff(checks.documents) : false;
}

/**
 * Documents not reviewed yet: they wait for staff until the plan has ended, and block the payment if the chart says so.
 * (DESK-103)
 */
function documentsOf({ snapshot, documents }: Known): PlanWhy[] {
  if (snapshot.status === "done" || snapshot.matches("cancelled")) return [];
  const heldUp = waitsForReview(snapshot);
  return documents
    .filter(({ Status }) => Status === "inReview" || (Status === "given" && heldUp))
    .map(({ DocumentId, Type: type, Holder: holder, GivenAt: Since }) =>
      because("documentWaiting", "desk", {
        Id: String(DocumentId),
        Facts: { type, holder },
        Since,
        Until: heldUp ? nextDeadline(snapshot) : null,
      }),
    );
}

function bookingsOf({ snapshot }: Known): PlanWhy[] {
  return openBookings(snapshot.context)
    .filter(({ status }) => status === "requested")
    .sort((a, b) => a.confirmBy - b.confirmBy)
    .map(({ id, createdAt, confirmBy }) =>
      because("bookingToAnswer", "desk", {
        Id: String(id),
        Facts: { booking: id },
        Since: createdAt,
        Until: confirmBy,
      }),
    );
}

function notesOf({ notes }: Known): PlanWhy[] {
  return notes
    .filter(({ HandledAt }) => HandledAt === null)
    .map(({ NoteId, Subject: name, CreatedAt: Since }) =>
      because("noteWaiting", "desk", { Id: String(NoteId), Facts: { name }, Since }),
    );
}

function mailsOf({ mails }: Known): PlanWhy[] {
  return mails
    .filter(({ Lost }) => Lost)
    .map(({ MailId, Subject: name, Refusal, CreatedAt: Since }) =>
      because("mailLost", "desk", {
        Id: String(MailId),
        Facts: { name, refused: Refusal === null ? "no" : "yes" },
        Since,
      }),
    );
}

function limitsOf({ limits: { Reached, LiftedUntil } }: Known): PlanWhy[] {
  return LiftedUntil === null ? Reached.map((limit) => because("limitReached", "desk", { Id: limit })) : [];
}

/** The plan's own reasons, by its state. What is already listed for staff is not repeated. */
function reasonsForState(known: Known, listed: readonly PlanWhy[]): PlanWhy[] {
  const { snapshot } = known;
  const { context } = snapshot;
  const isListed = (...names: WhyName[]) => listed.some(({ What }) => names.includes(What));
  const Until = nextDeadline(snapshot);
  const amount = amountDue(context);
  const held = whoHolds(known);
  switch (stateName(snapshot)) {
    case "collecting":
      return [emptied(context)];
    case "confirming":
      return isListed("bookingToAnswer") ? [] : [because("bookingToAnswer", "desk", { Until })];
    case "verifyingDocuments":
    case "reviewingDocuments": {
      const unfit = rejected(known);
      // The reason for a rejected document is shown instead of the refusal.
      const Refusals = missing(context).filter(({ code }) => code !== "documentsRejected" || unfit === null);
      return unfit === null && isListed("documentWaiting") && Refusals.every(isWithStaff)
        ? []
        : [because("clientMissing", "client", { Refusals, Facts: { amount, ...unfit }, Until })];
    }
    case "paying.choosing":
      return isListed("holderWaiting") ? [] : [because("clientToPay", "client", { Facts: { amount }, Until })];
    case "paying.declined":
      return [declined(known, amount, Until)];
    case "paying.processing":
      return [underWay(known)];
    case "paying.awaitingTransfer.ordered":
    case "paying.awaitingTransfer.reviewing":
      return isListed("transferShort", "transferToMatch") ? [] : [awaited(context, "transferOrdered", Until)];
    case "paying.awaitingLink":
      return [awaited(context, "linkWaits", Until)];
    case "signing":
      return [
        because("receiptUnsigned", held ?? "client", {
          Facts: { amount: amountPaid(known), ...heldBy(held), ...lateFor(known.payEndMissed) },
          // After a lost dispute there is no deadline to sign.
          Since: context.paidAt,
          Until: held === "nobody" ? null : Until,
        }),
      ];
    case "printing":
      return [
        because("vouchersOut", held ?? "nobody", {
          Facts: heldBy(held),
          Since: context.signedAt,
          Until: firstStart(context),
        }),
      ];
    case "completed":
      return [because("completed", "nobody")];
    default:
      return [
        because(ended[context.cancelled?.reason ?? "unpaid"], "nobody", {
          Since: context.cancelled?.at ?? null,
          Facts: afterTheEnd(known),
        }),
      ];
  }
}

const ended = { unpaid: "endedUnpaid", unsigned: "endedUnsigned", refunded: "endedRefunded" } as const;

/**
 * For whom the plan's papers wait: the bank while a dispute is undecided; nobody after a lost one, which is a reason of
 * its own for staff. Null: they are not blocked. (DESK-91)
 */
function whoHolds({ disputes }: Known): "bank" | "nobody" | null {
  const hold = holdOf(disputes.filter(({ SettledAt }) => SettledAt === null).map(({ Status }) => Status));
  return hold && (hold === "lost" ? "nobody" : "bank");
}

const heldBy = (who: string | null): PlanWhy["Facts"] =>
  who === null ? {} : { held: who === "bank" ? "yes" : "lost" };

const lateFor = (deadline: Instant | null): PlanWhy["Facts"] => (deadline === null ? {} : { late: "yes", deadline });

/** Money that came after the plan's cancellation and did not restore it: it is refunded. */
function afterTheEnd({ snapshot, payments }: Known): PlanWhy["Facts"] {
  const { cancelled } = snapshot.context;
  const late = payments.find(
    ({ FailureCode, SettledAt }) =>
      cancelled !== null && FailureCode === ownFailure.refunded && SettledAt !== null && SettledAt >= cancelled.at,
  );
  return late ? { late: "yes", amount: late.Amount, came: late.SettledAt ?? 0 } : {};
}

/** No open booking: the last one was lost, or nothing was ever booked. */
function emptied({ bookings }: CheckoutContext): PlanWhy {
  const lost = bookings.findLast(({ status }) => isLost(status));
  if (!lost) return because("empty", "client");
  return because(lost.status === "declined" ? "bookingDeclined" : "bookingLapsed", "client", {
    Id: String(lost.id),
    Facts: { booking: lost.id },
  });
}

function missing({ checks }: CheckoutContext): Refusal[] {
  if (!checks) return [{ code: "documentsNotChecked", facts: {} }];
  const refusals = Object.values(checks).filter((refusal) => refusal !== null);
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}

/** The document that staff rejected, and why, if no other was given since. */
function rejected({ documents }: Known): PlanWhy["Facts"] | null {
  const found = documents.findLast(({ Status }) => Status === "rejected");
  return found ? { type: found.Type, holder: found.Holder, name: found.RejectedFor ?? "" } : null;
}

function declined({ payments }: Known, amount: Minor, Until: Instant | null): PlanWhy {
  const last = payments.findLast(({ Status }) => Status === PaymentStatus.Failed);
  return because("cardDeclined", "client", {
    Id: last?.PaymentId ?? "",
    Facts: { amount, code: last?.FailureCode ?? "" },
    Since: last?.SettledAt ?? last?.CreatedAt ?? null,
    Until,
  });
}

/** An attempt with an unknown outcome: the provider is asked again until it answers. */
function underWay({ snapshot, payments }: Known): PlanWhy {
  const { attempt } = snapshot.context;
  const row = payments.find(({ PaymentId }) => PaymentId === attempt?.id);
  const details = { Id: attempt?.id ?? "", Facts: { amount: attempt?.amount ?? 0 }, Since: attempt?.startedAt ?? null };
  if (!attempt?.unknown && !row?.Asked) return because("paymentUnderWay", "provider", details);
  const questionCount = row?.Asked ?? 0;
  return because("providerSilent", isSilentForLong(questionCount) ? "desk" : "provider", {
    ...details,
    Facts: { ...details.Facts, count: questionCount },
    Until: row?.AskAgainAt ?? null,
  });
}

const awaited = ({ attempt }: CheckoutContext, What: "transferOrdered" | "linkWaits", Until: Instant | null) =>
  because(What, "client", { Facts: { amount: attempt?.amount ?? 0 }, Since: attempt?.startedAt ?? null, Until });

const amountPaid = ({ snapshot }: Known): Minor => snapshot.context.attempt?.amount ?? amountDue(snapshot.context);

const nextDeadline = (snapshot: CheckoutSnapshot): Instant | null => deadlinesOf(snapshot)[0]?.at ?? null;
