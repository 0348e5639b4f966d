import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { HeldPapers } from "../../../../papers/web/HeldPapers";
import { PaidRemark } from "../../../../papers/web/PaidRemark";
import { HolderReviews } from "../../../../payments/web/method/HolderReviews";
import { PlanCheckout } from "../../../../plan/web/checkout/PlanCheckout";
import { useGetPlanQuery } from "../../../../plan/web/plan.api";
import { PlanProposals } from "../../../../proposals/web/PlanProposals";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { PlanSections } from "./PlanSections";

/** The plan as its client sees it on a phone, beside why it is in its state. */
export function PlanBesideClient({ plan }: { readonly plan: SupportPlan }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "24rem minmax(0, 1fr)" },
      }}
    >
      <ClientsView planId={plan.TravelPlanId} />
      <PlanSections plan={plan} />
    </Box>
  );
}

/** The client's own page, from the same components. It is inert; the actions are beside it. */
function ClientsView({ planId }: { readonly planId: number }) {
  const id = useId();
  const lang = useSelector(selectLanguage);
  const { data: plan, isError, error, refetch } = useGetPlanQuery({ id: planId, lang });
  return (
    <Box component="section" aria-labelledby={id} sx={{ order: { xs: 1, md: 0 }, display: "grid", gap: 1.5 }}>
      <Typography id={id} variant="h2">
        <FormattedMessage id="support.section.client" />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="support.client.readOnly" />
      </Typography>
      <Card variant="outlined" sx={{ p: 2, bgcolor: "background.default" }}>
        {isError && !plan && (
          <DeskFailed title={<FormattedMessage id="support.plan.failed" />} retry={refetch} error={error} />
        )}
        <Box inert sx={{ "& > div": { gridTemplateColumns: "minmax(0, 1fr)" }, zoom: 0.82 }}>
          {plan && (
            <PlanCheckout
              plan={plan}
              Proposals={PlanProposals}
              HeldPapers={HeldPapers}
              PaidRemark={PaidRemark}
              PaymentReviews={HolderReviews}
            />
          )}
        </Box>
      </Card>
    </Box>
  );
}
