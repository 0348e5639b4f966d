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
};

/** A booking's total, and its parts online and in Cuba. */
export function BookingPrice({ booking, online }: Props) {
  const { PayNow, PayInCuba, Deposit, CurrencyCode } = booking;
  return <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} online={online} />;
}

type DetailProps = Props & {
  /** The server's time, epoch ms. */
  readonly now: Instant;
};

/** On demand the lines behind a booking's total and, until it is paid, the cancellation terms. */
export function BookingPriceDetails({ booking, online, now }: DetailProps) {
  const { PayNow, Units, StartsAt } = booking;
  return (
    <div>
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
