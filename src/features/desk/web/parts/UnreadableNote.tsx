import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../platform/web/links";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { supportPlanPath } from "../../desk.pages";

/** Replaces an item's actions: its plan cannot be read, and the plan's page has instructions. (OPS-113) */
export function UnreadableNote({ planId }: { readonly planId: number }) {
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id="support.unreadable.item" values={{ id: planId }} />}
      action={
        <Button component={Link} to={supportPlanPath(planId)} variant="outlined">
          <FormattedMessage id="support.toPlan" values={{ id: planId }} />
        </Button>
      }
    >
      <FormattedMessage id="support.unreadable.itemText" />
    </Callout>
  );
}
