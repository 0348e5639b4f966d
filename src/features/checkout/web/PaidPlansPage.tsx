import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../web/ui/PageFrame";
import { BackToPlan } from "./BackToPlan";
import { CheckoutLoading } from "./CheckoutLoading";
import { NoPaidPlans } from "./NoPaidPlans";
import { PaidPlanCard } from "./PaidPlanCard";
import { usePaidPlans } from "./usePaidPlans";

/** The paid travel plans with their receipts and vouchers, the latest first. */
export default function PaidPlansPage() {
  const { data: plans, isError, refetch } = usePaidPlans();
  return (
    <PageFrame title={<FormattedMessage id="plan.paid.title" />} above={<BackToPlan />}>
      {!plans && <CheckoutLoading status={isError ? "failed" : "loading"} retry={refetch} />}
      {plans?.length === 0 && <NoPaidPlans />}
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        {plans?.map((plan) => (
          <PaidPlanCard key={plan.TravelPlanId} plan={plan} />
        ))}
      </Box>
    </PageFrame>
  );
}
