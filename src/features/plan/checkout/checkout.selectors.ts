import { isAwaited } from "../bookings/bookingStatus";
import {
  type CheckoutContext,
  isToBePaid,
  isWaitingChange,
  lostBookings,
  openBookings,
  type PlanBooking,
  waitingChange,
} from "./checkout.context";

type Bookings = Pick<CheckoutContext, "bookings">;

const bookingIn = ({ bookings }: Bookings, id: number): PlanBooking | undefined =>
  bookings.find((booking) => booking.id === id);

/** Whether a supplier still has to answer for one of the plan's bookings. */
export const awaitsSuppliers = (context: CheckoutContext): boolean =>
  openBookings(context).some(({ status }) => isAwaited(status));

/** Whether a booking was ended by its client, alone or by a change that has replaced it, and not lost with its plan. */
export function wasCancelledByClient(context: CheckoutContext, id: number): boolean {
  const isLost = lostBookings(context).some((lost) => lost.id === id);
  return bookingIn(context, id)?.status === "cancelled" && !isLost;
}

/**
 * How two bookings belong together if one replaces the other, told of one of them: as the change, it waits for its
 * supplier (`asked`) or for its difference to be paid (`toPay`); as the original, it stays until its change is
 * confirmed (`changeWaits`) or paid (`staysUnpaid`). (PLAN-40, PLAN-44)
 */
export type Replacement =
  | { kind: "asked" | "staysUnpaid"; other: number }
  | { kind: "changeWaits" }
  | { kind: "toPay"; change: PlanBooking };

/** The booking's part in a change that waits; null if it has none. */
export function replacementOf(context: Bookings, id: number): Replacement | null {
  const own = bookingIn(context, id);
  if (own?.status === "agreed") return { kind: "toPay", change: own };
  if (own?.replaces !== undefined && isWaitingChange(own)) return { kind: "asked", other: own.replaces };
  const change = waitingChange(context, id);
  if (!change) return null;
  return change.status === "agreed" ? { kind: "staysUnpaid", other: change.id } : { kind: "changeWaits" };
}

/**
 * How far a change is that costs more than its booking: its supplier has not answered (`waits`), its difference is to
 * be paid, or is paid; `over`: it is no change any more, or never was one. (PLAN-44)
 */
export type DifferencePayment =
  | { stage: "waits" | "underWay" | "paid" | "over" }
  | { stage: "toPay"; change: PlanBooking };

export function differencePayment(
  context: Pick<CheckoutContext, "bookings" | "supplement">,
  changeId: number,
): DifferencePayment {
  const change = bookingIn(context, changeId);
  switch (change?.status) {
    case "requested":
      return { stage: "waits" };
    case "agreed":
      return isToBePaid(context, change) ? { stage: "toPay", change } : { stage: "underWay" };
    case "confirmed":
      return { stage: "paid" };
    default:
      return { stage: "over" };
  }
}
