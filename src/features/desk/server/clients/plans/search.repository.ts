import { and, desc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { receipts } from "../../../../papers/server/papers.tables";
import { paymentsByReference, reversedByReference } from "../../../../payments/methods/server/references.repository";
import { disputes, payments, webhookEvents } from "../../../../payments/server/payments.tables";
import { refunds } from "../../../../payments/server/refunds.tables";
import type { StateName } from "../../../../plan/checkout/checkout.states";
import { bookings, checkoutEvents, travelPlans, vouchers } from "../../../../plan/server/plan.tables";
import type { PlanSearch } from "../../../plans/search.rules";
import { clientsNamed, plansOfClients } from "./searchedClients.repository";

export type PlanMatch = {
  id: number;
  clientId: number;
  firstName: string;
  lastName: string;
  email: string;
  state: StateName;
  createdAt: Instant;
  bookingIds: number[];
  /** Money that was entered for it by mistake, if that is what the search names. (PAY-33) */
  reversed: { reference: string; at: Instant } | null;
};

/** Plans that match a search, newest first, at most `limit`. */
export async function searchPlans(db: Tx, search: PlanSearch, limit: number): Promise<PlanMatch[]> {
  const { id, state, createdAt } = travelPlans;
  const { firstName, lastName, email } = clients;
  const meant = [
    ...byId(db, search),
    ...byReference(db, search),
    ...byRequest(db, search),
    ...byPhone(db, search),
    ...(search.words.length === 0 ? [] : [plansOfClients(db, search.words)]),
  ];
  if (meant.length === 0) return [];
  // One query after the other, each with its own index: "or" would scan every plan.
  const found = await db
    .select({ id, state, createdAt, clientId: clients.id, firstName, lastName, email })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(inArray(id, sql`(${sql.join(meant, sql` union all `)})`))
    .orderBy(desc(id))
    .limit(limit);
  const ids = found.map((plan) => plan.id);
  const booked = await db
    .select({ id: bookings.id, planId: bookings.planId })
    .from(bookings)
    .where(inArray(bookings.planId, ids))
    .orderBy(bookings.id);
  const reversed = new Map(
    (await reversedIn(db, search, ids)).flatMap(({ planId, reference, at }) =>
      reference === null || at === null ? [] : [[planId, { reference, at }]],
    ),
  );
  return found.map((plan) => ({
    ...plan,
    reversed: reversed.get(plan.id) ?? null,
    bookingIds: booked.flatMap((booking) => (booking.planId === plan.id ? [booking.id] : [])),
  }));
}

/** Clients whom a search names by their number, name, email address or phone, newest first, at most `limit`. */
export async function searchClients(db: Tx, { clientId, words, phone }: PlanSearch, limit: number) {
  const { id, firstName, lastName, email, role, phone: typed, verifiedPhone } = clients;
  const ids = () => db.select({ id }).from(clients);
  const meant = [
    ...(clientId === null ? [] : [ids().where(eq(id, clientId))]),
    ...(words.length === 0 ? [] : [clientsNamed(db, words)]),
    ...(phone === null ? [] : [ids().where(or(endsWith(typed, phone), endsWith(verifiedPhone, phone)))]),
  ];
  if (meant.length === 0) return [];
  return db
    .select({ id, firstName, lastName, email, plans: db.$count(travelPlans, eq(travelPlans.clientId, id)) })
    .from(clients)
    .where(and(inArray(id, sql`(${sql.join(meant, sql` union all `)})`), eq(role, "client"), isNull(clients.closedAt)))
    .orderBy(desc(id))
    .limit(limit);
}

function byId(db: Tx, { ids, paymentId }: PlanSearch): SQLWrapper[] {
  const ofPlans = db.select({ planId: travelPlans.id }).from(travelPlans);
  const ofBookings = db.select({ planId: bookings.planId }).from(bookings);
  const ofPayments = db.select({ planId: payments.planId }).from(payments);
  return [
    ...(ids.length === 0
      ? []
      : [ofPlans.where(inArray(travelPlans.id, ids)), ofBookings.where(inArray(bookings.id, ids))]),
    ...(paymentId === null ? [] : [ofPayments.where(eq(payments.id, paymentId))]),
  ];
}

/** By references on papers, emails and bank statements, or parts of them; blanks and hyphens are ignored. */
function byReference(db: Tx, search: PlanSearch): SQLWrapper[] {
  if (search.reference === "") return [];
  const says = (...columns: AnyPgColumn[]) => or(...columns.map((column) => isReference(column, search)));
  const ofBookings = db.select({ planId: bookings.planId }).from(bookings);
  const ofVouchers = db
    .select({ planId: bookings.planId })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId));
  const ofPayments = () => db.select({ planId: payments.planId }).from(payments);
  const ofReceipts = db.select({ planId: receipts.planId }).from(receipts);
  return [
    ofBookings.where(says(bookings.supplierReference)),
    ofVouchers.where(says(vouchers.number)),
    ofReceipts.where(says(receipts.code)),
    ofPayments().where(says(payments.id, payments.providerReference, payments.authorisation)),
    ofPayments().innerJoin(refunds, eq(refunds.paymentId, payments.id)).where(says(refunds.providerReference)),
    ofPayments().innerJoin(disputes, eq(disputes.paymentId, payments.id)).where(says(disputes.id)),
    ...paymentsByReference(db, (column) => isReference(column, search)).map((ids) =>
      ofPayments().where(inArray(payments.id, ids)),
    ),
  ];
}

