import type { ProductType } from "../../shared/enumerations";
import type { Instant } from "../../shared/instant";
import { isOpen, type RowStatus } from "./bookingStatus";

/** A service that somebody is about to book, in epoch ms. */
export type WantedService = { productType: ProductType; startsAt: Instant; endsAt: Instant };

type Planned = { ProductType: number; Status: RowStatus; StartsAt: Instant; EndsAt: Instant };

/** The open bookings of a plan that are of the same kind as a wanted service, at the same time. (PLAN-36) */
export function alreadyPlanned<Booking extends Planned>(
  bookings: readonly Booking[],
  wanted: readonly WantedService[],
): Booking[] {
  return bookings.filter(
    ({ ProductType, Status, StartsAt, EndsAt }) =>
      isOpen(Status) &&
      wanted.some(
        ({ productType, startsAt, endsAt }) => ProductType === productType && StartsAt < endsAt && startsAt < EndsAt,
      ),
  );
}
