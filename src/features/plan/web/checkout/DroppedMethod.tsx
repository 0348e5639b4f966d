import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { CheckoutContext } from "../../checkout/checkout.context";

/** The payment method that was dropped from a plan, and why. Nothing without one. (PLAN-39) */
export function DroppedMethod({ context: { dropped } }: { readonly context: Pick<CheckoutContext, "dropped"> }) {
  const money = useMoney();
  if (!dropped) return null;
  const { method, why, limit = 0 } = dropped;
  return (
    <Callout kind="warning" title={<FormattedMessage id="checkout.methodDropped.title" />}>
      <FormattedMessage
        id={`checkout.methodDropped.${why}`}
        values={{ method: <FormattedMessage id={`payment.method.${method}`} />, limit: money(limit) }}
      />
    </Callout>
  );
}
