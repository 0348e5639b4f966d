import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { SearchButtons } from "../../../plan/web/SearchButtons";

/** Nothing is paid yet. */
export function NoPaidPlans() {
  return (
    <EmptyState title={<FormattedMessage id="plan.paid.empty.title" />} action={<SearchButtons />}>
      <FormattedMessage id="plan.paid.empty.text" />
    </EmptyState>
  );
}
