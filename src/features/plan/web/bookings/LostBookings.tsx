import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../../shared/instant";
import type { Booking } from "../../plan.schemas";
import { useProductOf } from "../products";

/**
 * The bookings that a plan has lost while the rest of it goes on, above its steps: nobody should pay in the belief that
 * all of it is booked. (PLAN-29)
 */
export function LostBookings({ bookings, now }: { readonly bookings: readonly Booking[]; readonly now: Instant }) {
  const [first] = bookings;
  if (!first) return null;
  const values = { count: bookings.length, name: first.Name };
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id="plan.lost.title" values={values} />}
      action={bookings.map((booking) => <SimilarOffers key={booking.BookingId} booking={booking} now={now} />)}
    >
      <FormattedMessage id="plan.lost.text" values={values} />
    </Callout>
  );
}

type Props = { readonly booking: Booking; readonly now: Instant };

/** The link to alternatives for a lost booking; nothing until their number is known. (PLAN-29) */
export function SimilarOffers({ booking, now }: Props) {
  const { Similar } = useProductOf(booking);
  return (
    <Suspense fallback={null}>
      <Similar booking={booking} now={now} />
    </Suspense>
  );
}
