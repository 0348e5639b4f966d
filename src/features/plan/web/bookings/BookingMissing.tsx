import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";

/** A link to a booking that there is not, or that is another client's. */
export function BookingMissing() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.booking.missing" />}
      action={
        <Button component={Link} to="/shopping-cart" variant="contained" color="secondary" size="large">
          <FormattedMessage id="checkout.action.backToPlan" />
        </Button>
      }
    >
      <FormattedMessage id="plan.booking.missing.why" />
    </EmptyState>
  );
}
