import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { currentRequestId } from "../../../platform/server/logs/requestId";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { clients } from "../../account/server/account.tables";
import { refundCodes } from "../../payments/refundCodes";
import { sharesOf } from "../../payments/server/outside/outside.repository";
import type { RefundRow } from "../../payments/server/payment.repository";
import { payments } from "../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../payments/server/refunds.tables";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { bookings } from "../../plan/server/plan.tables";
import type { Legs } from "../refunds.rules";

/** Without the request ids, which the repository adds. */
export type RequestRow = Omit<typeof refundRequests.$inferSelect, "logId" | "decidedLogId">;
/** `method`: that of the payment of which it is a refund. */
export type Known = { request: RequestRow; refund: RefundRow | null; method: number | null };

const known = { request: refundRequests, refund: refunds, method: payments.method };

/** A request with the provider's refund, if there is one. */
export async function findRequest(db: Tx, id: string): Promise<Known | undefined> {
  const [row] = await db
    .select(known)
    .from(refundRequests)
    .leftJoin(refunds, eq(refunds.requestId, refundRequests.id))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refundRequests.id, id));
  return row;
}

export async function requestsOfPlan(db: Tx, planId: number): Promise<Known[]> {
  return db
    .select(known)
    .from(refundRequests)
    .leftJoin(refunds, eq(refunds.requestId, refundRequests.id))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refundRequests.planId, planId))
    .orderBy(asc(refundRequests.askedAt), asc(refundRequests.id));
}

/** The refunds of a plan's payments that no booking's request began, oldest first, each with its payment's method. */
export async function refundsBeside(db: Tx, planId: number): Promise<{ refund: RefundRow; method: number }[]> {
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

/** What became of the part of a refund that went back to lots of the fund. (FUND-6) */
export async function setLots(tx: Tx, id: string, lots: Pick<RequestRow, "lotsLost" | "lotsRenewed">): Promise<void> {
  await tx.update(refundRequests).set(lots).where(eq(refundRequests.id, id));
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

/** Unsent refunds for which no provider is asked, or that the provider keeps refusing. While it is asked none is. */
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

/** The bookings that a plan's payment was for: open ones (or open until just now), and those refunded since. */
export async function paidBookings(
  tx: Tx,
  planId: number,
  openIds: readonly number[],
): Promise<{ id: number; amount: Minor }[]> {
  const { id, payNow, status } = bookings;
  const paid = or(inArray(id, [...openIds]), eq(status, "refunded"));
  return tx
    .select({ id, amount: payNow })
    .from(bookings)
    .where(and(eq(bookings.planId, planId), paid));
}

export type Settled = { bookingId: number; toMethod: Minor; toLots: Minor; toNewLot: Minor };

/**
 * Refunds that have been decided for bookings, and what went back at the provider for them as finance attributed it.
 * Minor units; the caller holds the plan's lock.
 */
export async function settledFor(tx: Tx, bookingIds: readonly number[]): Promise<Settled[]> {
  const { bookingId, toMethod, toLots, toNewLot, status } = refundRequests;
  const decided = await tx
    .select({ bookingId, toMethod, toLots, toNewLot })
    .from(refundRequests)
    .where(and(inArray(bookingId, [...bookingIds]), eq(status, "approved")));
  const elsewhere = await sharesOf(tx, bookingIds);
  return [...decided, ...elsewhere.map((share) => ({ ...share, toMethod: share.amount, toLots: 0, toNewLot: 0 }))];
}
