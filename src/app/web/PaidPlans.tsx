import PaidPlansPage from "../../features/papers/web/paid/PaidPlansPage";
import PlanRefunds from "../../features/refunds/web/PlanRefunds";
import { Refundable } from "../../features/refunds/web/Refundable";

/** The page of the paid plans with its parts of refunds: in one chunk, so that no part arrives later. */
export default function PaidPlans() {
  return <PaidPlansPage PlanRefunds={PlanRefunds} Refundable={Refundable} />;
}
