import Box from "@mui/material/Box";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useRefetchOnChange } from "../../../../platform/web/useRefetchOnChange";
import { BackToPlan } from "../../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import type { PlanSlots } from "../../../plan/web/PlanSlots";
import { SearchButtons } from "../../../plan/web/SearchButtons";
import { HoldsFailed } from "../HoldsFailed";
import { PaidPlanCard } from "./PaidPlanCard";
import { useHeldPlans } from "./useHeldPlans";
import { usePaidPlans } from "./usePaidPlans";

/** Components of a higher feature, given by the application. */
type Props = {
  /** The state of a plan's refunds. */
  readonly PlanRefunds: ComponentType<{ readonly planId: number }>;
  readonly Refundable: PlanSlots["Refundable"];
};

/** The paid travel plans with their receipts and vouchers, the latest first. */
export default function PaidPlansPage({ PlanRefunds, Refundable }: Props) {
  const { holds, failure } = useHeldPlans(pollingOptions());
  const paid = usePaidPlans(pollingOptions());
  const { data: plans, error, refetch } = paid;
  useRefetchOnChange(plans, paid, ["Refunds"]);
  const heldOf = (planId: number) => holds && (holds.find(({ TravelPlanId }) => TravelPlanId === planId)?.Held ?? null);
  return (
    <PageFrame title={<FormattedMessage id="plan.paid.title" />} above={<BackToPlan />}>
      {!plans && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
      {plans?.length === 0 && <NoPaidPlans />}
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        {failure && plans && plans.length > 0 && <HoldsFailed failure={failure} />}
        {plans?.map((plan) => (
          <PaidPlanCard
            key={plan.TravelPlanId}
            plan={plan}
            held={heldOf(plan.TravelPlanId)}
            refunds={<PlanRefunds planId={plan.TravelPlanId} />}
            Refundable={Refundable}
          />
        ))}
      </Box>
    </PageFrame>
  );
}

/** Nothing is paid yet. */
function NoPaidPlans() {
  return (
    <EmptyState title={<FormattedMessage id="plan.paid.empty.title" />} action={<SearchButtons />}>
      <FormattedMessage id="plan.paid.empty.text" />
    </EmptyState>
  );
}
