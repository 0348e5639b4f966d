import { useSearchParams } from "react-router";
import { useActivePlan } from "../../plan/web/useActivePlan";
import { type CheckoutStep, stepOfName } from "../checkout.states";
import { usePaidPlans } from "./usePaidPlans";

const steps: readonly (CheckoutStep | null)[] = ["sign", "print"];

/**
 * The plan whose receipt is to be signed: the one the address names (`?plan=`), else the one that waits for its
 * signature, else the last one signed. Null: there is none; undefined: not known yet.
 */
export function useSigningPlan(): number | null | undefined {
  const [search] = useSearchParams();
  const { data: active } = useActivePlan();
  const { data: paid } = usePaidPlans();
  const named = Number(search.get("plan"));
  if (Number.isInteger(named) && named > 0) return named;
  if (active === undefined || paid === undefined) return undefined;
  const candidates = active ? [active, ...paid] : paid;
  for (const step of steps) {
    const found = candidates.find(({ State }) => stepOfName(State) === step);
    if (found) return found.TravelPlanId;
  }
  return null;
}
