import { HeldPapers } from "../../features/papers/web/HeldPapers";
import { SigningBanner } from "../../features/papers/web/receipt/SigningBanner";
import { HolderReviews } from "../../features/payments/web/method/HolderReviews";
import TravelPlanPage from "../../features/plan/web/TravelPlanPage";
import { PlanProposals } from "../../features/proposals/web/PlanProposals";
import { SimilarOffers } from "./SimilarOffers";

/** The page of the plan with what papers, payments and proposals show on it: one chunk, so that nothing of it arrives later. */
export default function TravelPlan() {
  return (
    <TravelPlanPage
      SigningBanner={SigningBanner}
      Proposals={PlanProposals}
      PaymentReviews={HolderReviews}
      HeldPapers={HeldPapers}
      Similar={SimilarOffers}
    />
  );
}
