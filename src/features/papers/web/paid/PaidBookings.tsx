import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../platform/web/links";
import { hasVoucher, isOpen, onlyWaits } from "../../../plan/bookingStatus";
import { differencePath, refundPath, voucherPath } from "../../../plan/plan.pages";
import type { Booking } from "../../../plan/plan.schemas";
import { BookingFacts } from "../../../plan/web/bookings/BookingFacts";
import { BookingStatusChip } from "../../../plan/web/bookings/BookingStatusChip";
import { useBookingNames } from "../../../plan/web/bookings/useBookingNames";
import type { PlanPlaces } from "../../../plan/web/PlanPlaces";

function PaidBookingHead({ booking: { Name, Status } }: { readonly booking: Booking }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between" }}>
      <Typography variant="h3">{Name}</Typography>
      <BookingStatusChip status={Status} />
    </Box>
  );
}

type Props = {
  readonly bookings: readonly Booking[];
  /** The vouchers are blocked: a dispute holds them or made them void. */
  readonly held: boolean;
  /** Null once no booking can be refunded: the plan is completed or cancelled. */
  readonly Refundable: PlanPlaces["Refundable"] | null;
};

/** The bookings of a paid plan, each with its voucher if it has a valid one. */
export function PaidBookings({ bookings, held, Refundable }: Props) {
  const nameOf = useBookingNames(bookings);
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
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            {hasVoucher(booking) && !held && (
              <Button component={Link} to={voucherPath(booking.BookingId)} variant="outlined">
                <FormattedMessage id="plan.booking.voucher" values={{ name: nameOf(booking) }} />
              </Button>
            )}
            {booking.Status === "agreed" && (
              <Button
                component={Link}
                to={differencePath(booking.TravelPlanId, booking.BookingId)}
                variant="contained"
                color="secondary"
              >
                <FormattedMessage id="plan.booking.payDifference" />
                <span className="visually-hidden">: {nameOf(booking)}</span>
              </Button>
            )}
            {Refundable && isOpen(booking.Status) && !onlyWaits(booking) && (
              <Refundable planId={booking.TravelPlanId} bookingId={booking.BookingId}>
                <Button component={Link} to={refundPath(booking.BookingId)}>
                  <FormattedMessage id="plan.booking.refund" />
                  <span className="visually-hidden">: {nameOf(booking)}</span>
                </Button>
              </Refundable>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
