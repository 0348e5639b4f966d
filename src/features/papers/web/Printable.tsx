import type { PlanPlaces } from "../../plan/web/PlanPlaces";
import { useHeldPlans } from "./paid/useHeldPlans";

/**
 * Whether a plan's vouchers can be printed: nothing is offered while a dispute blocks them, or before that is known.
 * (DESK-90)
 */
export const Printable: PlanPlaces["Printable"] = ({ planId, children }) => {
  const holds = useHeldPlans();
  return holds === undefined || holds.some(({ TravelPlanId }) => TravelPlanId === planId) ? null : children;
};
