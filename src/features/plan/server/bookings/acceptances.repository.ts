import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import type { AcceptedHashes } from "../../../information/server/acceptedPolicies";
import { bookings, policyAcceptances } from "../plan.tables";

type Acceptance = AcceptedHashes & { acceptedAt: Instant };

/**
 * The policies that a plan's client accepted, and when; undefined if it was not recorded. Clients are asked once per
 * plan. (CAR-4)
 */
export async function acceptanceOfPlan(db: Tx, planId: number): Promise<Acceptance | undefined> {
  const { acceptedAt, terms, privacy, cancellation } = policyAcceptances;
  const [found] = await db
    .select({ acceptedAt, terms, privacy, cancellation })
    .from(policyAcceptances)
    .innerJoin(bookings, eq(bookings.id, policyAcceptances.bookingId))
    .where(eq(bookings.planId, planId))
    .orderBy(asc(policyAcceptances.acceptedAt), asc(policyAcceptances.bookingId))
    .limit(1);
  return found;
}

/** Whether the plan has a booking, so that its client was asked to accept the policies. */
export async function hasBooking(db: Tx, planId: number): Promise<boolean> {
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.planId, planId)).limit(1);
  return booking !== undefined;
}

export async function insertAcceptance(tx: Tx, bookingId: number, accepted: Acceptance): Promise<void> {
  await tx.insert(policyAcceptances).values({ bookingId, ...accepted });
}
