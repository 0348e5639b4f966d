import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../platform/web/links";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { paidPlansPath } from "../plan.pages";
import { SearchButtons } from "./SearchButtons";

/** Shown without a plan: what a plan is for, and how to begin one. */
export function EmptyPlan() {
  return (
    <EmptyState
      title={<FormattedMessage id="plan.empty.title" />}
      action={
        <>
          <SearchButtons />
          <Button component={Link} to={paidPlansPath()}>
            <FormattedMessage id="plan.empty.paidPlans" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="plan.empty.text" />
    </EmptyState>
  );
}
