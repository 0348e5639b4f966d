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
 * Throws `plan.bookedAlready` where the client has the same stay, or a car for the same driver, at the same time, in
 * whichever plan: with that booking, its plan and its kind. (PLAN-38)
 */
export async function refuseBookedAlready(tx: Tx, wanted: Service, { clientId, except }: Whose): Promise<void> {
  const booked = await openBookingsDuring(tx, clientId, wanted);
  const same = booked.find((booking) => booking.BookingId !== except && isSameService(wanted, serviceOf(booking)));
  if (!same) return;
  const { BookingId: booking, TravelPlanId: plan } = same;
  throw new Problem("plan.bookedAlready", { booking, plan, kind: kindOfService(wanted) });
}
