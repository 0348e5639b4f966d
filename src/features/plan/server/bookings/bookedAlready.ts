import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { isSameService, kindOfService, type Service, serviceOf } from "../../sameService.rules";
import { openBookingsDuring } from "./bookings.repository";

type Whose = {
  clientId: number;
  /** A booking that goes when this one is made. */
  except?: number;
};

/**
 * The problem `plan.bookedAlready` where the client has the same stay, or a car for the same driver, at the same time, in
 * whichever plan: with that booking, its plan and its kind; else null. (PLAN-38)
 */
export async function bookedAlready(tx: Tx, wanted: Service, { clientId, except }: Whose): Promise<Problem | null> {
  const booked = await openBookingsDuring(tx, clientId, wanted);
  const same = booked.find((booking) => booking.BookingId !== except && isSameService(wanted, serviceOf(booking)));
  if (!same) return null;
  const { BookingId: booking, TravelPlanId: plan } = same;
  return new Problem("plan.bookedAlready", { booking, plan, kind: kindOfService(wanted) });
}
