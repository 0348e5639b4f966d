import type { HoldOnPapers } from "../../../../payments/disputes/dispute.rules";
import { isMovedByStaff } from "../../../../payments/methods/methods.facts";
import { moneyAlertNames } from "../../../../payments/outside/moneyAlerts";
import { seenReference } from "../../../../payments/providerReference";
import type { disputesOfPlan } from "../../../../payments/server/disputes/disputes.repository";
import type { waitingOutside } from "../../../../payments/server/outside/outside.repository";
import { firstStart, openBookings } from "../../../../plan/checkout/checkout.context";
import { heldUntil, paymentBound } from "../../../../plan/checkout/checkout.deadlines";
import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import { deadlinesOf, nextEventsOf } from "../../../plans/plan.log";
import type {
  AskedRefund,
  PlanAlert,
  PlanDispute,
  PlanDocument,
  PlanHolder,
  PlanMail,
  PlanMovement,
  PlanPayment,
  PlanRefund,
  SupportPlan,
} from "../../../plans/plans.schemas";
import type {
  alertsOf,
  askedRefundsOf,
  documentsOf,
  holdersOf,
  mailsOf,
  paymentsOf,
  refundsOf,
} from "../../records/plan.repository";

/** A row of a query, in the form of the plan's page. */

type RowOf<Query extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];

/** From the chart: the amount due, and what may happen next or why not. `hold`: a dispute's on the papers. */
export function toOutcome(
  snapshot: CheckoutSnapshot,
  at: number,
  hold: HoldOnPapers | null,
): Pick<SupportPlan, "Deadlines" | "Bounds" | "Next"> {
  return {
    Bounds: boundsOf(snapshot),
    Deadlines: deadlinesOf(snapshot).map(({ kind, at, bookingId = null }) => ({
      Kind: kind,
      At: at,
      BookingId: bookingId,
    })),
    Next: nextEventsOf(snapshot, at, hold).map(({ type, by, bookingId, refusals }) => ({
      Type: type,
      By: by,
      BookingId: bookingId,
      Refusals: refusals,
    })),
  };
}

/** The latest possible payment deadline; null while no window is open. (PLAN-27) */
function boundsOf(snapshot: CheckoutSnapshot): SupportPlan["Bounds"] {
  const { context } = snapshot;
  if (context.payWindow === null || !snapshot.matches("paying")) return null;
  const confirmed = openBookings(context);
  return { HeldUntil: heldUntil(confirmed), PayableUntil: paymentBound(confirmed, firstStart(context)) };
}

/** `Received`: all that was entered for it, whether the plan could take it or not. (PAY-28) */
export function toPlanPayment(row: RowOf<typeof paymentsOf>): PlanPayment {
  return {
    PaymentId: row.id,
    Method: row.method,
    Status: row.status,
    Amount: row.amount,
    ForChange: row.forBookingId ?? undefined,
    Received: isMovedByStaff(row.method) ? row.captured : null,
    ProviderReference: seenReference(row.providerReference),
    FailureCode: row.failureCode,
    CreatedAt: row.createdAt,
    SettledAt: row.settledAt,
    Asked: row.questionCount,
    AskAgainAt: row.askAgainAt,
  };
}

export function toRefund(row: RowOf<typeof refundsOf>): PlanRefund {
  return {
    RefundId: row.id,
    Amount: row.amount,
    Reason: row.reason,
    Status: row.status,
    ProviderReference: row.providerReference,
    FailureCode: row.failureCode,
    CreatedAt: row.createdAt,
    SettledAt: row.settledAt,
    AskAgainAt: row.askAgainAt,
  };
}

/** Disputes, returned refunds and refunds made at the provider, for the top of the plan's page. (DESK-10) */
export function toAlert({ at, action, facts }: RowOf<typeof alertsOf>): PlanAlert[] {
  const What = moneyAlertNames.find((what) => action === `payment.${what}`);
  if (!What) return [];
  const { object = "", amount = null, currency = "USD" } = facts ?? {};
  const Amount = amount === null ? null : Number(amount);
  return [{ At: at, What, Reference: String(object), Amount, CurrencyCode: String(currency) }];
}

export const toMovement = ({ movement }: RowOf<typeof waitingOutside>): PlanMovement => ({
  MovementId: movement.id,
  Kind: movement.kind,
  Amount: movement.amount,
  CurrencyCode: movement.currency,
  KnownAt: movement.knownAt,
});

export function toDispute(row: RowOf<typeof disputesOfPlan>): PlanDispute {
  return {
    DisputeId: row.id,
    Amount: row.amount,
    Reason: row.reason,
    Status: row.status,
    OpenedAt: row.openedAt,
    RespondBy: row.respondBy,
    AnsweredAt: row.answeredAt,
    ClosedAt: row.closedAt,
    Shortfall: row.shortfall,
    SettledAt: row.settledAt,
    SettledAs: row.settledAs,
  };
}

export function toAskedRefund(row: RowOf<typeof askedRefundsOf>): AskedRefund {
  return {
    RequestId: row.id,
    BookingId: row.bookingId,
    Amount: row.toMethod + row.toLots + row.toNewLot,
    Reason: row.reason,
    AskedAt: row.askedAt,
  };
}

/** `sent`: all emails of the plan, among which may be a repetition of this one. */
export function toMail(row: RowOf<typeof mailsOf>, clientId: number, sent: readonly { key: string }[]): PlanMail {
  const givenUp = row.deliveredAt === null && row.nextAttemptAt === null;
  return {
    MailId: row.id,
    Key: row.key,
    Channel: row.channel,
    Subject: row.subject,
    ToClient: row.clientId === clientId,
    CreatedAt: row.createdAt,
    DeliveredAt: row.deliveredAt,
    Attempts: row.attempts,
    Waiting: row.deliveredAt === null && row.nextAttemptAt !== null,
    Refusal: row.refusal,
    Lost:
      givenUp &&
      row.asideAt === null &&
      row.channel === "mail" &&
      row.clientId === clientId &&
      !sent.some(({ key }) => key.startsWith(`${row.key}/again-`)),
  };
}

export const toDocument = (row: RowOf<typeof documentsOf>): PlanDocument => ({
  DocumentId: row.id,
  Type: row.type,
  Holder: row.holder,
  Status: row.status,
  GivenAt: row.givenAt,
  RejectedFor: row.rejectedFor,
  TypedOnly: row.typedOnly,
});

export const toHolder = ({ id, name, status, askedAt }: RowOf<typeof holdersOf>): PlanHolder => ({
  HolderId: id,
  Name: name,
  Status: status,
  AskedAt: askedAt,
});
