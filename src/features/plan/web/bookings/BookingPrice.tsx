import { FormattedMessage } from "react-intl";
import type { Instant } from "../../../../shared/instant";
import type { Booking } from "../../plan.schemas";
import { TotalPrice } from "../TotalPrice";
import { BookingBreakdown } from "./BookingBreakdown";
import { CancellationTerms } from "./CancellationTerms";
import { FoldOut } from "./FoldOut";

type Props = {
  readonly booking: Booking;
  readonly paid: boolean;
  /** The server's present, epoch ms. */
  readonly now: Instant;
};

/**
 * What a booking costs in all, and of it now and at the desk in Cuba, as everywhere; on demand the lines behind it and what
 * cancelling costs.
 */
export function BookingPrice({ booking, paid, now }: Props) {
  const { PayNow, PayInCuba, Deposit, CurrencyCode, Units, StartsAt } = booking;
  return (
    <div>
      <TotalPrice
        payNow={PayNow}
        payInCuba={PayInCuba}
        deposit={Deposit}
        currency={CurrencyCode}
        online={paid ? "paid" : "now"}
      />
      <BookingBreakdown booking={booking} />
      <FoldOut title={<FormattedMessage id="cancellation.title" />}>
        <CancellationTerms
          rules={booking.CancellationRules}
          sold={{ amount: PayNow, units: Units, startsAt: StartsAt }}
          unpaid={!paid}
          now={now}
        />
      </FoldOut>
    </div>
  );
}
