import { and, desc, eq, gte, inArray, isNotNull, lt, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { notes } from "../../../../notes/server/notes.tables";
import {
  disputes,
  holderReviews,
  paymentLinks,
  payments,
  webhookEvents,
} from "../../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../../payments/server/refunds.tables";
import { checkoutEvents } from "../../../../plan/server/plan.tables";

/** How far back to read: from `until` on (null: from now), `most` rows of what is older. */
export type Reach = { readonly until: Instant | null; readonly most: number };

const older = ({ until }: Reach, at: PgColumn): SQL | undefined => (until === null ? undefined : lt(at, until));
const same = ({ until }: Reach, at: PgColumn): SQL | undefined => (until === null ? sql`false` : eq(at, until));

/**
 * All rows at the reach's own instant, since a page may end within one instant, and `most` older ones; newest first.
 */
async function within<Row>(reach: Reach, at: PgColumn, read: (where: SQL | undefined, most: number) => Promise<Row[]>) {
  const ofInstant = reach.until === null ? [] : await read(same(reach, at), EVERY);
  return [...ofInstant, ...(await read(older(reach, at), reach.most))];
}

const writtenIn = (logId: PgColumn, requestId: string | null) =>
  requestId === null ? undefined : eq(logId, requestId);

/** More than there are at one instant. */
const EVERY = 100_000;

export async function chartRows(db: Tx, planId: number, reach: Reach) {
  const { at, seq } = checkoutEvents;
  return within(reach, at, (where, most) =>
    db
      .select()
      .from(checkoutEvents)
      .where(and(eq(checkoutEvents.planId, planId), where))
      .orderBy(desc(at), desc(seq))
      .limit(most),
  );
}

/** All facts from the first to the last that one request wrote, as they have to be folded in sequence. */
export async function chartRowsOf(db: Tx, planId: number, logId: string) {
  const { seq } = checkoutEvents;
  const written = db
    .select({ first: min(seq).as("first"), last: max(seq).as("last") })
    .from(checkoutEvents)
    .where(and(eq(checkoutEvents.planId, planId), eq(checkoutEvents.logId, logId)))
    .as("written");
  const rows = await db
    .select()
    .from(checkoutEvents)
    .innerJoin(written, and(gte(seq, written.first), lte(seq, written.last)))
    .where(eq(checkoutEvents.planId, planId))
    .orderBy(desc(seq));
  return rows.map((row) => row.checkout_events);
}

export async function auditRows(
  db: Tx,
  { subjects, requestId }: { subjects: readonly string[]; requestId: string | null },
  reach: Reach,
) {
  const about = inArray(auditLog.subject, [...subjects]);
  return within(reach, auditLog.at, (where, most) =>
    db
      .select()
      .from(auditLog)
      .where(and(about, writtenIn(auditLog.logId, requestId), where))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(most),
  );
}

export async function messageRows(
  db: Tx,
  { planId, requestId }: { planId: number; requestId: string | null },
  reach: Reach,
) {
  return within(reach, outbox.createdAt, (where, most) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.planId, planId), writtenIn(outbox.logId, requestId), where))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(most),
  );
}

/** Messages between client and staff. The program's own notes are left out: they repeat its emails. */
export async function noteRows(db: Tx, clientId: number, reach: Reach) {
  const first = sql`${notes.key} like 'plan-%-desk-%'`;
  const written = or(eq(notes.isSent, true), isNotNull(notes.answersId), first);
  return within(reach, notes.createdAt, (where, most) =>
    db
      .select()
      .from(notes)
      .where(and(eq(notes.clientId, clientId), written, where))
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(most),
  );
}

/** A plan has few of these: all are read. */
export const documentRows = (db: Tx, clientId: number) => {
  const { id, type, holder, status, givenAt, reviewedAt, rejectedFor, logId, reviewedLogId } = clientDocuments;
  return db
    .select({ id, type, holder, status, givenAt, reviewedAt, rejectedFor, logId, reviewedLogId })
    .from(clientDocuments)
    .where(eq(clientDocuments.clientId, clientId));
};
export const paymentRows = (db: Tx, planId: number) => db.select().from(payments).where(eq(payments.planId, planId));
export const holderRows = (db: Tx, planId: number) =>
  db.select().from(holderReviews).where(eq(holderReviews.planId, planId));
export const requestRows = (db: Tx, planId: number) =>
  db.select().from(refundRequests).where(eq(refundRequests.planId, planId));
export const refundRows = (db: Tx, paymentIds: readonly string[]) =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]));
export const disputeRows = (db: Tx, paymentIds: readonly string[]) =>
  db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, [...paymentIds]));

/** What providers reported about a plan's attempts and links. */
export async function webhookRows(db: Tx, planId: number, paymentIds: readonly string[]) {
  const links = await db
    .select({ linkId: paymentLinks.linkId })
    .from(paymentLinks)
    .where(inArray(paymentLinks.paymentId, [...paymentIds]));
  const linkIds = links.flatMap(({ linkId }) => linkId ?? []);
  const { facts } = webhookEvents;
  const charges = await db
    .select({ reference: payments.providerReference })
    .from(payments)
    .where(inArray(payments.id, [...paymentIds]));
  const references = charges.flatMap(({ reference }) => reference ?? []);
  const about = or(
    sql`${facts}->>'planId' = ${String(planId)}`,
    paymentIds.length > 0 ? inArray(sql`${facts}->>'paymentId'`, [...paymentIds]) : undefined,
    linkIds.length > 0 ? inArray(sql`${facts}->>'linkId'`, linkIds) : undefined,
    references.length > 0 ? inArray(sql`${facts}->>'charge'`, references) : undefined,
  );
  return db.select().from(webhookEvents).where(about);
}
