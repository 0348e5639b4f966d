import Box from "@mui/material/Box";
import type { Booking } from "../plan.schemas";
import { PaidInCuba, PaidNow } from "./Amounts";
import { BookingBreakdown } from "./BookingBreakdown";

/** The two totals of a booking side by side, as everywhere: paid now, and paid at the desk in Cuba; their lines on demand. */
export function BookingPrice({ booking, paid }: { readonly booking: Booking; readonly paid: boolean }) {
  const { PayNow, PayInCuba, Deposit, CurrencyCode } = booking;
  return (
    <div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: { xs: 2, sm: 5 }, alignItems: "flex-start" }}>
        <PaidNow amount={PayNow} currency={CurrencyCode} done={paid} />
        <PaidInCuba amount={PayInCuba} currency={CurrencyCode} deposit={Deposit} size="sm" />
      </Box>
      <BookingBreakdown booking={booking} />
    </div>
  );
}
