import { useSearchParams } from "react-router";
import { type CheckoutStep, stepOfName } from "../../../plan/checkout/checkout.states";
import { planInAddress } from "../../../plan/plan.pages";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { useActivePlan } from "../../../plan/web/useActivePlan";
import { usePaidPlans } from "../paid/usePaidPlans";

const steps: readonly (CheckoutStep | null)[] = ["sign", "print"];

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
export function useSigningPlan(): SigningPlan {
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
  for (const step of steps) {
    const found = candidates.find(({ State }) => stepOfName(State) === step);
    if (found) return found.TravelPlanId;
  }
  return active?.TravelPlanId ?? null;
}
