import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";

/** Nothing is paid yet. */
export function NoPaidPlans() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.paid.empty.title" />}
      action={
        <Button component={Link} to="/search-car" variant="contained" color="secondary" size="large">
          <FormattedMessage id="checkout.action.search" />
        </Button>
      }
    >
      <FormattedMessage id="plan.paid.empty.text" />
    </EmptyState>
  );
}
