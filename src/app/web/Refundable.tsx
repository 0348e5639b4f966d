import { useHeldPlans } from "../../features/papers/web/paid/useHeldPlans";
import type { PlanPlaces } from "../../features/plan/web/PlanPlaces";
import { useGetPlanRefundsQuery, useGetPlanSumsQuery } from "../../features/refunds/web/refunds.api";

/**
 * A refund is offered once the bank has decided a dispute, and only while money of the plan is left for its bookings:
 * none is after a dispute over all of it was lost. One that staff still decide on is not offered again. Nothing while
 * this is loaded; what could not be loaded keeps nobody from asking. (PAY-31, REFUND-17)
 */
export const Refundable: PlanPlaces["Refundable"] = ({ planId, bookingId, children }) => {
  const holds = useHeldPlans();
  const { data: sums, isLoading: isCounting } = useGetPlanSumsQuery({ planId });
  const { data: refunds, isLoading } = useGetPlanRefundsQuery({ planId });
  if (holds === undefined || isCounting || isLoading) return null;
  const held = holds.find(({ TravelPlanId }) => TravelPlanId === planId)?.Held;
  const isAsked = refunds?.some((refund) => refund.BookingId === bookingId && refund.Status === "requested");
  return isAsked || held === "undecided" || sums?.ForBookings === 0 ? null : children;
};
