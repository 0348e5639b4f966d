import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { MainLink } from "../../../../platform/web/ui/MainLink";

/** Nothing is paid yet. */
export function NoPaidPlans() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.paid.empty.title" />}
      action={
        <MainLink to="/search-car">
          <FormattedMessage id="checkout.action.search" />
        </MainLink>
      }
    >
      <FormattedMessage id="plan.paid.empty.text" />
    </EmptyState>
  );
}
