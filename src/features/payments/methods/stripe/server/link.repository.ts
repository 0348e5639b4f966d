import { and, asc, desc, eq, inArray, isNull, lte, notInArray } from "drizzle-orm";
import { isAbout } from "../../../../../platform/server/background/whose";
import { isDue } from "../../../../../platform/server/db/due";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { LONGEST_WAIT } from "../../../providerTimeout.rules";
import type { Claim, PaymentRow } from "../../../server/payment.repository";
import { paymentLinks, payments, webhookEvents } from "../../../server/payments.tables";
import { clientOfPayment } from "../../../server/refunds.repository";
import { stripeFacts } from "../stripe.facts";

export type LinkRow = typeof paymentLinks.$inferSelect;
export type Linked = { payment: PaymentRow; link: LinkRow };

export async function insertLink(tx: Tx, row: typeof paymentLinks.$inferInsert): Promise<void> {
  await tx.insert(paymentLinks).values(row);
}

export async function changeLink(tx: Tx, paymentId: string, change: Partial<LinkRow>): Promise<void> {
  await tx.update(paymentLinks).set(change).where(eq(paymentLinks.paymentId, paymentId));
}

/** Makes an attempt's link due for the reconciler at once. No effect without a link or on a closed one. */
export async function wakeLink(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  const open = and(eq(paymentLinks.paymentId, paymentId), isNull(paymentLinks.closedAt));
  await tx.update(paymentLinks).set({ askAgainAt: at }).where(open);
}

const linked = (db: Tx) =>
  db
    .select({ payment: payments, link: paymentLinks })
    .from(paymentLinks)
    .innerJoin(payments, eq(payments.id, paymentLinks.paymentId));

export async function findLink(db: Tx, paymentId: string): Promise<Linked | undefined> {
  const [row] = await linked(db).where(eq(paymentLinks.paymentId, paymentId));
  return row;
}

/** The payment by link with this provider reference. `link` is null for the second payment of a link paid twice. */
export async function findCharged(db: Tx, reference: string) {
  const ofProvider = eq(payments.method, stripeFacts.id);
  const [row] = await db
    .select({ payment: payments, link: paymentLinks })
    .from(payments)
    .leftJoin(paymentLinks, eq(paymentLinks.paymentId, payments.id))
    .where(and(ofProvider, eq(payments.providerReference, reference)));
  return row;
}

/** The plan's latest link. */
export async function latestLink(db: Tx, planId: number): Promise<Linked | undefined> {
  const [row] = await linked(db).where(eq(payments.planId, planId)).orderBy(desc(payments.createdAt)).limit(1);
  return row;
}

/** Claims links that are due to be asked about, as `claimPayments` does. */
export async function claimLinks(db: Tx, { now, until, limit, whose }: Claim): Promise<string[]> {
  const due = db
    .select({ id: paymentLinks.paymentId })
    .from(paymentLinks)
    .where(
      and(isDue(paymentLinks.askAgainAt, now, LONGEST_WAIT), isAbout(clientOfPayment(paymentLinks.paymentId), whose)),
    )
    .orderBy(asc(paymentLinks.askAgainAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(paymentLinks)
    .set({ askAgainAt: until })
    .where(inArray(paymentLinks.paymentId, due))
    .returning({ id: paymentLinks.paymentId });
  return claimed.map(({ id }) => id);
}

export type EventRow = typeof webhookEvents.$inferSelect;

/** Stores an event; no effect if it is stored already. */
export async function storeEvent(db: Tx, row: typeof webhookEvents.$inferInsert): Promise<void> {
  await db.insert(webhookEvents).values(row).onConflictDoNothing();
}

/** An event that was not applied yet, locked until the transaction ends. */
export async function lockOpenEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  const open = and(eq(webhookEvents.id, id), isNull(webhookEvents.appliedAt));
  const [row] = await tx.select().from(webhookEvents).where(open).for("update");
  return row;
}

export async function closeEvent(tx: Tx, id: string, appliedAt: Instant, outcome: string): Promise<void> {
  await tx.update(webhookEvents).set({ appliedAt, outcome }).where(eq(webhookEvents.id, id));
}

/** Stored events that were not applied, for example after a crash, without the ids in `but`. */
export async function openEvents(db: Tx, before: Instant, but: readonly string[], limit: number): Promise<EventRow[]> {
  const others = but.length > 0 ? notInArray(webhookEvents.id, [...but]) : undefined;
  const open = and(isNull(webhookEvents.appliedAt), lte(webhookEvents.receivedAt, before), others);
  return db.select().from(webhookEvents).where(open).orderBy(asc(webhookEvents.receivedAt)).limit(limit);
}

/** Those of the given events that have not been applied yet. */
export async function openAmong(db: Tx, ids: readonly string[]): Promise<EventRow[]> {
  const open = and(isNull(webhookEvents.appliedAt), inArray(webhookEvents.id, [...ids]));
  return ids.length > 0 ? db.select().from(webhookEvents).where(open) : [];
}
