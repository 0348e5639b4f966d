import { HeldPapers } from "../../features/papers/web/HeldPapers";
import { PaidRemark } from "../../features/papers/web/PaidRemark";
import { Printable } from "../../features/papers/web/Printable";
import { SigningBanner } from "../../features/papers/web/receipt/SigningBanner";
import { TripGuide } from "../../features/papers/web/trip/TripGuide";
import { HolderReviews } from "../../features/payments/web/method/HolderReviews";
import TravelPlanPage from "../../features/plan/web/TravelPlanPage";
import { PlanProposals } from "../../features/proposals/web/PlanProposals";
import PlanRefunds from "../../features/refunds/web/PlanRefunds";
import { Refundable } from "../../features/refunds/web/Refundable";

/**
 * The plan's page with its parts of papers, payments, proposals and refunds: in one chunk, so that no part arrives
 * later.
 */
export default function TravelPlan() {
  return (
    <TravelPlanPage
      SigningBanner={SigningBanner}
      Proposals={PlanProposals}
      PaymentReviews={HolderReviews}
      HeldPapers={HeldPapers}
      PaidRemark={PaidRemark}
      Refundable={Refundable}
      Printable={Printable}
      PlanRefunds={PlanRefunds}
      TripGuide={TripGuide}
    />
  );
}
