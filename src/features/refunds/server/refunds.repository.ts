import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { currentRequestId } from "../../../platform/server/logs/requestId";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { clients } from "../../account/server/account.tables";
import type { PaidBooking, Supplement } from "../../payments/payment.shares";
import { refundCodes } from "../../payments/refunds/refundCodes";
import { sharesOf } from "../../payments/server/outside/outside.repository";
import { payments } from "../../payments/server/payments.tables";
import type { RefundRow } from "../../payments/server/refunds.repository";
import { refundRequests, refunds } from "../../payments/server/refunds.tables";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { bookings } from "../../plan/server/plan.tables";
import type { Legs } from "../refunds.rules";

/** Without the request ids, which the repository adds. */
export type RequestRow = Omit<typeof refundRequests.$inferSelect, "logId" | "decidedLogId">;
/** `method`: the method of the refunded payment. */
export type Known = { request: RequestRow; refund: RefundRow | null; method: number | null };

const known = { request: refundRequests, refund: refunds, method: payments.method };

/** Each request once: of several refunds the unsent one counts, else the last one sent. (PLAN-44) */
function eachOnce(rows: readonly Known[]): Known[] {
  const isLater = ({ refund: one }: Known, { refund: other }: Known) =>
    other === null || (one?.settledAt ?? Number.POSITIVE_INFINITY) > (other.settledAt ?? Number.POSITIVE_INFINITY);
  const last = new Map<string, Known>();
  for (const row of rows) {
    const known = last.get(row.request.id);
    if (!known || isLater(row, known)) last.set(row.request.id, row);
  }
  return [...last.values()];
}

/** A request with the provider's refund, if there is one. */
export async function findRequest(db: Tx, id: string): Promise<Known | undefined> {
  const rows = await db
    .select(known)
    .from(refundRequests)
    .leftJoin(refunds, eq(refunds.requestId, refundRequests.id))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refundRequests.id, id));
  return eachOnce(rows)[0];
}

export async function requestsOfPlan(db: Tx, planId: number): Promise<Known[]> {
  const rows = await db
    .select(known)
    .from(refundRequests)
    .leftJoin(refunds, eq(refunds.requestId, refundRequests.id))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refundRequests.planId, planId))
    .orderBy(asc(refundRequests.askedAt), asc(refundRequests.id));
  return eachOnce(rows);
}

/** The refunds of a plan's payments that no booking's request began, oldest first, each with its payment's method. */
export async function refundsWithoutRequest(db: Tx, planId: number): Promise<{ refund: RefundRow; method: number }[]> {
  return db
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.planId, planId), isNull(refunds.requestId), ne(refunds.status, PaymentStatus.Failed)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Fails for a taken id, and for a second open request for the booking: the caller holds the plan's lock. */
export async function insertRequest(tx: Tx, row: typeof refundRequests.$inferInsert): Promise<void> {
  const decided = row.decidedAt ? { decidedLogId: currentRequestId() } : {};
  await tx.insert(refundRequests).values({ ...row, ...decided });
}

export async function decideRequest(
  tx: Tx,
  id: string,
  decision: Pick<RequestRow, "status" | "decidedAt" | "decidedBy" | "decision"> & Partial<Legs>,
): Promise<void> {
  const decidedLogId = currentRequestId();
  await tx
    .update(refundRequests)
    .set({ ...decision, decidedLogId })
    .where(eq(refundRequests.id, id));
}

/** The outcome of the part of a refund that went to the fund's lots. (FUND-6) */
export async function setLots(tx: Tx, id: string, lots: Pick<RequestRow, "lotsLost" | "lotsRenewed">): Promise<void> {
  await tx.update(refundRequests).set(lots).where(eq(refundRequests.id, id));
}

/** Whether a refund of a plan waits for staff's decision. */
export async function hasWaitingRequest(db: Tx, planId: number): Promise<boolean> {
  const { id, status } = refundRequests;
  const waiting = and(eq(refundRequests.planId, planId), eq(status, "requested"));
  return (await db.select({ id }).from(refundRequests).where(waiting).limit(1)).length > 0;
}

/** Requests that wait for staff, oldest first, each with its booking's name. */
export async function waitingRequests(db: Tx, { bookingsById }: Pick<BookingReader, "bookingsById">) {
  const rows = await db
    .select({ ...known, booking: bookings, client: clients })
    .from(refundRequests)
    .innerJoin(bookings, eq(bookings.id, refundRequests.bookingId))
    .innerJoin(clients, eq(clients.id, refundRequests.clientId))
    .leftJoin(refunds, eq(refunds.requestId, refundRequests.id))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refundRequests.status, "requested"))
    .orderBy(asc(refundRequests.askedAt));
  const booked = await bookingsById(
    db,
    rows.map(({ booking }) => booking.id),
  );
  const names = new Map(booked.map(({ BookingId, Name }) => [BookingId, Name]));
  return rows.map((row) => ({ ...row, bookingName: names.get(row.booking.id) ?? String(row.booking.id) }));
}

/** The plan of a refund; undefined if there is no such refund. */
export async function planOfRefund(db: Tx, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ planId: payments.planId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return row?.planId;
}

/**
 * Unsent refunds for which no provider is asked, or that the provider keeps refusing. Refunds that are being asked
 * about are not listed.
 */
