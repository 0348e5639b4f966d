import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { CheckoutLoading } from "./checkout/CheckoutLoading";
import { PlanCheckout } from "./checkout/PlanCheckout";
import { EmptyPlan } from "./EmptyPlan";
import { OtherPlans } from "./OtherPlans";
import type { PlanPlaces } from "./PlanPlaces";
import { UnreadablePlan } from "./UnreadablePlan";
import { useShownPlan } from "./useShownPlan";

/** The travel plan, and the hub of its checkout. */
export default function TravelPlanPage({ SigningBanner, ...places }: PlanPlaces) {
  const { data: plan, error, refetch } = useShownPlan();
  return (
    <PageFrame title={<FormattedMessage id="plan.title" />}>
      {(plan !== undefined || error) && <SigningBanner except={plan?.TravelPlanId ?? null} />}
      {/* Until the page's own plan is known, it would be among the other ones. */}
      {plan !== undefined && <OtherPlans except={plan?.TravelPlanId ?? null} />}
      {plan?.Unreadable && <UnreadablePlan plan={plan} />}
      {plan && !plan.Unreadable && <PlanCheckout key={plan.TravelPlanId} plan={plan} {...places} />}
      {plan === null && <EmptyPlan />}
      {plan === undefined && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}
