import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import {
  declinesOfClient,
  declinesOfPlan,
  mostDeclinesOfCard,
} from "../../../../payments/server/cards/declines.repository";
import { isLifted, maxOverlap, reachedLimits } from "../../../../plan/bookings/limits.rules";
import {
  bookingsOfDay,
  comingRentals,
  liftedUntil,
  unpaidBookings,
} from "../../../../plan/server/bookings/limits.repository";
import type { PlanLimits } from "../../../plans/plans.schemas";

type Whose = { planId: number; clientId: number; at: Instant };

/** Which limits a plan and its client have reached, counted as for booking and paying. (SAFE-21) */
export async function limitsOf(db: Tx, { planId, clientId, at }: Whose): Promise<PlanLimits> {
  return reached(db, clientId, at, {
    declinesOfPlan: await declinesOfPlan(db, planId, at),
    declinesOfCard: await mostDeclinesOfCard(db, planId, at),
  });
}

/** The limits of a client, for all plans. */
export const limitsOfClient = (db: Tx, clientId: number, at: Instant): Promise<PlanLimits> =>
  reached(db, clientId, at, { declinesOfPlan: 0, declinesOfCard: 0 });

type OfPlan = Record<"declinesOfPlan" | "declinesOfCard", number>;

async function reached(db: Tx, clientId: number, at: Instant, ofPlan: OfPlan): Promise<PlanLimits> {
  const until = await liftedUntil(db, clientId);
  const Reached = reachedLimits({
    unpaidBookings: await unpaidBookings(db, clientId),
    rentalsAtOnce: maxOverlap(await comingRentals(db, clientId, at)),
    bookingsOfDay: await bookingsOfDay(db, clientId, at),
    declinesOfClient: await declinesOfClient(db, clientId, at),
    ...ofPlan,
  });
  return { Reached, LiftedUntil: isLifted(until, at) ? until : null };
}
