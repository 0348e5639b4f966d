import type { CheckoutSnapshot } from "../../../features/checkout/checkout.states";
import { moneyAlertNames } from "../../../features/checkout/server/money.alerts";
import { replay } from "../bundle";
import { deadlinesOf, factsOf, nextEventsOf } from "../plan.log";
import type {
  Actor,
  AuditRow,
  PlanAlert,
  PlanMail,
  PlanPayment,
  PlanRefund,
  PlanStep,
  SupportPlan,
} from "../plans.schemas";
import type { alertsOf, auditOf, LoggedEvent, mailsOf, paymentsOf, refundsOf } from "./plan.repository";

/** Rows as the desk's page of a plan takes them. */

type RowOf<Query extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];
type Names = ReadonlyMap<number, string>;

const actorOf = (Kind: string, id: number | null, names: Names): Actor => ({
  Kind,
  Name: id === null ? null : (names.get(id) ?? null),
});

/** Each fact with the state after it. */
export function toSteps(planId: number, log: readonly LoggedEvent[], names: Names): PlanStep[] {
  const states = replay({ planId, events: [...log] });
  return log.map(({ seq, event, recordedAt, actor, actorId }, index) => {
    const { bookingId, amount, checks } = factsOf(event);
    return {
      Seq: seq,
      Type: event.type,
      At: event.at,
      RecordedAt: recordedAt,
      Actor: actorOf(actor, actorId, names),
      State: states[index]?.state ?? "",
      BookingId: bookingId,
      Amount: amount,
      Checks: checks,
    };
  });
}

/** What the machine says of the plan now: what is due, and what may happen or why not. */
export function toOutlook(snapshot: CheckoutSnapshot, at: number): Pick<SupportPlan, "Deadlines" | "Next"> {
  return {
    Deadlines: deadlinesOf(snapshot).map(({ kind, at, bookingId = null }) => ({
      Kind: kind,
      At: at,
      BookingId: bookingId,
    })),
    Next: nextEventsOf(snapshot, at).map(({ type, by, bookingId, refusals }) => ({
      Type: type,
      By: by,
      BookingId: bookingId,
      Refusals: refusals,
    })),
  };
}

export function toPayment(row: RowOf<typeof paymentsOf>): PlanPayment {
  return {
    PaymentId: row.id,
    Method: row.method,
    Status: row.status,
    Amount: row.amount,
    ProviderReference: row.providerReference,
    FailureCode: row.failureCode,
    CreatedAt: row.createdAt,
    SettledAt: row.settledAt,
    Asked: row.asked,
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
  };
}

export function toAlert({ at, action, facts }: RowOf<typeof alertsOf>): PlanAlert[] {
  const What = moneyAlertNames.find((what) => action === `payment.${what}`);
  return What ? [{ At: at, What, Reference: String(facts?.object ?? "") }] : [];
}

export function toMail(row: RowOf<typeof mailsOf>, clientId: number): PlanMail {
  return {
    MailId: row.id,
    Channel: row.channel,
    Subject: row.subject,
    ToClient: row.clientId === clientId,
    CreatedAt: row.createdAt,
    DeliveredAt: row.deliveredAt,
    Attempts: row.attempts,
    Waiting: row.deliveredAt === null && row.nextAttemptAt !== null,
  };
}

export function toAudit(row: RowOf<typeof auditOf>, names: Names): AuditRow {
  return {
    At: row.at,
    Actor: actorOf(row.actor, row.actorId, names),
    Impersonator: row.impersonatorId === null ? null : actorOf("staff", row.impersonatorId, names),
    Action: row.action,
    Subject: row.subject,
    Reason: row.reason,
  };
}
