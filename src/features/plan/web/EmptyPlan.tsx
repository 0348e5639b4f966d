import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../platform/web/ui/EmptyState";
import { MainLink } from "../../../platform/web/ui/MainLink";

/** No plan yet: what belongs here, and where it begins. */
export function EmptyPlan() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.empty.title" />}
      action={
        <>
          <MainLink to="/search-car">
            <FormattedMessage id="checkout.action.search" />
          </MainLink>
          <Button component={Link} to="/search-lodging" variant="outlined" size="large">
            <FormattedMessage id="lodging.search.submit" />
          </Button>
          <Button component={Link} to="/previous-travel-plans">
            <FormattedMessage id="plan.empty.paidPlans" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="plan.empty.text" />
    </EmptyState>
  );
}
