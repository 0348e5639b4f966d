import { FormattedMessage } from "react-intl";
import type { Booking } from "../../plan.schemas";
import { FoldOut } from "./FoldOut";
import { PriceLines } from "./PriceLines";

/** The lines behind a booking's two totals, on demand. */
export function BookingBreakdown({ booking }: { readonly booking: Booking }) {
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
