import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { BackToPlan } from "../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../plan/web/checkout/CheckoutLoading";
import { EmptyPlan } from "../../plan/web/EmptyPlan";
import { useShownPlan } from "../../plan/web/useShownPlan";
import { DifferenceStep } from "./difference/DifferenceStep";
import { useMethodParts } from "./method/useMethodParts";

/** The payment of what a change of a paid booking costs more. (PLAN-44) */
export default function DifferencePage() {
  const changeId = Number(useParams().bookingId);
  const { data: plan, error, refetch } = useShownPlan();
  const partsOf = useMethodParts();
  return (
    <PageFrame title={<FormattedMessage id="difference.title" />} above={<BackToPlan />}>
      {plan && partsOf && <DifferenceStep key={changeId} plan={plan} changeId={changeId} partsOf={partsOf} />}
      {plan === null && <EmptyPlan />}
      {(plan === undefined || (plan && !partsOf)) && (
        <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />
      )}
    </PageFrame>
  );
}
