import type { Trip } from "../../features/documents/documents.rules";
import { isOpen } from "../../features/plan/bookingStatus";
import { isActive } from "../../features/plan/plan.rules";
import { bookedGuestsOf } from "../../features/plan/server/bookings/bookedLodging.repository";
import { bookingsOf } from "../../features/plan/server/bookings/bookings.repository";
import { bookedCarsOf, findPlan, newestPlan, type PlanRow } from "../../features/plan/server/plan.repository";
import type { Tx } from "../../platform/server/services";
import { havanaDate } from "../../shared/havana";

/**
 * The days, cars and guests of a plan's open bookings, which the documents' rules need. `trip` is null without an open
 * booking; null if the plan is not the client's.
 */
export async function tripOfPlan(tx: Tx, clientId: number, planId: number): Promise<{ trip: Trip | null } | null> {
  const plan = await findPlan(tx, planId);
  return plan?.clientId === clientId ? { trip: await tripOf(tx, plan) } : null;
}

/** The trip of the client's active plan; null without an open booking. */
export async function tripOfActivePlan(tx: Tx, clientId: number): Promise<Trip | null> {
  const plan = await newestPlan(tx, clientId);
  return plan && isActive(plan.state) ? tripOf(tx, plan) : null;
}

async function tripOf(tx: Tx, plan: PlanRow): Promise<Trip | null> {
  const open = (await bookingsOf(tx, plan.id)).filter(({ Status }) => isOpen(Status));
  if (open.length === 0) return null;
  const ids = open.map(({ BookingId }) => BookingId);
  return {
    cars: await bookedCarsOf(tx, ids),
    guests: await bookedGuestsOf(tx, ids),
    firstDay: havanaDate(Math.min(...open.map(({ StartsAt }) => StartsAt))),
    lastDay: havanaDate(Math.max(...open.map(({ EndsAt }) => EndsAt))),
  };
}
