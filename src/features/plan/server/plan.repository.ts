import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { outbox } from "../../../platform/server/db/schema/operations";
import { drafts, statement } from "../../../platform/server/db/statement";
import { inParallel } from "../../../platform/server/inParallel";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { isOpen, type RowStatus, rowStatuses } from "../bookings/bookingStatus";
import { stepOfName } from "../checkout/checkout.states";
import { bookings, travelPlans } from "./plan.tables";

export type PlanRow = typeof travelPlans.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;

const clientToLock = statement(
  drafts
    .select({ firstName: clients.firstName, lastName: clients.lastName })
    .from(clients)
    .where(and(eq(clients.id, sql.placeholder("clientId")), isNull(clients.closedAt)))
    .for("no key update"),
);

/**
 * Locks the client, so that bookings in two tabs end up in one plan. Null: no such client, or the account was closed.
 * Not `for update`: that would also block transactions that hold a plan's lock and insert rows that refer to the
 * client. Queries sent after the call are read under the lock.
 */
export async function lockClient(tx: Tx, clientId: number): Promise<{ name: string } | null> {
  const [row] = await clientToLock(tx, { clientId });
  return row ? { name: `${row.firstName} ${row.lastName}` } : null;
}

export async function findPlan(db: Tx, id: number): Promise<PlanRow | undefined> {
  const [plan] = await db.select().from(travelPlans).where(eq(travelPlans.id, id));
  return plan;
}

export async function findPlans(db: Tx, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(travelPlans)
    .where(inArray(travelPlans.id, [...ids]));
}

/** The client that a message is about: the owner of its plan, or else its recipient. */
export const clientOfMessage = sql`coalesce(
  (select ${travelPlans.clientId} from ${travelPlans} where ${travelPlans.id} = ${outbox.planId}), ${outbox.clientId})`;

export async function newestPlan(db: Tx, clientId: number): Promise<PlanRow | undefined> {
  const ofClient = db.select().from(travelPlans).where(eq(travelPlans.clientId, clientId));
  const [plan] = await ofClient.orderBy(desc(travelPlans.id)).limit(1);
  return plan;
}

/** The same, locked until the transaction ends, as `lockPlan` does. */
export async function lockNewestPlan(tx: Tx, clientId: number): Promise<PlanRow | undefined> {
  const ofClient = tx.select().from(travelPlans).where(eq(travelPlans.clientId, clientId));
  const [plan] = await ofClient.orderBy(desc(travelPlans.id)).limit(1).for("update");
  return plan;
}

/** The plan of a client's booking of a product, locked in the same way; undefined if there is none. */
export async function lockPlanOf(
  tx: Tx,
  { bookingId, clientId, productType }: Pick<BookingRow, "clientId" | "productType"> & { bookingId: number },
): Promise<PlanRow | undefined> {
  const [found] = await tx
    .select({ plan: travelPlans })
    .from(travelPlans)
    .innerJoin(bookings, eq(bookings.planId, travelPlans.id))
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientId, clientId), eq(bookings.productType, productType)))
    .for("update", { of: travelPlans });
  return found?.plan;
}

/** Newest first. */
export async function plansOf(db: Tx, clientId: number): Promise<PlanRow[]> {
  return db.select().from(travelPlans).where(eq(travelPlans.clientId, clientId)).orderBy(desc(travelPlans.id));
}

/** The client's paid plans, newest first. */
export async function paidPlans(db: Tx, clientId: number): Promise<PlanRow[]> {
  return (await plansOf(db, clientId)).filter(({ paidAt }) => paidAt !== null);
}

/** The client's plans that are neither paid nor over, newest first. */
export async function unpaidPlans(db: Tx, clientId: number): Promise<PlanRow[]> {
  return (await plansOf(db, clientId)).filter(({ paidAt, state }) => paidAt === null && stepOfName(state) !== null);
}

