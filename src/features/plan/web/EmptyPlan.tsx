import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { SearchButtons } from "./SearchButtons";

/** No plan yet: what it is for, and how to begin one. */
export function EmptyPlan() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.empty.title" />}
      action={
        <>
          <SearchButtons />
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
