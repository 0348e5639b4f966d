import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { BackToPlan } from "./BackToPlan";
import { useActivePlan } from "./useActivePlan";

/** The way back from one booking's page to the plan that it is in: the one under way, or those that were paid before. */
export function BackToItsPlan({ planId }: { readonly planId: number }) {
  const { data: active } = useActivePlan();
  if (active === undefined || active?.TravelPlanId === planId) return <BackToPlan />;
  return (
    <BackLink to="/previous-travel-plans">
      <FormattedMessage id="refund.toPaidPlans" />
    </BackLink>
  );
}
