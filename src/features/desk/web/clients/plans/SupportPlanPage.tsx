import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams, useSearchParams } from "react-router";
import { isCallError } from "../../../../../platform/web/callError";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { Link } from "../../../../../platform/web/links";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { HeldPapers } from "../../../../papers/web/HeldPapers";
import { PaidRemark } from "../../../../papers/web/PaidRemark";
import { HolderReviews } from "../../../../payments/web/method/HolderReviews";
import { PlanCheckout } from "../../../../plan/web/checkout/PlanCheckout";
import { useGetPlanQuery } from "../../../../plan/web/plan.api";
import { PlanProposals } from "../../../../proposals/web/PlanProposals";
import { impersonatePath, supportPlansPath } from "../../../desk.pages";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { OpenItem } from "../../../presence/presence.rules";
import { supportContract } from "../../../support.contract";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { ColleaguesHere } from "../../parts/ColleaguesHere";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { Fold } from "../../parts/Fold";
import { OfferedActions, offered } from "../../parts/offeredActions";
import { OpenItemContext } from "../../parts/queue/queueRow";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { useOpenItem } from "../../shell/presence/openItems";
import { useColleaguesOn } from "../../shell/presence/usePresence";
import { useGetSupportPlanQuery } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
import { TimelineView } from "../timeline/TimelineView";
import { PlanSections } from "./PlanSections";
import { UnreadablePlan } from "./UnreadablePlan";
import { WhyPanel } from "./WhyPanel";
import { actionsFor } from "./whyActions";

/** A plan in the back office. */
export default function SupportPlanPage() {
  const planId = Number(useParams().planId);
  const [address] = useSearchParams();
  const known = Number.isSafeInteger(planId) && planId > 0;
  const lang = useSelector(selectLanguage);
  const {
    currentData: plan,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetSupportPlanQuery(known ? { planId, lang } : skipToken, { refetchOnMountOrArgChange: true });
  const missing = !known || (isError && isCallError(error) && [400, 404].includes(Number(error.status)));
  const unreadable = known && isError && isCallError(error) && error.code === "plan.unreadable";
  // The loaded plan and the input in its forms stay, also if a later load fails.
  const shown = missing || unreadable ? undefined : plan;
  useRowOfAddress(shown !== undefined);
  const openItem = useMemo<OpenItem | null>(
    () => (known ? { Kind: "plan", ItemId: String(planId) } : null),
    [known, planId],
  );
  useOpenItem(shown || unreadable ? openItem : null, false);
  const colleagues = useColleaguesOn(openItem);
  return (
    <PageFrame
      title={<FormattedMessage id="support.plan.title" values={{ id: known ? planId : 0 }} />}
      lead={shown && <Owner plan={shown} />}
    >
      {missing && (
        <EmptyState
          title={<FormattedMessage id="support.plan.unknown" />}
          action={
            <Button component={Link} to={supportPlansPath()} variant="contained" color="secondary">
              <FormattedMessage id="support.nav.plans" />
            </Button>
          }
        />
      )}
      {unreadable && <UnreadablePlan planId={planId} />}
      {!shown && isError && !missing && !unreadable && !isFetching && (
        <DeskFailed title={<FormattedMessage id="support.plan.failed" />} retry={refetch} error={error} />
      )}
      {!shown && !unreadable && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.plan.loading" />} heights={[160, 240, 320]} />
      )}
      {shown && (
        <OpenItemContext value={openItem}>
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
            {address.has("timeline") ? (
              <TimelineView planId={planId} />
            ) : (
              <>
                <WhyPanel plan={shown} />
                <OfferedActions value={offered(shown.Why.flatMap((why) => actionsFor(why, shown)))}>
                  <PlanBesideClient plan={shown} />
                </OfferedActions>
              </>
            )}
          </Box>
        </OpenItemContext>
      )}
      <ColleaguesHere kept at={colleagues} />
    </PageFrame>
  );
}

function Owner({ plan }: { readonly plan: SupportPlan }) {
  const may = useMay();
  return (
    <ClientContactLine client={plan}>
      {may(supportContract.beginImpersonation) && (
        <MuiLink component={Link} to={impersonatePath(plan.ClientId)} sx={{ display: "inline-block", py: 1, my: -1 }}>
          <FormattedMessage id="support.plan.actFor" />
        </MuiLink>
      )}
    </ClientContactLine>
  );
}

/** The plan's facts and thread; and, at a press, the page of the plan as its client sees it on a phone. */
function PlanBesideClient({ plan }: { readonly plan: SupportPlan }) {
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
