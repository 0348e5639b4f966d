import { useHeldPlans } from "../../features/papers/web/paid/useHeldPlans";
import type { PlanPlaces } from "../../features/plan/web/PlanPlaces";
import { useGetPlanSumsQuery } from "../../features/refunds/web/refunds.api";

/**
 * A refund is offered once the bank has decided a dispute, and only while money of the plan is left for its bookings:
 * none is after a dispute over all of it was lost. (PAY-31, REFUND-17)
 */
export const Refundable: PlanPlaces["Refundable"] = ({ planId, children }) => {
  const held = useHeldPlans()?.find(({ TravelPlanId }) => TravelPlanId === planId)?.Held;
  const { data: sums } = useGetPlanSumsQuery({ planId });
  return held === "undecided" || sums?.ForBookings === 0 ? null : children;
};
