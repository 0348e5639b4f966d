import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Booking } from "../../plan.schemas";
import { isSameService, type Service, serviceAt } from "../../service/sameService.rules";
import type { BookingReader } from "./bookings.repository";

type Whose = {
  clientId: number;
  /** A booking that ends when this one is made. */
  except?: number;
};

/** The service of a booking, as its product describes it. */
export const serviceOf = ({ productOf }: Pick<BookingReader, "productOf">, booking: Booking): Service =>
  serviceAt(booking, productOf(booking).served(booking));

/**
 * The problem `plan.bookedAlready`, with the booking, its plan and its kind, if the client has the same stay, or a car
 * for the same driver, at the same time in any plan; otherwise null. (PLAN-38)
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
