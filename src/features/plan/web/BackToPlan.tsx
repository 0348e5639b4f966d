import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { paidPlansPath, planInAddress, planPath } from "../plan.pages";
import { useActivePlan } from "./useActivePlan";

/** The link back to the plan in the address, or to the active one, above the heading of a step's page. */
export function BackToPlan() {
  const [search] = useSearchParams();
  const named = planInAddress(search);
  return (
    <BackLink to={named === null ? planPath() : planPath(named)}>
      <FormattedMessage id="checkout.action.backToPlan" />
    </BackLink>
  );
}

/** The link from a booking's page back to its plan: the active one, or the list of paid ones. */
export function BackToItsPlan({ planId }: { readonly planId: number }) {
  const { data: active } = useActivePlan();
  if (active === undefined || active?.TravelPlanId === planId) return <BackToPlan />;
  return (
    <BackLink to={paidPlansPath()}>
      <FormattedMessage id="refund.toPaidPlans" />
    </BackLink>
  );
}
