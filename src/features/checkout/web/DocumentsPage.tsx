import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../web/ui/PageFrame";
import { useActivePlan } from "../../plan/web/useActivePlan";
import { BackToPlan } from "./BackToPlan";
import { CheckoutLoading } from "./CheckoutLoading";
import { DocumentsStep } from "./DocumentsStep";
import { EmptyPlan } from "./EmptyPlan";

/** The documents that the active plan needs. */
export default function DocumentsPage() {
  const { data: plan, isError, refetch } = useActivePlan();
  return (
    <PageFrame title={<FormattedMessage id="documents.title" />} above={<BackToPlan />}>
      {plan && <DocumentsStep planId={plan.TravelPlanId} />}
      {plan === null && <EmptyPlan />}
      {plan === undefined && <CheckoutLoading status={isError ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}