export async function stuckRefunds(db: Tx) {
  const open = eq(refunds.status, PaymentStatus.Created);
  return db
    .select({ refund: refunds, payment: payments, client: clients })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(clients, eq(clients.id, payments.clientId))
    .where(and(open, or(isNull(refunds.askAgainAt), ne(refunds.failureCode, refundCodes.unknown))))
    .orderBy(asc(refunds.createdAt));
}

/**
 * The bookings that a plan's payments were for: open ones (or open until just now), and those refunded since. `amount`:
 * what was paid for each; `place`: its order among them, which a change keeps.
 */
export async function paidBookings(tx: Tx, planId: number, openIds: readonly number[]): Promise<PaidBooking[]> {
  const { id, payNow, paidAmount, status } = bookings;
  const paid = or(inArray(id, [...openIds]), eq(status, "refunded"));
  const rows = await tx
    .select({ id, payNow, paidAmount })
    .from(bookings)
    .where(and(eq(bookings.planId, planId), paid));
  const heirs = await heirsOf(
    tx,
    rows.map((row) => row.id),
  );
  const paidLater = await supplementsOf(tx, planId);
  return rows.map((row) => {
    const own = heirs.filter(({ heir }) => heir === row.id).map(({ bookingId }) => bookingId);
    return {
      id: row.id,
      amount: row.paidAmount ?? row.payNow,
      place: Math.min(...own),
      supplements: paidLater.filter(({ change }) => own.includes(change)),
    };
  });
}

/** The amounts paid for a plan's changes that cost more, each with the id of its change. (PLAN-44) */
async function supplementsOf(tx: Tx, planId: number): Promise<(Supplement & { change: number })[]> {
  const replaced = alias(bookings, "replaced");
  const rows = await tx
    .select({
      paymentId: payments.id,
      change: bookings.id,
      paid: sql<Minor>`${payments.amount} + ${payments.fundAmount}`,
      price: sql<Minor>`${bookings.payNow} - ${replaced.payNow}`,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.forBookingId))
    .innerJoin(replaced, eq(replaced.id, bookings.replacesId))
    .where(and(eq(payments.planId, planId), eq(payments.status, PaymentStatus.Success)));
  return rows.map(({ paid, ...of }) => ({ ...of, charge: paid - of.price }));
}

/** The ids of a plan's confirmed bookings. */
export async function confirmedBookings(db: Tx, planId: number): Promise<number[]> {
  const confirmed = and(eq(bookings.planId, planId), eq(bookings.status, "confirmed"));
  const rows = await db.select({ id: bookings.id }).from(bookings).where(confirmed);
  return rows.map(({ id }) => id);
}

/** Bookings, and the paid ones that they replaced, each with the current one (`heir`). (PLAN-42) */
async function heirsOf(tx: Tx, bookingIds: readonly number[]): Promise<{ bookingId: number; heir: number }[]> {
  const { id, planId, paidAmount, replacesId } = bookings;
  const plans = tx
    .select({ planId })
    .from(bookings)
    .where(inArray(id, [...bookingIds]));
  const rows = await tx
    .select({ id, replacesId })
    .from(bookings)
    .where(and(isNotNull(paidAmount), inArray(planId, plans)));
  const replaced = new Map(rows.map((row) => [row.id, row.replacesId]));
  return bookingIds.flatMap((heir) => {
    const all = [{ bookingId: heir, heir }];
    for (let before = replaced.get(heir); before; before = replaced.get(before)) all.push({ bookingId: before, heir });
    return all;
  });
}

/**
 * Moves the money paid for a booking to its replacement, with the difference paid if it costs more; resolves to both
 * prices. (PLAN-42, PLAN-44)
 */
export async function takeOverPayment(
  tx: Tx,
  { bookingId, change }: { bookingId: number; change: number },
): Promise<{ was: Minor; now: Minor }> {
  const { id, payNow, paidAmount } = bookings;
  const rows = await tx
    .select({ id, payNow, paidAmount })
    .from(bookings)
    .where(inArray(id, [bookingId, change]));
  const [from, to] = [bookingId, change].map((one) => rows.find((row) => row.id === one));
  if (!from || !to) throw new Error(`booking ${bookingId} or its change ${change} is gone`);
  await tx
    .update(bookings)
    .set({ paidAmount: (from.paidAmount ?? from.payNow) + Math.max(0, to.payNow - from.payNow) })
    .where(eq(id, change));
  return { was: from.payNow, now: to.payNow };
}

export type Settled = { bookingId: number; toMethod: Minor; toLots: Minor; toNewLot: Minor };

/**
 * Refunds decided for bookings and for those that they replaced, and external refunds that finance attributed to them.
 * Minor units; the caller holds the plan's lock.
 */
export async function settledFor(tx: Tx, bookingIds: readonly number[]): Promise<Settled[]> {
  const { bookingId, toMethod, toLots, toNewLot, status } = refundRequests;
  const heirs = await heirsOf(tx, bookingIds);
  const ids = heirs.map((known) => known.bookingId);
  const decided = await tx
    .select({ bookingId, toMethod, toLots, toNewLot })
    .from(refundRequests)
    .where(and(inArray(bookingId, ids), eq(status, "approved")));
  const elsewhere = (await sharesOf(tx, ids)).map(({ amount, ...of }) => ({
    bookingId: of.bookingId,
    toMethod: amount,
    toLots: 0,
    toNewLot: 0,
  }));
  const heirOf = new Map(heirs.map((known) => [known.bookingId, known.heir]));
  return [...decided, ...elsewhere].map((one) => ({ ...one, bookingId: heirOf.get(one.bookingId) ?? one.bookingId }));
}