const reversedIn = async (db: Tx, search: PlanSearch, planIds: readonly number[]) =>
  search.reference === "" ? [] : reversedByReference(db, (column) => isReference(column, search), planIds);

/** Whoever copies a reference by hand takes O for 0, and I and L for 1: such letters do not tell references apart. */
function isReference(column: AnyPgColumn, { reference, mayBePart }: PlanSearch): SQL {
  const alike = (text: SQLWrapper) => sql`translate(${text}, 'oil', '011')`;
  const asked = alike(sql`${reference}::text`);
  const written = alike(sql`regexp_replace(lower(${column}::text), '[^a-z0-9]', '', 'g')`);
  return mayBePart ? sql`position(${asked} in ${written}) > 0` : sql`${written} = ${asked}`;
}

/**
 * By the rows that a request wrote: facts of a plan, actions and refusals about it and its bookings, and a provider's
 * messages about it.
 */
function byRequest(db: Tx, { requestId }: PlanSearch): SQLWrapper[] {
  if (requestId === null) return [];
  const written = (logId: AnyPgColumn) => eq(logId, requestId);
  const about = (what: string) => sql<number>`substring(${auditLog.subject} from ${`^${what} (\\d+)$`})::int`;
  const acts = (what: string) =>
    db
      .select({ id: about(what) })
      .from(auditLog)
      .where(written(auditLog.logId));
  const ofPlans = db.select({ planId: travelPlans.id }).from(travelPlans);
  const ofBookings = db.select({ planId: bookings.planId }).from(bookings);
  const planIdOf = sql<string>`${webhookEvents.facts}->>'planId'`;
  return [
    db.select({ planId: checkoutEvents.planId }).from(checkoutEvents).where(written(checkoutEvents.logId)),
    acts("plan"),
    ofBookings.where(inArray(bookings.id, acts("booking"))),
    ofPlans.where(
      inArray(
        sql`${travelPlans.id}::text`,
        db.select({ planId: planIdOf }).from(webhookEvents).where(written(webhookEvents.logId)),
      ),
    ),
  ];
}

/** By the client's phone number, with or without the country code. */
function byPhone(db: Tx, { phone }: PlanSearch): SQLWrapper[] {
  if (phone === null) return [];
  return [
    db
      .select({ planId: travelPlans.id })
      .from(travelPlans)
      .innerJoin(clients, eq(clients.id, travelPlans.clientId))
      .where(or(endsWith(clients.phone, phone), endsWith(clients.verifiedPhone, phone))),
  ];
}

const endsWith = (column: AnyPgColumn, digits: string) =>
  sql`right(regexp_replace(${column}, '\\D', '', 'g'), ${digits.length}) = ${digits}`;
