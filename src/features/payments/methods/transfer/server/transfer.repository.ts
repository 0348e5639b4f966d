import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lt, max, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { clients } from "../../../../account/server/account.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";
import type { PaymentRow } from "../../../server/payment.repository";
import { payments } from "../../../server/payments.tables";
import { refunds } from "../../../server/refunds.tables";
import { openProof, sealProof } from "../../server/proofs.repository";
import { keyOfReference, LOOKALIKES, readingOfReference } from "../bankReference.rules";
import { transferOrders, transferProofs, transferReviews } from "./transfers.tables";

export type OrderRow = typeof transferOrders.$inferSelect;
export type Ordered = { payment: PaymentRow; order: OrderRow };

export async function insertOrder(tx: Tx, row: typeof transferOrders.$inferInsert): Promise<void> {
  await tx.insert(transferOrders).values(row);
}

export async function markReported(tx: Tx, paymentId: string, reportedAt: number): Promise<void> {
  await tx.update(transferOrders).set({ reportedAt }).where(eq(transferOrders.paymentId, paymentId));
}

const ordered = (db: Tx) =>
  db
    .select({ payment: payments, order: transferOrders })
    .from(transferOrders)
    .innerJoin(payments, eq(payments.id, transferOrders.paymentId));

export async function findOrder(db: Tx, paymentId: string): Promise<Ordered | undefined> {
  const [row] = await ordered(db).where(eq(transferOrders.paymentId, paymentId));
  return row;
}

/** The plan's latest order. */
export async function latestOrder(db: Tx, planId: number): Promise<Ordered | undefined> {
  const [row] = await ordered(db).where(eq(payments.planId, planId)).orderBy(desc(payments.createdAt)).limit(1);
  return row;
}

/** The last proof is newer than staff's last review. (DESK-50) */
const isUnseen = and(
  isNotNull(transferOrders.reportedAt),
  sql`not exists (select from ${transferReviews}
    where ${transferReviews.paymentId} = ${payments.id} and ${transferReviews.at} >= ${transferOrders.reportedAt})`,
);
/** A part has arrived, and the rest is missing. */
const isShort = and(gt(payments.captured, 0), lt(payments.captured, payments.amount));
const isWaited = inArray(payments.status, [PaymentStatus.Created, PaymentStatus.Expired]);

