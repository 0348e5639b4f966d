import { FormattedMessage } from "react-intl";
import type { Instant } from "../../../../shared/instant";
import type { PaidOnline } from "../../checkout/checkout.states";
import type { Booking } from "../../plan.schemas";
import { TotalPrice } from "../price/TotalPrice";
import { CancellationTerms } from "./CancellationTerms";
import { FoldOut } from "./FoldOut";
import { PriceLines } from "./PriceLines";

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

/** On demand, the lines behind a booking's total and, until it is paid, the cancellation terms. */
export function BookingPriceDetails({ booking, online, now }: DetailProps) {
  const { PayNow, Units, StartsAt } = booking;
  return (
    <div>
      <BookingBreakdown booking={booking} />
      {/* A part of a paid booking may have been refunded, so the page of its refund shows the cost of cancelling. */}
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

/** The lines behind a booking's two totals, on demand. */
function BookingBreakdown({ booking }: { readonly booking: Booking }) {
  const { PriceLines: now, InCubaLines: inCuba, CurrencyCode } = booking;
  if (now.length + inCuba.length === 0) return null;
  return (
    <FoldOut title={<FormattedMessage id="plan.booking.breakdown" />}>
      {now.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="plan.paidNow" />
          </h4>
          <PriceLines lines={now} currency={CurrencyCode} />
        </>
      )}
      {inCuba.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="plan.paidInCuba" />
          </h4>
          <PriceLines lines={inCuba} currency={CurrencyCode} />
        </>
      )}
    </FoldOut>
  );
}
