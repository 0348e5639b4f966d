import { and, asc, eq, exists, gt, gte, inArray, isNull, lte, notInArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { currentRequestId } from "../../../../platform/server/logs/requestId";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { clients } from "../../../account/server/account.tables";
import { bookings } from "../../../plan/server/plan.tables";
import { type BookedExternalRefund, warningKinds } from "../../outside/outside.rules";
import { payments } from "../payments.tables";
import { refunds } from "../refunds.tables";
import { outsideMovements, outsideShares } from "./outside.tables";

/** Without the request ids, which the repository adds. */
export type OutsideRow = Omit<typeof outsideMovements.$inferSelect, "logId" | "settledLogId">;
type NewOutside = Omit<typeof outsideMovements.$inferInsert, "logId" | "settledLogId">;

/** Stores a movement; false if it is known. */
export async function insertOutside(tx: Tx, row: NewOutside): Promise<boolean> {
  const rows = await tx
    .insert(outsideMovements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: outsideMovements.id });
  return rows.length > 0;
}

/** A movement, locked, with its payment. The caller holds the plan's lock already. */
export async function lockOutside(tx: Tx, id: string) {
  const [row] = await tx
    .select({ movement: outsideMovements, payment: payments })
    .from(outsideMovements)
    .innerJoin(payments, eq(payments.id, outsideMovements.paymentId))
    .where(eq(outsideMovements.id, id))
    .for("update", { of: outsideMovements });
  return row;
}

/** The plan of a movement; undefined if there is no such movement. */
export async function planOfOutside(db: Tx, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ planId: payments.planId })
    .from(outsideMovements)
    .innerJoin(payments, eq(payments.id, outsideMovements.paymentId))
    .where(eq(outsideMovements.id, id));
  return row?.planId;
}

type End = Pick<OutsideRow, "settledAt" | "settledAs"> & Partial<OutsideRow>;

/** Ends a movement: it waits for nobody any more. */
export async function endOutside(tx: Tx, id: string, end: End): Promise<void> {
  await tx
    .update(outsideMovements)
    .set({ ...end, settledLogId: currentRequestId() ?? null })
    .where(eq(outsideMovements.id, id));
}

export async function changeOutside(tx: Tx, id: string, change: Partial<OutsideRow>): Promise<void> {
  await tx.update(outsideMovements).set(change).where(eq(outsideMovements.id, id));
}

/** Every external refund of a payment, with its row among the refunds, oldest first. */
export async function externalRefundsOf(tx: Tx, paymentId: string) {
  return tx
    .select({ movement: outsideMovements, refund: refunds })
    .from(outsideMovements)
    .innerJoin(refunds, eq(refunds.id, outsideMovements.refundId))
    .where(and(eq(outsideMovements.paymentId, paymentId), eq(outsideMovements.kind, "refundedElsewhere")))
    .orderBy(asc(outsideMovements.knownAt), asc(outsideMovements.id));
}

export type ExternalRefundRow = Awaited<ReturnType<typeof externalRefundsOf>>[number];

/** In the form that the rules compare with a provider's report. */
export const bookedExternalRefund = ({ movement, refund }: ExternalRefundRow): BookedExternalRefund => ({
  id: movement.id,
  reference: movement.reference,
  amount: refund.amount,
  hasFailed: refund.status === PaymentStatus.Failed,
});

/** The open movements of a payment under a provider's reference, locked. */
export async function openOutside(tx: Tx, paymentId: string, reference: string): Promise<OutsideRow[]> {
  const { settledAt } = outsideMovements;
  const same = and(eq(outsideMovements.paymentId, paymentId), eq(outsideMovements.reference, reference));
  return tx
    .select()
    .from(outsideMovements)
    .where(and(same, isNull(settledAt)))
    .for("update");
}

/** Whether a booking of the movement's plan is still to come, so that a warning can still be acted on. */
const isUnused = (db: Tx, at: Instant) =>
  exists(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.planId, payments.planId),
          inArray(bookings.status, ["requested", "agreed", "confirmed"]),
          gt(bookings.startsAt, at),
        ),
      ),
  );

/**
 * Movements that wait for finance, with their payments and clients, oldest first; a warning only while a service of its
 * plan is still to come. (PAY-34, PAY-35)
 */
