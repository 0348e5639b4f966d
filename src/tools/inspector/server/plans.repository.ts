import { asc, desc, eq, inArray } from "drizzle-orm";
import type { StateName } from "../../../features/plan/checkout/checkout.states";
import { bookings, travelPlans } from "../../../features/plan/server/plan.tables";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";

type Database = Tx;

export type ListedPlan = { id: number; clientId: number; state: StateName; createdAt: Instant; bookings: number[] };

/** Plans, newest first: a client's, or everybody's. */
export async function listPlans(db: Database, clientId: number | null, limit: number): Promise<ListedPlan[]> {
  const { id, state, createdAt } = travelPlans;
  const rows = await db
    .select({ id, clientId: travelPlans.clientId, state, createdAt })
    .from(travelPlans)
    .where(clientId === null ? undefined : eq(travelPlans.clientId, clientId))
    .orderBy(desc(id))
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const booked = await db
    .select({ id: bookings.id, planId: bookings.planId })
    .from(bookings)
    .where(inArray(bookings.planId, ids))
    .orderBy(asc(bookings.id));
  return rows.map((row) => ({
    ...row,
    bookings: booked.flatMap((booking) => (booking.planId === row.id ? [booking.id] : [])),
  }));
}

/** Every booking that was ever made in a plan, the newest last. */
export async function bookingIdsOf(db: Database, planId: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.planId, planId))
    .orderBy(asc(bookings.id));
  return rows.map(({ id }) => id);
}

export async function isBookingOf(db: Database, planId: number, bookingId: number): Promise<boolean> {
  const [booking] = await db.select({ planId: bookings.planId }).from(bookings).where(eq(bookings.id, bookingId));
  return booking?.planId === planId;
}
