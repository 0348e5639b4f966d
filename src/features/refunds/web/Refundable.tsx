import { useHeldPlans } from "../../papers/web/paid/useHeldPlans";
import { isUndecided } from "../../payments/refunds/refunds.enumerations";
import type { PlanSlots } from "../../plan/web/PlanSlots";
import { useGetPlanRefundsQuery, useGetPlanSumsQuery } from "./refunds.api";

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
  const isAsked = refunds?.some((refund) => refund.BookingId === bookingId && isUndecided(refund.Status));
  return isAsked || held === "undecided" || sums?.ForBookings === 0 ? null : children;
};
