import { FormattedMessage } from "react-intl";
import type { Instant } from "../../../../shared/instant";
import type { PaidOnline } from "../../checkout/checkout.states";
import type { Booking } from "../../plan.schemas";
import { TotalPrice } from "../TotalPrice";
import { BookingBreakdown } from "./BookingBreakdown";
import { CancellationTerms } from "./CancellationTerms";
import { FoldOut } from "./FoldOut";

type Props = {
  readonly booking: Booking;
  readonly online: PaidOnline;
  /** The server's time, epoch ms. */
  readonly now: Instant;
};

/** A booking's total, its parts online and in Cuba, and on demand the lines behind it and, until it is paid, the cancellation terms. */
export function BookingPrice({ booking, online, now }: Props) {
  const { PayNow, PayInCuba, Deposit, CurrencyCode, Units, StartsAt } = booking;
  return (
    <div>
      <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} online={online} />
      <BookingBreakdown booking={booking} />
      {/* Of a paid booking a part may have gone back: what cancelling it costs is on the page of its refund. */}
      {online !== "paid" && (
        <FoldOut title={<FormattedMessage id="cancellation.title" />}>
          <CancellationTerms
            rules={booking.CancellationRules}
            sold={{ amount: PayNow, units: Units, startsAt: StartsAt }}
            unpaid
            now={now}
          />
        </FoldOut>
      )}
    </div>
  );
}
