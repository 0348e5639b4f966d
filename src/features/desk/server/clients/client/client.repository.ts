import { and, desc, eq, inArray } from "drizzle-orm";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import { bookings, travelPlans } from "../../../../plan/server/plan.tables";
import { subjectsOfClients } from "../../records/auditSubjects.repository";

/** A client's plans, newest first. */
export async function plansOfClient(db: Tx, clientId: number) {
  const { id, state, createdAt, paidAt } = travelPlans;
  return db
    .select({ id, state, createdAt, paidAt })
    .from(travelPlans)
    .where(eq(travelPlans.clientId, clientId))
    .orderBy(desc(id));
}

/** All bookings that a client ever had. */
export async function bookingsOfClient(db: Tx, clientId: number) {
  const { id, planId, status, startsAt, endsAt } = bookings;
  return db
    .select({ id, planId, status, startsAt, endsAt })
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(id);
}

/**
 * Lines of the audit log about a client, their plans, and what belongs to either, the newest first; `actions`: only
 * these.
 */
export async function auditOfClient(db: Tx, clientId: number, most: number, actions?: readonly string[]) {
  const about = inArray(auditLog.subject, await subjectsOfClients(db, [clientId]));
  return db
    .select()
    .from(auditLog)
    .where(and(about, actions && inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most);
}

/** The messages to a client, newest first, without their texts. */
export async function mailsToClient(db: Tx, clientId: number, most: number) {
  const {
    id,
    key,
    channel,
    subject,
    clientId: to,
    createdAt,
    deliveredAt,
    attempts,
    nextAttemptAt,
    refusal,
    asideAt,
  } = outbox;
  return db
    .select({
      id,
      key,
      channel,
      subject,
      clientId: to,
      createdAt,
      deliveredAt,
      attempts,
      nextAttemptAt,
      refusal,
      asideAt,
    })
    .from(outbox)
    .where(eq(to, clientId))
    .orderBy(desc(id))
    .limit(most);
}
