import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { BackToPlan } from "../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../plan/web/checkout/CheckoutLoading";
import { EmptyPlan } from "../../plan/web/EmptyPlan";
import { useShownPlan } from "../../plan/web/useShownPlan";
import { useMethodParts } from "./method/useMethodParts";
import { PaymentStep } from "./PaymentStep";

/** The payment of a plan. */
export default function PaymentPage() {
  const { data: plan, error, refetch } = useShownPlan();
  const partsOf = useMethodParts();
  return (
    <PageFrame title={<FormattedMessage id="payment.title" />} above={<BackToPlan />}>
      {plan && partsOf && <PaymentStep key={plan.TravelPlanId} plan={plan} partsOf={partsOf} />}
      {plan === null && <EmptyPlan />}
      {(plan === undefined || (plan && !partsOf)) && (
        <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />
      )}
    </PageFrame>
  );
}
