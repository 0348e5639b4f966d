import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { ErrorState } from "../../../platform/web/ui/ErrorState";
import type { CheckoutContext } from "../checkout/checkout.context";

/** A plan that ended: why, what became of the money, and what to do next. */
export function CancelledPlan({ cancelled }: Pick<CheckoutContext, "cancelled">) {
  const { instant } = useHavanaTime();
  const reason = cancelled?.reason ?? "unpaid";
  return (
    <ErrorState
      icon="clock"
      title={<FormattedMessage id={`checkout.cancelled.${reason}.title`} />}
      action={
        <Button component={Link} to="/search-car" variant="contained" color="secondary" size="large">
          <FormattedMessage id="checkout.cancelled.action" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id={`checkout.cancelled.${reason}.text`} />
      </p>
      {cancelled && (
        <p>
          <FormattedMessage id="checkout.cancelled.when" values={{ when: instant(cancelled.at) }} />
        </p>
      )}
    </ErrorState>
  );
}
