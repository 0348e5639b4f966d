import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { Link } from "../../../platform/web/links";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { HOME } from "../../../shared/page";
import type { CheckoutContext } from "../checkout/checkout.context";
import { paidPlansPath } from "../plan.pages";
import { productOf } from "../productOf";
import { useProducts } from "./products";

type Props = {
  readonly context: Pick<CheckoutContext, "cancelled" | "bookings" | "attempt">;
  /** The link to alternatives for its only booking. */
  readonly instead?: ReactNode;
  /** Its refunds are shown below, or that they could not be loaded. */
  readonly followed?: boolean;
};

/** A cancelled plan: the reason, the refund of its money, and what to do next. */
export function CancelledPlan({ context: { cancelled, bookings, attempt }, instead, followed = false }: Props) {
  const { instant } = useHavanaTime();
  const money = useMoney();
  const reason = cancelled?.reason ?? "unpaid";
  // A cancellation at the client's request is no failure.
  const asked = reason === "refunded";
  const products = useProducts();
  const booked = bookings.map(({ productType }) => productOf(products, { ProductType: productType }));
  const search = products.find((product) => booked.includes(product))?.search;
  const again = (
    <Button
      component={Link}
      to={search?.path ?? HOME}
      variant={instead || asked ? "outlined" : "contained"}
      color={instead || asked ? "primary" : "secondary"}
      size="large"
    >
      <FormattedMessage id="checkout.cancelled.action" />
    </Button>
  );
  const received = attempt?.received ?? 0;
  const values = {
    followed: String(followed),
    sent: cancelled?.awaited ? (received > 0 ? "arrived" : "perhaps") : "no",
    received: money(received),
  };
  const title = <FormattedMessage id={`checkout.cancelled.${reason}.title`} />;
  const text = (
    <>
      <p>
        <FormattedMessage id={`checkout.cancelled.${reason}.text`} values={values} />
      </p>
      {cancelled && (
        <p>
          <FormattedMessage id="checkout.cancelled.when" values={{ when: instant(cancelled.at) }} />
        </p>
      )}
    </>
  );
  if (asked)
    return (
      <EmptyState
        title={title}
        action={
          <>
            {!followed && (
              <Button component={Link} to={paidPlansPath()} variant="contained" color="secondary" size="large">
                <FormattedMessage id="plan.empty.paidPlans" />
              </Button>
            )}
            {again}
          </>
        }
      >
        {text}
      </EmptyState>
    );
  return (
    <ErrorState
      icon="clock"
      title={title}
      action={
        <>
          {instead}
          {again}
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
