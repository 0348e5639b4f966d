import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../web/ui/PageFrame";
import { useActivePlan } from "../../plan/web/useActivePlan";
import { CheckoutLoading } from "./CheckoutLoading";
import { EmptyPlan } from "./EmptyPlan";
import { PlanCheckout } from "./PlanCheckout";
import { SigningBanner } from "./SigningBanner";

/** The travel plan, and the hub of its checkout: everything starts and comes back here. */
export default function TravelPlanPage() {
  const { data: plan, isError, refetch } = useActivePlan();
  return (
    <PageFrame title={<FormattedMessage id="plan.title" />}>
      <SigningBanner except={plan?.TravelPlanId ?? null} />
      {plan && <PlanCheckout key={plan.TravelPlanId} plan={plan} />}
      {plan === null && <EmptyPlan />}
      {plan === undefined && <CheckoutLoading status={isError ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}
