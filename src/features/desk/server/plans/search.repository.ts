import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { clients } from "../../../account/server/account.tables";
import { vouchers } from "../../../papers/server/papers.tables";
import { payments } from "../../../payments/server/payments.tables";
import { bookings, travelPlans } from "../../../plan/server/plan.tables";
import type { PlanSearch } from "../../search.rules";

export type PlanMatch = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  state: string;
  createdAt: Instant;
  bookingIds: number[];
};

/** Plans that a search may mean, the newest first, at most `limit`. */
export async function searchPlans(db: Tx, search: PlanSearch, limit: number): Promise<PlanMatch[]> {
  const { id, state, createdAt } = travelPlans;
  const { firstName, lastName, email } = clients;
  const found = await db
    .select({ id, state, createdAt, firstName, lastName, email })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(or(...byId(db, search), ...byReference(db, search), byClient(search)))
    .orderBy(desc(id))
    .limit(limit);
  const ids = found.map((plan) => plan.id);
  const booked = await db
    .select({ id: bookings.id, planId: bookings.planId })
    .from(bookings)
    .where(inArray(bookings.planId, ids))
    .orderBy(bookings.id);
  return found.map((plan) => ({
    ...plan,
    bookingIds: booked.flatMap((booking) => (booking.planId === plan.id ? [booking.id] : [])),
  }));
}

function byId(db: Tx, { id, paymentId }: PlanSearch): SQL[] {
  const ofBookings = db.select({ planId: bookings.planId }).from(bookings);
  const ofPayments = db.select({ planId: payments.planId }).from(payments);
  return [
    ...(id === null ? [] : [eq(travelPlans.id, id), inArray(travelPlans.id, ofBookings.where(eq(bookings.id, id)))]),
    ...(paymentId === null ? [] : [inArray(travelPlans.id, ofPayments.where(eq(payments.id, paymentId)))]),
  ];
}

function byReference(db: Tx, { reference }: PlanSearch): SQL[] {
  const ofBookings = db.select({ planId: bookings.planId }).from(bookings);
  const ofPayments = db.select({ planId: payments.planId }).from(payments);
  const ofVouchers = db
    .select({ planId: bookings.planId })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId));
  return [
    ofBookings.where(sql`lower(${bookings.supplierReference}) = ${reference}`),
    ofPayments.where(sql`lower(${payments.providerReference}) = ${reference}`),
    ofVouchers.where(sql`lower(${vouchers.number}) = ${reference}`),
  ].map((plans) => inArray(travelPlans.id, plans));
}

/** Every word is part of the client's name or address; accents and apostrophes do not count. */
function byClient({ words }: PlanSearch): SQL | undefined {
  const told = sql`${clients.firstName} || ' ' || ${clients.lastName} || ' ' || ${clients.email}`;
  const plain = sql`regexp_replace(normalize(lower(${told}), NFD), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u2018\\u2019]', '', 'g')`;
  return words.length === 0 ? undefined : and(...words.map((word) => sql`position(${word} in ${plain}) > 0`));
}
