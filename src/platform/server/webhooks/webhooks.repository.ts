import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Instant } from "../../../shared/instant";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../db/schema/webhooks";
import { vaultOf } from "../sealed/keyedDatabase";
import type { Place } from "../sealed/vault";
import type { Tx } from "../services";

/** The place for which an address's secret is sealed. */
export const placeOfSecret = (endpointId: number): Place => ({
  table: "webhook_endpoints",
  field: "sealed",
  row: endpointId,
});

/** Stores an address and its secret, which is never shown again; resolves to its id. */
export async function insertEndpoint(tx: Tx, url: string, secret: string, at: Instant): Promise<number> {
  const [row] = await tx.insert(webhookEndpoints).values({ url, sealed: "", createdAt: at }).returning();
  if (!row) throw new Error(`${url} was not stored`);
  const sealed = vaultOf(tx).sealText(secret, placeOfSecret(row.id));
  await tx.update(webhookEndpoints).set({ sealed }).where(eq(webhookEndpoints.id, row.id));
  return row.id;
}

/** Deletes an address with its pending deliveries. False if there is none. */
export async function deleteEndpoint(tx: Tx, id: number): Promise<boolean> {
  return (await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()).length > 0;
}

/** Ends deliveries to an address that has answered 410 (gone). */
export async function disableEndpoint(tx: Tx, id: number, at: Instant): Promise<void> {
  await tx.update(webhookEndpoints).set({ disabledAt: at }).where(eq(webhookEndpoints.id, id));
  const waits = and(eq(webhookDeliveries.endpointId, id), isNotNull(webhookDeliveries.nextAttemptAt));
  await tx.update(webhookDeliveries).set({ nextAttemptAt: null }).where(waits);
}

export async function endpoints(db: Tx) {
  const { id, url, createdAt, disabledAt } = webhookEndpoints;
  const { endpointId, nextAttemptAt, deliveredAt } = webhookDeliveries;
  const counted = (those: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${those})::int`;
  return db
    .select({
      id,
      url,
      createdAt,
      disabledAt,
      waiting: counted(isNotNull(nextAttemptAt)),
      givenUp: counted(and(isNotNull(webhookDeliveries.id), isNull(nextAttemptAt), isNull(deliveredAt))),
    })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, eq(endpointId, id))
    .groupBy(id)
    .orderBy(id);
}

export async function latestDeliveries(db: Tx, limit: number) {
  const { id, endpointId, attempts, nextAttemptAt, deliveredAt, answer } = webhookDeliveries;
  const { type, createdAt } = webhookMessages;
  return db
    .select({ id, endpointId, attempts, nextAttemptAt, deliveredAt, answer, type, createdAt })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .orderBy(desc(id))
    .limit(limit);
}

/** Schedules a delivery once more, whatever its state. False if it does not exist or its address is disabled. */
export async function sendAgain(tx: Tx, deliveryId: number, at: Instant): Promise<boolean> {
  const live = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isNull(webhookEndpoints.disabledAt));
  const rows = await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, nextAttemptAt: at, deliveredAt: null, answer: null })
    .where(and(eq(webhookDeliveries.id, deliveryId), inArray(webhookDeliveries.endpointId, live)))
    .returning();
  return rows.length > 0;
}

/** How long to wait after an attempt, in seconds: a minute, doubled each time, six hours at most. */
const backoff = sql`least(60 * power(2, least(${webhookDeliveries.attempts}, 12)), 21600) * interval '1 second'`;

export type DueDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/**
 * Claims up to `limit` due deliveries, and in the same statement counts an attempt and schedules the next: other
 * processes claim other deliveries, and after a crash they are tried again.
 */
export async function claimDeliveries(db: Tx, now: Instant, limit: number) {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.nextAttemptAt, now))
    .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      nextAttemptAt: sql`${new Date(now).toISOString()}::timestamptz + ${backoff}`,
    })
    .where(inArray(webhookDeliveries.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  const { id, endpointId, attempts } = webhookDeliveries;
  const { url, sealed } = webhookEndpoints;
  const rows = await db
    .select({ id, endpointId, attempts, url, sealed, event: webhookMessages })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(inArray(id, ids))
    .orderBy(id);
  return rows.map(({ sealed: secret, ...row }) => ({
    ...row,
    secret: vaultOf(db).openText(secret, placeOfSecret(row.endpointId)),
  }));
}

export async function markTaken(db: Tx, id: number, answer: string, at: Instant): Promise<void> {
  const done = { deliveredAt: at, nextAttemptAt: null, answer };
  await db.update(webhookDeliveries).set(done).where(eq(webhookDeliveries.id, id));
}

/** Records a failed attempt; `last`: it is not tried again. */
export async function markRefused(db: Tx, id: number, answer: string, last: boolean): Promise<void> {
  const outcome = { answer, ...(last && { nextAttemptAt: null }) };
  await db.update(webhookDeliveries).set(outcome).where(eq(webhookDeliveries.id, id));
}

/** Days for which events and their deliveries are kept. */
const KEPT_DAYS = 30;

/** By the database's clock, which has also dated them. */
export async function deleteOldEvents(db: Tx): Promise<void> {
  await db.delete(webhookMessages).where(sql`${webhookMessages.createdAt} < now() - ${`${KEPT_DAYS} days`}::interval`);
}
