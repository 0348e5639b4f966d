import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { planInAddress, planPath } from "../plan.pages";

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
