import { and, desc, eq, exists, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { AuditAction } from "../../../shared/auditActions";
import type { AuditFacts } from "../../../shared/auditFacts";
import type { Instant } from "../../../shared/instant";
import { isDueAgain } from "../db/due";
import { auditLog } from "../db/schema/operations";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../db/schema/webhooks";
import { vaultOf } from "../sealed/keyedDatabase";
import type { SealLocation } from "../sealed/vault";
import type { Tx } from "../services";

/** The column for which an address's secret is sealed. */
export const placeOfSecret = (endpointId: number): SealLocation => ({
  table: "webhook_endpoints",
  field: "sealed",
  row: endpointId,
});

/** The column for which the previous secret is sealed. */
export const placeOfPreviousSecret = (endpointId: number): SealLocation => ({
  ...placeOfSecret(endpointId),
  field: "previous_sealed",
});

/** Stores an address and its secret, which is never shown again; resolves to its id. */
export async function insertEndpoint(tx: Tx, url: string, secret: string, at: Instant): Promise<number> {
  const [row] = await tx.insert(webhookEndpoints).values({ url, sealed: "", createdAt: at }).returning();
  if (!row) throw new Error(`${url} was not stored`);
  const sealed = vaultOf(tx).sealText(secret, placeOfSecret(row.id));
  await tx.update(webhookEndpoints).set({ sealed }).where(eq(webhookEndpoints.id, row.id));
  return row.id;
}

/**
 * Gives an address a new secret. The previous one signs as well until an instant, so that the receiver can change over;
 * if it cannot be opened, it is dropped at once. Resolves to the address's URL and whether the previous secret
 * continues; null: there is no such address. (OPS-112)
 */
export async function changeSecret(tx: Tx, id: number, secret: string, previousUntil: Instant) {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
  if (!row) return null;
  const before = secretOf(tx, row);
  await tx
    .update(webhookEndpoints)
    .set({
      sealed: vaultOf(tx).sealText(secret, placeOfSecret(id)),
      previousSealed: before === null ? null : vaultOf(tx).sealText(before, placeOfPreviousSecret(id)),
      previousUntil: before === null ? null : previousUntil,
    })
    .where(eq(webhookEndpoints.id, id));
  return { url: row.url, goesOn: before !== null };
}

/** Deletes secrets that sign no more. */
export async function forgetPreviousSecrets(db: Tx, now: Instant): Promise<void> {
  const { previousUntil } = webhookEndpoints;
  await db.update(webhookEndpoints).set({ previousSealed: null, previousUntil: null }).where(lte(previousUntil, now));
}

/** The ids of addresses whose secret cannot be opened: nothing is sent to them. (OPS-112) */
export async function unreadableSecrets(db: Tx): Promise<number[]> {
  const rows = await db.select().from(webhookEndpoints).where(isNull(webhookEndpoints.disabledAt));
  return rows.filter((row) => secretOf(db, row) === null).map(({ id }) => id);
}

type Sealed = Pick<typeof webhookEndpoints.$inferSelect, "id" | "sealed" | "previousSealed">;

const secretOf = (db: Tx, { id, sealed }: Sealed) => opened(db, sealed, placeOfSecret(id));
const previousSecretOf = (db: Tx, { id, previousSealed }: Sealed) =>
  previousSealed === null ? null : opened(db, previousSealed, placeOfPreviousSecret(id));

/** Null: its key is missing, or it was damaged. */
function opened(db: Tx, sealed: string, place: SealLocation): string | null {
  try {
    return vaultOf(db).openText(sealed, place);
  } catch {
    return null;
  }
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
  const { id, url, createdAt, disabledAt, previousUntil } = webhookEndpoints;
  const { endpointId, nextAttemptAt, deliveredAt } = webhookDeliveries;
  const counted = (those: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${those})::int`;
  return db
    .select({
      id,
      url,
      createdAt,
      disabledAt,
      previousUntil,
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
  const { type, subject, createdAt } = webhookMessages;
  return db
    .select({ id, endpointId, attempts, nextAttemptAt, deliveredAt, answer, type, subject, createdAt })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .orderBy(desc(id))
    .limit(limit);
}

/** The action by which the audit log records that somebody sent a delivery again. */
export const SENT_AGAIN = "webhook.sentAgain" satisfies AuditAction;

/** What had become of a delivery when it was sent again. */
export type SentBefore = { attempts: number; state: "delivered" | "waiting" | "lost"; answer: string | null };

/**
 * Schedules a delivery once more, whatever its state, with all its attempts anew. Resolves to what had become of it,
 * for the audit log, from which `linesSentAgain` reads it. Null: it does not exist, or its address is disabled. (OPS-38)
 */
export async function sendAgain(tx: Tx, deliveryId: number, at: Instant): Promise<SentBefore | null> {
  const { id, endpointId, attempts, nextAttemptAt, deliveredAt, answer } = webhookDeliveries;
  const live = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isNull(webhookEndpoints.disabledAt));
  const [row] = await tx
    .select({ attempts, nextAttemptAt, deliveredAt, answer })
    .from(webhookDeliveries)
    .where(and(eq(id, deliveryId), inArray(endpointId, live)))
    .for("update");
  if (!row) return null;
  await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, nextAttemptAt: at, deliveredAt: null, answer: null })
    .where(eq(id, deliveryId));
  const state = row.deliveredAt !== null ? "delivered" : row.nextAttemptAt === null ? "lost" : "waiting";
  return { attempts: row.attempts, state, answer: row.answer };
}

/** The facts of the line in the audit log. */
export const factsOfAgain = ({ attempts, state, answer }: SentBefore): AuditFacts =>
  answer === null ? { attempts, state } : { attempts, state, answer };

/** The subject of a delivery's lines in the audit log. */
export const subjectOfDelivery = (id: number): string => `delivery ${id}`;

/** The lines of the audit log by which these deliveries were sent again, the latest first. (DESK-38) */
export async function linesSentAgain(db: Tx, deliveryIds: readonly number[]) {
  const isSentAgain = eq(auditLog.action, SENT_AGAIN);
  return db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.subject, deliveryIds.map(subjectOfDelivery)), isSentAgain))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
}

/** How long to wait after an attempt, in seconds: a minute, doubled each time, six hours at most. */
const backoff = sql`least(60 * power(2, least(${webhookDeliveries.attempts}, 12)), 21600) * interval '1 second'`;
const tried = { at: webhookDeliveries.nextAttemptAt, attempts: webhookDeliveries.attempts, backoff };

export type DueAddress = Awaited<ReturnType<typeof addressesWithDue>>[number];

/**
 * The addresses for which something is due, with the secrets that sign: the current one, and the previous one while the
 * receiver changes over. No secret: the current one cannot be opened. (OPS-112)
 */
export async function addressesWithDue(db: Tx, now: Instant) {
  const { endpointId } = webhookDeliveries;
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(endpointId, webhookEndpoints.id), isDueAgain(tried, now)));
  const rows = await db.select().from(webhookEndpoints).where(exists(due)).orderBy(webhookEndpoints.id);
  return rows.map((row) => {
    const own = secretOf(db, row);
    const previous = row.previousUntil !== null && row.previousUntil > now ? previousSecretOf(db, row) : null;
    return { id: row.id, url: row.url, secrets: own === null ? [] : [own, ...(previous === null ? [] : [previous])] };
  });
}

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/**
 * Claims what is due longest to an address, of what was due at `dueBy`, and in the same statement counts an attempt and
 * schedules the next: other processes claim other deliveries, and after a crash it is tried again. Null: none is due.
 */
export async function claimDelivery(db: Tx, address: number, { dueBy, now }: Record<"dueBy" | "now", Instant>) {
  const { id, endpointId, nextAttemptAt, messageId, attempts } = webhookDeliveries;
  const due = db
    .select({ id })
    .from(webhookDeliveries)
    .where(and(eq(endpointId, address), isDueAgain(tried, dueBy)))
    .orderBy(nextAttemptAt, id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      nextAttemptAt: sql`${new Date(now).toISOString()}::timestamptz + ${backoff}`,
    })
    .where(inArray(id, due))
    .returning({ id, messageId, attempts });
  if (!claimed) return null;
  const [event] = await db.select().from(webhookMessages).where(eq(webhookMessages.id, claimed.messageId));
  // Its event was deleted, and the delivery with it.
  return event ? { id: claimed.id, attempts: claimed.attempts, event } : null;
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

/** Compared by the database's clock, which also dated the events. */
export async function deleteOldEvents(db: Tx): Promise<void> {
  await db.delete(webhookMessages).where(sql`${webhookMessages.createdAt} < now() - ${`${KEPT_DAYS} days`}::interval`);
}
