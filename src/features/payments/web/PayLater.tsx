import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { planPath } from "../../plan/plan.pages";
import { CancelledPlan } from "../../plan/web/CancelledPlan";
import { CanIPay } from "../../plan/web/checkout/CanIPay";
import { presentStep } from "../../plan/web/checkout/presentStep";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";

/** The plan cannot be paid now: why, and a link to where that is fixed. */
export function PayLater({ open }: { readonly open: OpenCheckout }) {
  const { snapshot, now, checkout } = open;
  const present = presentStep(snapshot, now, checkout.Proposed.length);
  if (!present) return <CancelledPlan context={snapshot.context} />;
  return (
    <div>
      <Card
        component="section"
        sx={{
          p: { xs: 2, sm: 3 },
          mb: 3,
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2,
          justifyItems: "start",
        }}
      >
        <Typography variant="h2">
          <FormattedMessage id={`checkout.present.${present.name}.title`} />
        </Typography>
        <Typography>
          <FormattedMessage id={`checkout.present.${present.name}.text`} />
        </Typography>
        <MainLink to={planPath(snapshot.context.planId)}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      </Card>
      <CanIPay open={open} />
    </div>
  );
}
