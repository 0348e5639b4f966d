import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import type { AuditAction } from "../../../../../shared/auditActions";
import type { Instant } from "../../../../../shared/instant";
import { planOfDispute } from "../../../../payments/server/disputes/disputes.repository";
import { outsideMovements } from "../../../../payments/server/outside/outside.tables";
import { holderReviews, payments } from "../../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../../payments/server/refunds.tables";
import type { CheckoutEventType } from "../../../../plan/checkout/checkout.events";
import { bookings, checkoutEvents } from "../../../../plan/server/plan.tables";
import { clientOfDocuments, type WaitingKind } from "../../../inbox/inbox.rules";

/** An item, whose id may also be that of one document of a client. */
export type Item = { readonly kind: WaitingKind; readonly itemId: string };

/**
 * The actions that end an item of each kind, and the fact by which their lines name the item; without one by their
 * subject. What leaves it waiting is none of them: more time, another car, a proposal, a question to a provider.
 */
const answers: Readonly<Record<WaitingKind, { readonly actions: readonly AuditAction[]; readonly fact?: string }>> = {
  plan: { actions: [] },
  booking: { actions: ["booking.confirmed", "booking.declined"] },
  holder: { actions: ["holder.accepted", "holder.refused"], fact: "holder" },
  document: { actions: ["document.verified", "document.rejected"], fact: "document" },
  transfer: { actions: ["transfer.received", "transfer.rejected", "transfer.reversed"], fact: "payment" },
  payment: { actions: [] },
  refund: { actions: ["refund.approved", "refund.declined", "refund.sentByHand", "refund.sentAgain"], fact: "refund" },
  movement: { actions: ["movement.handled", "refund.attributed"], fact: "movement" },
  dispute: { actions: ["dispute.answered", "dispute.settled"], fact: "dispute" },
  note: { actions: ["note.answered", "note.putAside"], fact: "note" },
  upload: { actions: ["upload.done"], fact: "upload" },
  opinion: { actions: ["opinion.shown", "opinion.refused"] },
  mail: { actions: ["mail.sentAgain", "mail.putAside"], fact: "mail" },
};

/** The newest line by which an item was ended since an instant; undefined: there is none. */
export async function lastAnswer(db: Tx, { kind, itemId }: Item, since: Instant) {
  const { actions, fact } = answers[kind];
  if (actions.length === 0) return undefined;
  const clientId = kind === "document" ? clientOfDocuments(itemId) : null;
  const bySubject = clientId === null ? `booking ${itemId}` : `client ${clientId}`;
  const isAbout =
    fact === undefined || clientId !== null
      ? eq(auditLog.subject, bySubject)
      : sql`${auditLog.facts}->>${fact} = ${itemId}`;
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.action, [...actions]), gt(auditLog.at, since), isAbout))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return row;
}

type End = {
  readonly types: readonly CheckoutEventType[];
  /** Their field that has the item's id. */
  readonly by: "bookingId" | "attemptId";
  /** It may wait again after it, so that the latest counts, and not the first. */
  readonly mayReturn?: true;
};

/** The facts that end an item of each kind. Other kinds end by an answer alone. */
const ends: Readonly<Partial<Record<WaitingKind, End>>> = {
  booking: {
    types: ["booking.confirmed", "booking.declined", "booking.cancelled", "booking.removed"],
    by: "bookingId",
  },
  transfer: {
    types: ["transfer.received", "transfer.rejected", "transfer.withdrawn", "payment.capturedLate"],
    by: "attemptId",
    mayReturn: true,
  },
  payment: {
    types: [
      "payment.captured",
      "payment.capturedLate",
      "payment.declined",
      "supplement.captured",
      "supplement.declined",
      "link.closed",
    ],
    by: "attemptId",
  },
};

/**
 * The fact of a plan by which an item ended since an instant; undefined: there is none. `lapsedAt`: the deadline
 * with which the item lapsed, as the fact of the clock does not name it.
 */
export async function endOf(
  db: Tx,
  { kind, itemId }: Item,
  { planId, since, lapsedAt }: { readonly planId: number; readonly since: Instant; readonly lapsedAt: Instant | null },
) {
  const end = ends[kind];
  if (!end) return undefined;
  const { at, seq, type, event } = checkoutEvents;
  const named = sql`${event}->>${end.by}`;
  const namesItem = and(inArray(type, [...end.types]), sql`${named} = ${itemId}`);
  // A booking also ends when the one that replaces it is confirmed, whose fact names only that one. (PLAN-40)
  const replacing = db.select({ id: sql`${bookings.id}::text` }).from(bookings);
  const isReplaced =
    kind === "booking"
      ? and(
          eq(type, "booking.confirmed"),
          sql`${named} in ${replacing.where(and(eq(bookings.planId, planId), eq(bookings.replacesId, Number(itemId))))}`,
        )
      : undefined;
  const isLapse = lapsedAt === null ? undefined : and(eq(type, "clock.ticked"), eq(at, lapsedAt));
  const [row] = await db
    .select()
    .from(checkoutEvents)
    .where(and(eq(checkoutEvents.planId, planId), gt(at, since), or(namesItem, isReplaced, isLapse)))
    .orderBy(end.mayReturn ? desc(seq) : asc(seq))
    .limit(1);
  return row;
}

/** The plan of an item; undefined: it has none, or there is no such item. */
export async function planOfItem(db: Tx, { kind, itemId }: Item): Promise<number | undefined> {
  const number = /^[1-9]\d{0,8}$/.test(itemId) ? Number(itemId) : null;
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(itemId) ? itemId : null;
  const ofPayment = async (is: SQL | undefined) =>
    (await db.select({ planId: payments.planId }).from(payments).where(is))[0]?.planId;
  if (kind === "plan") return number ?? undefined;
  if (kind === "dispute") return planOfDispute(db, itemId);
  if (number !== null && (kind === "booking" || kind === "opinion")) {
    const { id, planId } = bookings;
    return (await db.select({ planId }).from(bookings).where(eq(id, number)))[0]?.planId;
  }
  if (number !== null && kind === "holder") {
    const { id, planId } = holderReviews;
    return (await db.select({ planId }).from(holderReviews).where(eq(id, number)))[0]?.planId;
  }
  if (number !== null && kind === "mail") {
    const { id, planId } = outbox;
    return (await db.select({ planId }).from(outbox).where(eq(id, number)))[0]?.planId ?? undefined;
  }
  if (uuid !== null && (kind === "payment" || kind === "transfer")) return ofPayment(eq(payments.id, uuid));
  if (uuid !== null && kind === "movement") {
    const { id, paymentId } = outsideMovements;
    return ofPayment(inArray(payments.id, db.select({ paymentId }).from(outsideMovements).where(eq(id, uuid))));
  }
  if (uuid !== null && kind === "refund") {
    const asked = await db
      .select({ planId: refundRequests.planId })
      .from(refundRequests)
      .where(eq(refundRequests.id, uuid));
    const sent = db.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, uuid));
    return asked[0]?.planId ?? (await ofPayment(inArray(payments.id, sent)));
  }
  return undefined;
}
