import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { isWithStaff, type Refusal } from "../../../shared/refusals";
import { papersBlockedBy } from "../../payments/disputes/dispute.rules";
import { ownFailure } from "../../payments/failureCodes";
import { isLost } from "../../plan/bookings/bookingStatus";
import { amountDue, type CheckoutContext, firstStart } from "../../plan/checkout/checkout.context";
import { isToSignAgain, stateName } from "../../plan/checkout/checkout.states";
import { because, type Known, nextDeadline, type WhyName } from "./why.known";
import { attemptUnderWay } from "./why.money.rules";
import type { PlanWhy } from "./why.schemas";

/** The plan's own reasons, by its state. What is already listed for staff is not repeated. */
export function reasonsForState(known: Known, listed: readonly PlanWhy[]): PlanWhy[] {
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
      return isListed("bookingToAnswer", "alternativeProposed") ? [] : [because("bookingToAnswer", "desk", { Until })];
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
      return context.attempt ? [attemptUnderWay(context.attempt, known.payments)] : [];
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
      if (isToSignAgain(snapshot)) return toSignAnew(context, held);
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

/** Each change at another price has no voucher until the receipt is signed again; nothing is cancelled without. (PLAN-43) */
function toSignAnew({ toSign, bookings }: CheckoutContext, held: "bank" | "nobody" | null): PlanWhy[] {
  return toSign.map((booking) =>
    because("receiptToSignAgain", held ?? "client", {
      Id: String(booking),
      Facts: Object.assign({ booking }, heldBy(held)),
      Since: bookings.find(({ id }) => id === booking)?.confirmedAt ?? null,
    }),
  );
}

const ended = { unpaid: "endedUnpaid", unsigned: "endedUnsigned", refunded: "endedRefunded" } as const;

/**
 * Who has to act before the plan's papers are available: the bank while a dispute is undecided; nobody after a lost
 * one, which is a separate reason for staff. Null: they are not blocked. (DESK-91)
 */
function whoHolds({ disputes }: Known): "bank" | "nobody" | null {
  const hold = papersBlockedBy(disputes.filter(({ SettledAt }) => SettledAt === null).map(({ Status }) => Status));
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

const awaited = ({ attempt }: CheckoutContext, What: "transferOrdered" | "linkWaits", Until: Instant | null) =>
  because(What, "client", { Facts: { amount: attempt?.amount ?? 0 }, Since: attempt?.startedAt ?? null, Until });

const amountPaid = ({ snapshot }: Known): Minor => snapshot.context.attempt?.amount ?? amountDue(snapshot.context);
