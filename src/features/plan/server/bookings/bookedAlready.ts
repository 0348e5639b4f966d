import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Booking } from "../../plan.schemas";
import { isSameService, type Service, serviceAt } from "../../sameService.rules";
import type { BookingReader } from "./bookings.repository";

type Whose = {
  clientId: number;
  /** A booking that goes when this one is made. */
  except?: number;
};

/** The service that a booking is of, as its product says. */
export const serviceOf = ({ productOf }: Pick<BookingReader, "productOf">, booking: Booking): Service =>
  serviceAt(booking, productOf(booking).served(booking));

/**
 * The problem `plan.bookedAlready` where the client has the same stay, or a car for the same driver, at the same time, in
 * whichever plan: with that booking, its plan and its kind; else null. (PLAN-38)
 */
export async function bookedAlready(
  tx: Tx,
  reader: Pick<BookingReader, "productOf" | "openBookingsDuring">,
  wanted: Service,
  { clientId, except }: Whose,
): Promise<Problem | null> {
  const booked = await reader.openBookingsDuring(tx, clientId, wanted);
  const same = booked.find(
    (booking) => booking.BookingId !== except && isSameService(wanted, serviceOf(reader, booking)),
  );
  if (!same) return null;
  const { BookingId: booking, TravelPlanId: plan } = same;
  return new Problem("plan.bookedAlready", { booking, plan, kind: reader.productOf(same).kind });
}
