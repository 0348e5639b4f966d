import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";
import type { TravelPlan } from "../plan.schemas";
import { BookingFacts } from "./bookings/BookingFacts";
import { PlanCard } from "./PlanCard";
import { SearchButtons } from "./SearchButtons";

/** A plan that cannot be read now: that we look into it, that another can be begun, and what is booked. (OPS-113) */
export function UnreadablePlan({ plan: { TravelPlanId: id, Bookings } }: { readonly plan: TravelPlan }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <ErrorState title={<FormattedMessage id="plan.unreadable.title" values={{ id }} />} action={<SearchButtons />}>
        <p>
          <FormattedMessage id="plan.unreadable.text" />
        </p>
        <p>
          <FormattedMessage id="plan.unreadable.next" />
        </p>
      </ErrorState>
      {Bookings.length > 0 && (
        <Typography variant="h2">
          <FormattedMessage id="plan.unreadable.bookings" />
        </Typography>
      )}
      {Bookings.map((booking) => (
        <PlanCard
          key={booking.BookingId}
          title={booking.Name}
          note={
            <FormattedMessage
              id="plan.booking.supplier"
              values={{ supplier: booking.SupplierName, id: booking.BookingId }}
            />
          }
        >
          <BookingFacts booking={booking} />
        </PlanCard>
      ))}
    </Box>
  );
}
