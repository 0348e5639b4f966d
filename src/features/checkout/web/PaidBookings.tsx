import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { Booking } from "../../plan/plan.schemas";
import { BookingFacts } from "../../plan/web/BookingFacts";

/** The bookings of a paid plan, each with its voucher where it has one. */
export function PaidBookings({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2.5 }}>
      {bookings.map((booking) => (
        <Box
          component="li"
          key={booking.BookingId}
          sx={{ display: "grid", gap: 1.5, borderTop: 1, borderColor: "divider", pt: 2 }}
        >
          <Typography variant="h3">{booking.Name}</Typography>
          <BookingFacts booking={booking} />
          {booking.VoucherNumber && (
            <Button
              component={Link}
              to={`/vouchers/${booking.BookingId}`}
              variant="outlined"
              sx={{ justifySelf: "start" }}
            >
              <FormattedMessage id="plan.booking.voucher" values={{ name: booking.Name }} />
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
