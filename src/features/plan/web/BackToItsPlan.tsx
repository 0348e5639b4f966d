import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { paidPlansPath } from "../plan.pages";
import { BackToPlan } from "./BackToPlan";
import { useActivePlan } from "./useActivePlan";

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