const withClient = (db: Tx) => {
  const { id, firstName, lastName, email, phone, language } = clients;
  const client = { id, firstName, lastName, email, phone, language };
  return db
    .select({ payment: payments, order: transferOrders, client })
    .from(transferOrders)
    .innerJoin(payments, eq(payments.id, transferOrders.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .innerJoin(travelPlans, eq(travelPlans.id, payments.planId));
};

/** First those under review, then those with an unseen proof, then those that fell short; oldest first. */
const inTheirOrder = () => [
  desc(like(travelPlans.state, "%reviewing")),
  desc(sql`(${isUnseen})`),
  desc(sql`(${isShort})`),
  asc(payments.status),
  sql`${transferOrders.reportedAt} asc nulls last`,
  asc(payments.createdAt),
  asc(payments.id),
];

/** Orders of all plans that still wait for money, with their clients: at most `most`, after the first `skip`. */
export async function openOrders(db: Tx, { skip, most }: { skip: number; most: number }) {
  return withClient(db)
    .where(isWaited)
    .orderBy(...inTheirOrder())
    .limit(most)
    .offset(skip);
}

/** The order of one payment with its client, awaited or not; empty if there is none. */
export async function orderWithClient(db: Tx, paymentId: string) {
  return withClient(db).where(eq(payments.id, paymentId));
}

/** How many orders of all plans are awaited. */
export async function countAwaited(db: Tx): Promise<number> {
  const waited = db
    .select({ id: payments.id })
    .from(transferOrders)
    .innerJoin(payments, eq(payments.id, transferOrders.paymentId))
    .where(isWaited);
  return db.$count(waited.as("waited"));
}

/** Orders of all plans, or of one, that need staff. (DESK-50, DESK-70, DESK-97) */
export async function ordersToDo(db: Tx, planId?: number) {
  const isOpen = and(eq(payments.status, PaymentStatus.Created), like(travelPlans.state, "paying.awaitingTransfer%"));
  const hasEnded = eq(payments.status, PaymentStatus.Expired);
  return withClient(db)
    .where(
      and(
        planId === undefined ? undefined : eq(payments.planId, planId),
        or(and(or(isOpen, hasEnded), isUnseen), and(isOpen, isShort)),
      ),
    )
    .orderBy(...inTheirOrder());
}

export async function insertProof(tx: Tx, row: Omit<typeof transferProofs.$inferInsert, "sealedWith">): Promise<void> {
  await tx.insert(transferProofs).values({ ...row, ...sealProof(tx, row) });
}

/** The proofs of an order, without their contents. */
export async function proofsOf(db: Tx, paymentId: string) {
  const { id, mediaType, size, givenAt, sha256 } = transferProofs;
  return db
    .select({ id, mediaType, size, givenAt, sha256 })
    .from(transferProofs)
    .where(eq(transferProofs.paymentId, paymentId))
    .orderBy(givenAt, id);
}

/** A proof with its plan and client. */
export async function findProof(db: Tx, id: string) {
  const [row] = await db
    .select({ proof: transferProofs, clientId: payments.clientId, planId: payments.planId })
    .from(transferProofs)
    .innerJoin(payments, eq(payments.id, transferProofs.paymentId))
    .where(eq(transferProofs.id, id));
  return row && { ...row, proof: { ...row.proof, content: openProof(db, row.proof) } };
}

type NewReview = Omit<typeof transferReviews.$inferInsert, "referenceKey">;

/** False: money with exactly this bank reference was entered before. */
export async function insertReview(tx: Tx, row: NewReview): Promise<boolean> {
  const referenceKey = row.bankReference ? keyOfReference(row.bankReference) : null;
  const rows = await tx
    .insert(transferReviews)
    .values({ ...row, referenceKey })
    .onConflictDoNothing({ target: transferReviews.bankReference })
    .returning({ id: transferReviews.id });
  return rows.length > 0;
}

/** Serialises entries of money with bank references that read alike. */
export async function lockReference(tx: Tx, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${readingOfReference(reference)}, 0))`);
}

/** The plan for which money with this bank reference, in any spelling, was entered and not reversed. (PAY-28) */
export async function planEntered(tx: Tx, reference: string): Promise<number | undefined> {
  const key = keyOfReference(reference);
  const { bankReference, referenceKey } = transferReviews;
  const rows = await tx
    .select({ planId: payments.planId, bankReference })
    .from(transferReviews)
    .innerJoin(payments, eq(payments.id, transferReviews.paymentId))
    // Rows without a key are few: those that the last release has entered since the server's start.
    .where(and(isNotNull(bankReference), or(eq(referenceKey, key), isNull(referenceKey))))
    .orderBy(transferReviews.at);
  return rows.find((row) => row.bankReference !== null && keyOfReference(row.bankReference) === key)?.planId;
}

/** The latest entry of money, not reversed, with another bank reference that reads like this one. (PAY-28) */
export async function entryReadAlike(tx: Tx, reference: string) {
  const { bankReference, referenceKey, at } = transferReviews;
  const reading = readingOfReference(reference);
  const end = sql`right(translate(${referenceKey}, ${LOOKALIKES.letters}, ${LOOKALIKES.digits}), ${[...reading].length}::int)`;
  const rows = await tx
    .select({ planId: payments.planId, bankReference })
    .from(transferReviews)
    .innerJoin(payments, eq(payments.id, transferReviews.paymentId))
    .where(and(isNotNull(bankReference), eq(end, reading), ne(referenceKey, keyOfReference(reference))))
    .orderBy(desc(at));
  const found = rows.flatMap((row) =>
    row.bankReference === null ? [] : [{ ...row, bankReference: row.bankReference }],
  );
  return found.find((row) => readingOfReference(row.bankReference) === reading);
}

export async function findReview(tx: Tx, id: string) {
  const [row] = await tx.select().from(transferReviews).where(eq(transferReviews.id, id));
  return row;
}

type Reversal = { id: string; at: number; staffId: number; reason: string };

/** Marks an entry of money as reversed, so that its bank reference can be entered again. Its key stays. */
export async function markReversed(tx: Tx, { id, at, staffId, reason }: Reversal): Promise<void> {
  await tx
    .update(transferReviews)
    .set({
      reversedAt: at,
      reversedBy: staffId,
      reversedReason: reason,
      reversedReference: transferReviews.bankReference,
      bankReference: null,
    })
    .where(eq(transferReviews.id, id));
}

/** All bank references of money that was entered for an order and not reversed, in order of arrival. */
export async function enteredMoney(tx: Tx, paymentId: string) {
  const { bankReference, at, id } = transferReviews;
  const rows = await tx
    .select({ id, bankReference })
    .from(transferReviews)
    .where(and(eq(transferReviews.paymentId, paymentId), isNotNull(bankReference)))
    .orderBy(at, id);
  return rows.flatMap((row) => (row.bankReference === null ? [] : { id: row.id, reference: row.bankReference }));
}

/**
 * The bank references of all money that was entered for an order and not reversed, as one text for the receipt; null
 * without any.
 */
export async function referencesEntered(tx: Tx, paymentId: string): Promise<string | null> {
  const entered = await enteredMoney(tx, paymentId);
  return entered.length > 0 ? entered.map(({ reference }) => reference).join(", ") : null;
}

export async function reviewsOf(db: Tx, paymentId: string) {
  const { at, finding, amount, reason, id, reversedAt } = transferReviews;
  return db
    .select({ id, at, finding, amount, reason, reversedAt })
    .from(transferReviews)
    .where(eq(transferReviews.paymentId, paymentId))
    .orderBy(at, id);
}

/** When staff last recorded a finding about each of these transfers. */
export async function lastFindings(db: Tx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  const { paymentId, at } = transferReviews;
  const rows = await db
    .select({ paymentId, at: max(at) })
    .from(transferReviews)
    .where(inArray(paymentId, [...paymentIds]))
    .groupBy(paymentId);
  return new Map(rows.map((row) => [row.paymentId, Number(row.at)]));
}

/** The refunds of a payment, and how much of them has been sent. Minor units. */
export async function amountsGoingBack(db: Tx, paymentId: string): Promise<{ owed: number; sent: number }> {
  const total = (status: PaymentStatus) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = ${status}), 0)::int`;
  const [row] = await db
    .select({ owed: total(PaymentStatus.Created), sent: total(PaymentStatus.Success) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row ?? { owed: 0, sent: 0 };
}
