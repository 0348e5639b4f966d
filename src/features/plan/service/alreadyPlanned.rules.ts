import { isOpen } from "../bookings/bookingStatus";
import type { Booking } from "../plan.schemas";
import { isSameService, type Service, serviceAt } from "./sameService.rules";

type Planned = Pick<Booking, "ProductType" | "Status" | "StartsAt" | "EndsAt">;

/** A booking of the same kind at the same time as a wanted one; `isSame`: it is the same booking. */
export type AlreadyPlanned<Of> = { readonly booking: Of; readonly isSame: boolean };

/**
 * The open bookings of a plan that are of the same kind as a wanted service, at the same time; `served` is the booking
 * in its product's description. (PLAN-36, PLAN-38)
 */
export function alreadyPlanned<Of extends Planned>(
  bookings: readonly Of[],
  wanted: readonly Service[],
  served: (booking: Of) => Parameters<typeof serviceAt>[1],
): AlreadyPlanned<Of>[] {
  return bookings.flatMap((booking) => {
    const { Status, ProductType, StartsAt, EndsAt } = booking;
    const overlapping = wanted.filter(
      ({ productType, startsAt, endsAt }) =>
        ProductType === productType && StartsAt < endsAt && startsAt < EndsAt && isOpen(Status),
    );
    if (overlapping.length === 0) return [];
    const booked = serviceAt(booking, served(booking));
    return [{ booking, isSame: overlapping.some((one) => isAlready(one, booked)) }];
  });
}

/** While the form has no names, a stay in the same property counts as the same. */
const isAlready = (wanted: Service, booked: Service): boolean =>
  isSameService(wanted, booked) ||
  (wanted.placeId !== null &&
    wanted.placeId === booked.placeId &&
    wanted.people.every(({ name, passport }) => name.trim() === "" && passport === ""));
