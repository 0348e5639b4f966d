import { useHeldPlans } from "../../features/papers/web/paid/useHeldPlans";
import type { PlanSlots } from "../../features/plan/web/PlanSlots";
import { useGetPlanRefundsQuery, useGetPlanSumsQuery } from "../../features/refunds/web/refunds.api";

/**
 * Offers a refund once the bank has decided every dispute, and only while some of the plan's money is left. A refund
 * that staff still have to decide on is not offered again. Shows nothing while loading; a failed load does not prevent
 * a request, on which the server decides. (PAY-31, REFUND-17)
 */
export const Refundable: PlanSlots["Refundable"] = ({ planId, bookingId, children }) => {
  const { holds, failure } = useHeldPlans();
  const { data: sums, isLoading: isCounting } = useGetPlanSumsQuery({ planId });
  const { data: refunds, isLoading } = useGetPlanRefundsQuery({ planId });
  if ((holds === undefined && !failure) || isCounting || isLoading) return null;
  const held = holds?.find(({ TravelPlanId }) => TravelPlanId === planId)?.Held;
  const isAsked = refunds?.some((refund) => refund.BookingId === bookingId && refund.Status === "requested");
  return isAsked || held === "undecided" || sums?.ForBookings === 0 ? null : children;
};
