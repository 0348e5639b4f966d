import { useLanguage } from "../../../platform/web/intl/useLanguage";
import type { Instant } from "../../../shared/instant";
import { useGetPolicyEditionQuery } from "../../information/web/information.api";
import { useGetPoliciesOfPlanQuery } from "./plan.api";

/**
 * When a plan's client accepted the policies that are in force; null if those were others, or none that were recorded.
 * Undefined while that is loading. (INFO-24, INFO-26)
 */
export function usePoliciesAcceptedAt(planId: number): Instant | null | undefined {
  const lang = useLanguage();
  const accepted = useGetPoliciesOfPlanQuery({ planId, lang });
  const held = useGetPolicyEditionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (accepted.isLoading || held.isLoading) return undefined;
  const isInForce = accepted.data && held.data && accepted.data.Edition === held.data.Edition;
  return isInForce ? (accepted.data?.AcceptedAt ?? null) : null;
}
