import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";
import type { CheckoutContext } from "../checkout/checkout.context";

type Props = Pick<CheckoutContext, "cancelled"> & {
  /** The link to alternatives for its only booking. */
  readonly instead?: ReactNode;
};

/** A plan that ended: why, where the money went, and what to do next. */
export function CancelledPlan({ cancelled, instead }: Props) {
  const { instant } = useHavanaTime();
  const reason = cancelled?.reason ?? "unpaid";
  return (
    <ErrorState
      icon="clock"
      title={<FormattedMessage id={`checkout.cancelled.${reason}.title`} />}
      action={
        <>
          {instead}
          <Button
            component={Link}
            to="/search-car"
            variant={instead ? "outlined" : "contained"}
            color={instead ? "primary" : "secondary"}
            size="large"
          >
            <FormattedMessage id="checkout.cancelled.action" />
          </Button>
        </>
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
