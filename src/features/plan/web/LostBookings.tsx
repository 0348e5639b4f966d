import { FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../shared/instant";
import type { Booking } from "../plan.schemas";
import { SimilarOffers } from "./bookings/SimilarOffers";

type Props = {
  readonly bookings: readonly Booking[];
  readonly now: Instant;
};

/**
 * The bookings that a plan has lost while the rest of it goes on, above its steps: nobody should pay in the belief that
 * all of it is booked. (PLAN-29)
 */
export function LostBookings({ bookings, now }: Props) {
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
