import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { stepOfName } from "../../../plan/checkout/checkout.states";
import { planInAddress } from "../../../plan/plan.pages";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { BackToPlan } from "../../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { EmptyPlan } from "../../../plan/web/EmptyPlan";
import { useActivePlan } from "../../../plan/web/useActivePlan";
import { usePaidPlans } from "../paid/usePaidPlans";
import { SignStep } from "./SignStep";

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

type SigningPlan = {
  /** Null: there is none; undefined: still loading. */
  readonly planId: number | null | undefined;
  /** It could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/**
 * The plan whose receipt is to be signed: the one in the URL (`?plan=`), else the one that waits for its signature,
 * else the last one signed, else the one that is not paid yet.
 */
function useSigningPlan(): SigningPlan {
  const [search] = useSearchParams();
  const active = useActivePlan();
  const paid = usePaidPlans();
  const named = planInAddress(search);
  return {
    planId: named ?? planToSign(active.data, paid.data),
    failed: active.error !== undefined || paid.error !== undefined,
    retry: () => {
      active.refetch();
      paid.refetch();
    },
  };
}

function planToSign(active: TravelPlan | null | undefined, paid: readonly TravelPlan[] | undefined) {
  if (active === undefined || paid === undefined) return undefined;
  const candidates = active ? [active, ...paid] : paid;
  const found =
    candidates.find(({ SignUrl }) => SignUrl !== null) ??
    candidates.find(({ State }) => stepOfName(State) === "print") ??
    active;
  return found?.TravelPlanId ?? null;
}
