import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";

/** The way back to the plan, above the heading of a step's page. */
export function BackToPlan() {
  return (
    <BackLink to="/shopping-cart">
      <FormattedMessage id="checkout.action.backToPlan" />
    </BackLink>
  );
}
