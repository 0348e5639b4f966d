import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import type { PlanSlots } from "../../plan/web/PlanSlots";
import { useHeldPlans } from "./paid/useHeldPlans";

/**
 * Whether a plan's vouchers can be printed: nothing is offered while a dispute blocks them, or before that is known. If
 * it could not be loaded, it can be tried again here. (DESK-90)
 */
export const Printable: PlanSlots["Printable"] = ({ planId, children }) => {
  const { holds, failure } = useHeldPlans();
  if (failure)
    return (
      <div>
        <Typography variant="body2" component="span">
          <FormattedMessage id="receipt.held.unknown" />
        </Typography>{" "}
        <Button onClick={failure.retry}>
          <FormattedMessage id="results.retry" />
        </Button>
      </div>
    );
  return holds === undefined || holds.some(({ TravelPlanId }) => TravelPlanId === planId) ? null : children;
};
