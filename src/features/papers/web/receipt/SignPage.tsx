import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { BackToPlan } from "../../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { EmptyPlan } from "../../../plan/web/EmptyPlan";
import { SignStep } from "./SignStep";
import { useSigningPlan } from "./useSigningPlan";

/** Signing the payment receipt, then printing. */
export default function SignPage() {
  const { planId, failed, retry } = useSigningPlan();
  return (
    <PageFrame title={<FormattedMessage id="receipt.title" />} above={<BackToPlan />}>
      {planId === undefined && <CheckoutLoading status={failed ? "failed" : "loading"} retry={retry} />}
      {planId === null && <EmptyPlan />}
      {planId && <SignStep key={planId} planId={planId} />}
    </PageFrame>
  );
}