export async function waitingOutside(db: Tx, at: Instant, planId?: number) {
  const { firstName, lastName, language } = clients;
  const waits = or(notInArray(outsideMovements.kind, [...warningKinds]), isUnused(db, at));
  return db
    .select({ movement: outsideMovements, payment: payments, client: { firstName, lastName, language } })
    .from(outsideMovements)
    .innerJoin(payments, eq(payments.id, outsideMovements.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(
      and(isNull(outsideMovements.settledAt), waits, planId === undefined ? undefined : eq(payments.planId, planId)),
    )
    .orderBy(asc(outsideMovements.knownAt), asc(outsideMovements.id));
}

/**
 * Whether an owed refund may be one that was made externally and is not attributed yet. It is not sent until finance
 * has attributed that one, so that the client is not refunded twice. (PAY-34)
 */
export async function mayBeExternal(
  db: Tx,
  { paymentId, amount, createdAt }: { paymentId: string; amount: Minor; createdAt: Instant },
): Promise<boolean> {
  const movement = outsideMovements;
  const open = and(isNull(movement.settledAt), eq(movement.kind, "refundedElsewhere"));
  const fits = and(lte(movement.amount, amount), gte(movement.knownAt, createdAt));
  const [row] = await db
    .select({ id: movement.id })
    .from(movement)
    .where(and(eq(movement.paymentId, paymentId), open, fits))
    .limit(1);
  return row !== undefined;
}

/** Releases refunds of a payment that waited for finance. */
export async function sendWaiting(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  await tx
    .update(refunds)
    .set({ askAgainAt: at })
    .where(
      and(eq(refunds.paymentId, paymentId), eq(refunds.status, PaymentStatus.Created), gt(refunds.askAgainAt, at)),
    );
}

/** The movements of the payments of a query, oldest first, each with what it was for. */
export async function movementsAmong(db: Tx, paymentIds: SQLWrapper) {
  const ofThem = sql`${outsideMovements.paymentId} in ${paymentIds}`;
  const movements = await db.select().from(outsideMovements).where(ofThem).orderBy(asc(outsideMovements.knownAt));
  const shares = await db
    .select({ share: outsideShares })
    .from(outsideShares)
    .innerJoin(outsideMovements, eq(outsideMovements.id, outsideShares.movementId))
    .where(ofThem);
  return movements.map((movement) => ({
    movement,
    shares: shares.flatMap(({ share }) => (share.movementId === movement.id ? [share] : [])),
  }));
}

export async function insertShares(
  tx: Tx,
  movementId: string,
  shares: readonly { bookingId: number; amount: Minor }[],
): Promise<void> {
  const rows = shares.filter(({ amount }) => amount > 0).map((share) => ({ ...share, movementId }));
  if (rows.length > 0) await tx.insert(outsideShares).values(rows);
}

/** The attribution no longer holds, because the refund has failed. */
export async function deleteShares(tx: Tx, movementId: string): Promise<void> {
  await tx.delete(outsideShares).where(eq(outsideShares.movementId, movementId));
}

/**
 * The part of external refunds that finance has attributed to bookings. Minor units; the caller holds the plan's lock.
 */
export async function sharesOf(tx: Tx, bookingIds: readonly number[]): Promise<{ bookingId: number; amount: Minor }[]> {
  const { bookingId, amount } = outsideShares;
  return tx
    .select({ bookingId, amount })
    .from(outsideShares)
    .where(inArray(bookingId, [...bookingIds]));
}

/** The part of a payment's external refunds that finance has not attributed yet, minor units. (PAY-34) */
export async function unattributedOf(tx: Tx, paymentId: string): Promise<Minor> {
  const [row] = await tx
    .select({ amount: sql<Minor>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(outsideMovements)
    .innerJoin(refunds, eq(refunds.id, outsideMovements.refundId))
    .where(
      and(
        eq(outsideMovements.paymentId, paymentId),
        isNull(outsideMovements.settledAt),
        eq(refunds.status, PaymentStatus.Success),
      ),
    );
  return row?.amount ?? 0;
}

/** The part of a payment's external refunds that is attributed to bookings, minor units. */
export async function attributedOf(tx: Tx, paymentId: string): Promise<Minor> {
  const [row] = await tx
    .select({ amount: sql<Minor>`coalesce(sum(${outsideShares.amount}), 0)::int` })
    .from(outsideShares)
    .innerJoin(outsideMovements, eq(outsideMovements.id, outsideShares.movementId))
    .where(eq(outsideMovements.paymentId, paymentId));
  return row?.amount ?? 0;
}
