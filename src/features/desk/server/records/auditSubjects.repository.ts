import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { outbox } from "../../../../platform/server/db/schema/operations";
import { infectedUploads } from "../../../../platform/server/db/schema/uploads";
import type { Tx } from "../../../../platform/server/services";
import { notes } from "../../../notes/server/notes.tables";
import { outsideMovements } from "../../../payments/server/outside/outside.tables";
import { disputes, holderReviews, payments } from "../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../payments/server/refunds.tables";
import { bookings, travelPlans } from "../../../plan/server/plan.tables";
import { documentsOfClient, type WaitingKind, waitingKey } from "../../inbox/inbox.rules";

/**
 * A plan's subjects in the audit log: itself, all bookings it ever had, and each item of its that may have waited for
 * staff, under which the log has who took it or put it aside.
 */
export const subjectsOfPlan = (db: Tx, planId: number): Promise<string[]> => subjectsOfPlans(db, sql`${planId}::int`);

/** The subjects of these clients in the audit log: themselves, what they have, and all their plans. (DESK-37) */
export async function subjectsOfClients(db: Tx, clientIds: readonly number[]): Promise<string[]> {
  if (clientIds.length === 0) return [];
  const isTheirs = inArray(travelPlans.clientId, [...clientIds]);
  const plans = db.select({ id: travelPlans.id }).from(travelPlans).where(isTheirs);
  return [...(await subjectsBesidePlans(db, clientIds)), ...(await subjectsOfPlans(db, plans.getSQL()))];
}

/** The same without their plans: themselves, and the items of theirs that belong to no plan. */
export async function subjectsBesidePlans(db: Tx, clientIds: readonly number[]): Promise<string[]> {
  const theirs = (clientId: AnyPgColumn) => inArray(clientId, [...clientIds]);
  const own = await unionAll(
    db
      .select(itemIn("note", notes.id))
      .from(notes)
      .where(and(theirs(notes.clientId), eq(notes.isSent, true))),
    db.select(itemIn("upload", infectedUploads.id)).from(infectedUploads).where(theirs(infectedUploads.clientId)),
  );
  return [
    ...clientIds.map((id) => `client ${id}`),
    ...clientIds.map((id) => waitingKey({ Kind: "document", ItemId: documentsOfClient(id) })),
    ...own.map(({ table, id }) => `${table} ${id}`),
  ];
}

/** The kinds of items that the rows of a table are, under the first of them. */
const kindsIn: Readonly<Partial<Record<WaitingKind, readonly WaitingKind[]>>> = {
  booking: ["booking", "opinion"],
  payment: ["payment", "transfer"],
};

/** `plans`: the ids, as a query or a list. */
async function subjectsOfPlans(db: Tx, plans: SQL): Promise<string[]> {
  const isOf = (planId: AnyPgColumn) => sql`${planId} in (${plans})`;
  const attempts = db.select({ id: payments.id }).from(payments).where(isOf(payments.planId)).getSQL();
  const isPaidBy = (paymentId: AnyPgColumn) => sql`${paymentId} in (${attempts})`;
  // Those that reached their reader never waited for staff.
  const isUndelivered = and(isOf(outbox.planId), eq(outbox.channel, "mail"), isNull(outbox.deliveredAt));
  const rows = await unionAll(
    db.select(itemIn("plan", travelPlans.id)).from(travelPlans).where(isOf(travelPlans.id)),
    db.select(itemIn("booking", bookings.id)).from(bookings).where(isOf(bookings.planId)),
    db.select(itemIn("holder", holderReviews.id)).from(holderReviews).where(isOf(holderReviews.planId)),
    db.select(itemIn("payment", payments.id)).from(payments).where(isOf(payments.planId)),
    db.select(itemIn("refund", refundRequests.id)).from(refundRequests).where(isOf(refundRequests.planId)),
    db.select(itemIn("refund", refunds.id)).from(refunds).where(isPaidBy(refunds.paymentId)),
    db
      .select(itemIn("movement", outsideMovements.id))
      .from(outsideMovements)
      .where(isPaidBy(outsideMovements.paymentId)),
    db.select(itemIn("dispute", disputes.id)).from(disputes).where(isPaidBy(disputes.paymentId)),
    db.select(itemIn("mail", outbox.id)).from(outbox).where(isUndelivered),
  );
  return rows.flatMap(({ table, id }) => (kindsIn[table] ?? [table]).map((kind) => `${kind} ${id}`));
}

const itemIn = (table: WaitingKind, id: SQLWrapper) => ({
  table: sql<WaitingKind>`${table}::text`.as("table"),
  id: sql<string>`${id}::text`.as("id"),
});
