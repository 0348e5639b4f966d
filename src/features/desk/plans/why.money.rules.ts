import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { isMovedByStaff } from "../../payments/methods/methods.facts";
import { isSilentForLong } from "../../payments/providerTimeout.rules";
import { refundCodes } from "../../payments/refunds/refundCodes";
import { agreedChanges, differenceOf, supplementUnderWay } from "../../plan/checkout/checkout.context";
import { because, type Known, nextDeadline } from "./why.known";
import type { PlanWhy } from "./why.schemas";

export function disputesOf({ disputes }: Known): PlanWhy[] {
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
export function movementsOf({ movements }: Known): PlanWhy[] {
  return movements.map(({ MovementId: Id, Kind, Amount: amount, CurrencyCode: currency, KnownAt: Since }) =>
    because(Kind, "desk", { Id, Facts: { amount, currency }, Since }),
  );
}

export function refundsOf({ refunds, refundRequests }: Known): PlanWhy[] {
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

export function holdersOf({ snapshot, holders }: Known): PlanWhy[] {
  return holders
    .filter(({ Status }) => Status === "waiting")
    .map(({ HolderId, Name: name, AskedAt: Since }) =>
      because("holderWaiting", "desk", { Id: String(HolderId), Facts: { name }, Since, Until: nextDeadline(snapshot) }),
    );
}

/** Transfers with an unseen proof, or with a part of the money missing. */
export function transfersOf({ snapshot, payments, unseen }: Known): PlanWhy[] {
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

/** Agreed changes of paid bookings, which wait for what they cost more, or for the answer of a provider. (PLAN-44) */
export function differencesOf({ snapshot: { context }, payments }: Known): PlanWhy[] {
  const underWay = supplementUnderWay(context);
  return agreedChanges(context).map((change) => {
    if (underWay?.bookingId === change.id) return attemptUnderWay(underWay, payments);
    return because("changeToPay", "client", {
      Id: String(change.id),
      Facts: { booking: change.replaces ?? change.id, amount: differenceOf(context, change) },
      Until: change.holdUntil,
    });
  });
}

type Attempt = { id: string; amount: Minor; startedAt: Instant; unknown: boolean };

/** An attempt with an unknown outcome: the provider is asked again until it answers. */
export function attemptUnderWay({ id, amount, startedAt, unknown }: Attempt, payments: Known["payments"]): PlanWhy {
  const row = payments.find(({ PaymentId }) => PaymentId === id);
  const details = { Id: id, Facts: { amount }, Since: startedAt };
  if (!unknown && !row?.Asked) return because("paymentUnderWay", "provider", details);
  const count = row?.Asked ?? 0;
  return because("providerSilent", isSilentForLong(count) ? "desk" : "provider", {
    ...details,
    Facts: { amount, count },
    Until: row?.AskAgainAt ?? null,
  });
}
