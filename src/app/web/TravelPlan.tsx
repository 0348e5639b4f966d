import { SigningBanner } from "../../features/papers/web/receipt/SigningBanner";
import TravelPlanPage from "../../features/plan/web/TravelPlanPage";
import { PlanProposals } from "../../features/proposals/web/PlanProposals";
import { SimilarOffers } from "./SimilarOffers";

/** The page of the plan with what papers and proposals show on it: one chunk, so that nothing of it arrives later. */
export default function TravelPlan() {
  return <TravelPlanPage SigningBanner={SigningBanner} Proposals={PlanProposals} Similar={SimilarOffers} />;
}
