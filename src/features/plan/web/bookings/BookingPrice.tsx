import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import type { Instant } from "../../../../shared/instant";
import type { Booking } from "../../plan.schemas";
import { PaidInCuba, PaidNow } from "../Amounts";
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
 * The two totals of a booking side by side, as everywhere: paid now, and paid at the desk in Cuba; on demand their lines
 * and what cancelling costs.
 */
export function BookingPrice({ booking, paid, now }: Props) {
  const { PayNow, PayInCuba, Deposit, CurrencyCode, Units, StartsAt } = booking;
  return (
    <div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: { xs: 2, sm: 5 }, alignItems: "flex-start" }}>
        <PaidNow amount={PayNow} currency={CurrencyCode} done={paid} />
        <PaidInCuba amount={PayInCuba} currency={CurrencyCode} deposit={Deposit} size="sm" />
      </Box>
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
