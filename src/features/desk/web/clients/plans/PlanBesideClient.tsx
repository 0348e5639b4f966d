import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { HeldPapers } from "../../../../papers/web/HeldPapers";
import { PaidRemark } from "../../../../papers/web/PaidRemark";
import { HolderReviews } from "../../../../payments/web/method/HolderReviews";
import { PlanCheckout } from "../../../../plan/web/checkout/PlanCheckout";
import { useGetPlanQuery } from "../../../../plan/web/plan.api";
import { PlanProposals } from "../../../../proposals/web/PlanProposals";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { Fold } from "../../parts/Fold";
import { PlanSections } from "./PlanSections";

/** The plan's facts and thread; and, at a press, the page of the plan as its client sees it on a phone. */
export function PlanBesideClient({ plan }: { readonly plan: SupportPlan }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <PlanSections plan={plan} />
      <Section title={<FormattedMessage id="support.section.client" />}>
        <Fold title={<FormattedMessage id="support.client.show" />}>
          <ClientsView planId={plan.TravelPlanId} />
        </Fold>
      </Section>
    </Box>
  );
}

/** The client's own page, from the same components. It is inert; the actions are beside it. */
function ClientsView({ planId }: { readonly planId: number }) {
  const lang = useSelector(selectLanguage);
  const { data: plan, isError, error, refetch } = useGetPlanQuery({ id: planId, lang });
  return (
    <Box sx={{ display: "grid", gap: 1.5, maxWidth: "24rem" }}>
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
