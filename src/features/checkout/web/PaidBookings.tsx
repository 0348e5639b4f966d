import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { Booking } from "../../plan/plan.schemas";
import { BookingFacts } from "../../plan/web/BookingFacts";
import { BookingStatusChip, standingOf } from "../../plan/web/BookingStatusChip";

function PaidBookingHead({ booking: { Name, Status } }: { readonly booking: Booking }) {
  const standing = standingOf(Status);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between" }}>
      <Typography variant="h3">{Name}</Typography>
      {standing && <BookingStatusChip status={standing} />}
    </Box>
  );
}

/** The bookings of a paid plan, each with its voucher where it has one. */
export function PaidBookings({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      {bookings.map((booking) => (
        <Box
          component="li"
          key={booking.BookingId}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 1.5,
            borderTop: 1,
            borderColor: "divider",
            pt: 2,
          }}
        >
          <PaidBookingHead booking={booking} />
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
