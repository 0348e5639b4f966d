import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../web/ui/PageFrame";
import { useActivePlan } from "../../plan/web/useActivePlan";
import { BackToPlan } from "./BackToPlan";
import { CheckoutLoading } from "./CheckoutLoading";
import { EmptyPlan } from "./EmptyPlan";
import { PaymentStep } from "./PaymentStep";

/** The payment of the active plan. */
export default function PaymentPage() {
  const { data: plan, isError, refetch } = useActivePlan();
  return (
    <PageFrame title={<FormattedMessage id="payment.title" />} above={<BackToPlan />}>
      {plan && <PaymentStep key={plan.TravelPlanId} plan={plan} />}
      {plan === null && <EmptyPlan />}
      {plan === undefined && <CheckoutLoading status={isError ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}
