import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import { auditLog, outbox } from "../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../platform/server/services";
import { clients } from "../../../account/server/account.tables";
import { clientDocuments } from "../../../documents/server/documents.tables";
import { moneyAlertNames } from "../../../payments/outside/moneyAlerts";
import { holderReviews, payments } from "../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../payments/server/refunds.tables";
import type { CheckoutEvent } from "../../../plan/checkout/checkout.events";
import { checkoutEvents, travelPlans } from "../../../plan/server/plan.tables";
import type { BundledEvent } from "../../bundle/bundle";

/** A plan with its client; undefined if there is none. */
export async function findPlanAndClient(db: Tx, planId: number) {
  const { id: clientId, firstName, lastName, email, phone, language } = clients;
  const [row] = await db
    .select({
      createdAt: travelPlans.createdAt,
      facts: travelPlans.eventCount,
      clientId,
      firstName,
      lastName,
      email,
      phone,
      language,
    })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(eq(travelPlans.id, planId));
  return row;
}

export type LoggedEvent = BundledEvent & { seq: number; actorId: number | null };

/** A plan's facts in order, each with its recorder and instant. */
export async function logOf(db: Tx, planId: number): Promise<LoggedEvent[]> {
  return withIds(await log(db).where(eq(checkoutEvents.planId, planId)).orderBy(asc(checkoutEvents.seq)));
}

function log(db: Tx) {
  const { seq, actor, actorId, recordedAt, event, logId } = checkoutEvents;
  return db.select({ seq, actor, actorId, recordedAt, event, logId }).from(checkoutEvents);
}

const withIds = (rows: (Omit<LoggedEvent, "requestId"> & { logId: string | null })[]): LoggedEvent[] =>
  rows.map(({ logId, ...row }) => ({ ...row, ...(logId !== null && { requestId: logId }) }));

/** A plan's first facts, up to the given number, without who recorded them. */
export async function factsUpTo(db: Tx, planId: number, last: number): Promise<CheckoutEvent[]> {
  const { event, seq } = checkoutEvents;
  const rows = await db
    .select({ event })
    .from(checkoutEvents)
    .where(and(eq(checkoutEvents.planId, planId), lte(seq, last)))
    .orderBy(asc(seq));
  return rows.map((row) => row.event);
}

export async function paymentsOf(db: Tx, planId: number) {
  return db.select().from(payments).where(eq(payments.planId, planId)).orderBy(payments.createdAt, payments.id);
}

export async function refundsOf(db: Tx, paymentIds: readonly string[]) {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(refunds.createdAt, refunds.id);
}

/** Refunds requested by a plan's client and not decided. */
export async function askedRefundsOf(db: Tx, planId: number) {
  const { askedAt, id, status } = refundRequests;
  return db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.planId, planId), eq(status, "requested")))
    .orderBy(askedAt, id);
}

/** The messages sent about a plan, without their texts. */
export async function mailsOf(db: Tx, planId: number) {
  const { id, key, channel, subject, clientId, createdAt, deliveredAt, attempts, nextAttemptAt, refusal, asideAt } =
    outbox;
  return db
    .select({ id, key, channel, subject, clientId, createdAt, deliveredAt, attempts, nextAttemptAt, refusal, asideAt })
    .from(outbox)
    .where(eq(outbox.planId, planId))
    .orderBy(id);
}

/** A client's documents and their status. Their contents are not read. */
export async function documentsOf(db: Tx, clientId: number) {
  const { id, type, holder, status, givenAt, rejectedFor, typedOnly } = clientDocuments;
  return db
    .select({ id, type, holder, status, givenAt, rejectedFor, typedOnly })
    .from(clientDocuments)
    .where(and(eq(clientDocuments.clientId, clientId), eq(clientDocuments.current, true)))
    .orderBy(holder, type);
}

/** The reviews of names on cards for this plan. */
export async function holdersOf(db: Tx, planId: number) {
  return db.select().from(holderReviews).where(eq(holderReviews.planId, planId)).orderBy(holderReviews.id);
}

/** The providers' alerts in a plan's audit log, newest first. */
export async function alertsOf(db: Tx, planId: number) {
  const actions = moneyAlertNames.map((what) => `payment.${what}`);
  return db
    .select({ at: auditLog.at, action: auditLog.action, facts: auditLog.facts })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `plan ${planId}`), inArray(auditLog.action, actions)))
    .orderBy(desc(auditLog.id));
}