/** A plan without facts; its first fact fills in the other columns. Nobody else sees it before the transaction's end. */
export async function insertPlan(tx: Tx, clientId: number, createdAt: Instant): Promise<PlanRow> {
  const [plan] = await tx.insert(travelPlans).values({ clientId, createdAt, state: "collecting" }).returning();
  if (!plan) throw new Error("a plan was not inserted");
  return plan;
}

/** The id of a booking that is inserted later, so that its parts need not wait for it. */
export async function reserveBookingId(tx: Tx): Promise<number> {
  const next = sql<number>`nextval(pg_get_serial_sequence('bookings', 'id'))`.mapWith(Number);
  const [taken] = await tx.select({ id: next }).from(sql`(values (1)) as once`);
  if (!taken) throw new Error("no id was taken for a booking");
  return taken.id;
}

export async function insertBooking(tx: Tx, booking: typeof bookings.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(bookings).values(booking).returning({ id: bookings.id });
  if (!inserted) throw new Error("a booking was not inserted");
  return inserted.id;
}

/** Inserts a booking under an id reserved by `reserveBookingId`. */
export async function insertBookingAs(tx: Tx, id: number, booking: typeof bookings.$inferInsert): Promise<void> {
  await tx
    .insert(bookings)
    .overridingSystemValue()
    .values({ ...booking, id });
}

/** A booking's row, including a removed one. */
export async function findBookingRow(db: Tx, id: number): Promise<BookingRow | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking;
}

/** The booking that a client's request with this key has made. */
export async function findRequested(db: Tx, clientId: number, requestKey: string): Promise<BookingRow | undefined> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.requestKey, requestKey)));
  return booking;
}

/** The newest open booking made by the same request without a key. */
export async function findOpenAlike(db: Tx, clientId: number, requestHash: string): Promise<BookingRow | undefined> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        eq(bookings.requestHash, requestHash),
        inArray(bookings.status, rowStatuses.filter(isOpen)),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(1);
  return booking;
}

export async function setSupplierReference(tx: Tx, bookingId: number, supplierReference: string): Promise<void> {
  await tx.update(bookings).set({ supplierReference }).where(eq(bookings.id, bookingId));
}

/** Stores the chart's booking statuses for lists. */
export async function setBookingStatuses(
  tx: Tx,
  changes: readonly { bookingId: number; status: RowStatus }[],
): Promise<void> {
  const statuses = [...new Set(changes.map(({ status }) => status))];
  const change = async (status: RowStatus) => {
    const ids = changes.filter((change) => change.status === status).map(({ bookingId }) => bookingId);
    await tx
      .update(bookings)
      .set({ status })
      .where(and(inArray(bookings.id, ids), ne(bookings.status, status)));
  };
  await inParallel(...statuses.map(change));
}

type Offer = Pick<BookingRow, "startsAt" | "endsAt" | "supplierId" | "payNow" | "payInCuba" | "price">;
type Words = { note: string; at: Instant };

/**
 * Stores an alternative for a booking as a row that is not a booking of the plan yet. It keeps the booking's
 * cancellation schedule. Throws `proposal.over` if a proposal for the booking is open already.
 */
export async function insertProposal(tx: Tx, booked: BookingRow, offer: Offer, { note, at }: Words): Promise<number> {
  const waiting = and(eq(bookings.replacesId, booked.id), eq(bookings.status, "proposed"));
  const open = await tx.select({ id: bookings.id }).from(bookings).where(waiting);
  if (open.length > 0) throw new Problem("proposal.over");
  const { planId, clientId, productType, currency } = booked;
  const { cancellation } = booked.price;
  return insertBooking(tx, {
    planId,
    clientId,
    productType,
    currency,
    ...offer,
    price: { ...offer.price, ...(cancellation && { cancellation }) },
    status: "proposed",
    createdAt: at,
    replacesId: booked.id,
    proposalNote: note,
  });
}
