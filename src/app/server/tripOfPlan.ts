import type { Trip } from "../../features/documents/documents.rules";
import { isOpen } from "../../features/plan/bookings/bookingStatus";
import { isActive } from "../../features/plan/plan.rules";
import type { BookingReader } from "../../features/plan/server/bookings/bookings.repository";
import { findPlan, newestPlan, type PlanRow } from "../../features/plan/server/plan.repository";
import type { Tx } from "../../platform/server/services";
import { havanaDate } from "../../shared/havana";

/** The days, cars and guests of plans' open bookings, which the documents' rules need. */
export function openTrips({ bookingsOf, checkedPapersOf }: Pick<BookingReader, "bookingsOf" | "checkedPapersOf">) {
  async function tripOf(tx: Tx, plan: PlanRow): Promise<Trip | null> {
    const open = (await bookingsOf(tx, plan.id)).filter(({ Status }) => isOpen(Status));
    if (open.length === 0) return null;
    const papers = await checkedPapersOf(
      tx,
      open.map(({ BookingId }) => BookingId),
    );
    return {
      ...papers,
      firstDay: havanaDate(Math.min(...open.map(({ StartsAt }) => StartsAt))),
      lastDay: havanaDate(Math.max(...open.map(({ EndsAt }) => EndsAt))),
    };
  }

  return {
    /** `trip` is null without an open booking; null if the plan is not the client's. */
    tripOfPlan: async (tx: Tx, clientId: number, planId: number): Promise<{ trip: Trip | null } | null> => {
      const plan = await findPlan(tx, planId);
      return plan?.clientId === clientId ? { trip: await tripOf(tx, plan) } : null;
    },

    /** The trip of the client's active plan; null without an open booking. */
    tripOfActivePlan: async (tx: Tx, clientId: number): Promise<Trip | null> => {
      const plan = await newestPlan(tx, clientId);
      return plan && isActive(plan.state) ? tripOf(tx, plan) : null;
    },
  };
}
