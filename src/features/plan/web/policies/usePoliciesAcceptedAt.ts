import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import type { Instant } from "../../../../shared/instant";
import { useGetPoliciesOfPlanQuery } from "../plan.api";

/**
 * When a plan's client accepted the policies in force; null if they accepted others, or none that were recorded.
 * Undefined while that is loading. (INFO-24, PAY-2)
 */
export function usePoliciesAcceptedAt(planId: number): Instant | null | undefined {
  const { data, isLoading } = useGetPoliciesOfPlanQuery(
    { planId, lang: useLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return undefined;
  return data?.InForce ? data.AcceptedAt : null;
}
