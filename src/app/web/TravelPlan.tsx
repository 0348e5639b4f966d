import { SimilarCars } from "../../features/car/web/SimilarCars";
import { SimilarLodging } from "../../features/lodging/web/SimilarLodging";
import { HeldPapers } from "../../features/papers/web/HeldPapers";
import { SigningBanner } from "../../features/papers/web/receipt/SigningBanner";
import { HolderReviews } from "../../features/payments/web/method/HolderReviews";
import type { PlanPlaces } from "../../features/plan/web/PlanPlaces";
import TravelPlanPage from "../../features/plan/web/TravelPlanPage";
import { PlanProposals } from "../../features/proposals/web/PlanProposals";

/** Alternatives like a lost booking, for a car or lodging. (PLAN-29) */
const SimilarOffers: PlanPlaces["Similar"] = ({ booking: { Car, Lodging }, now }) => {
  if (Car) return <SimilarCars booked={Car} now={now} />;
  return Lodging && <SimilarLodging booked={Lodging} now={now} />;
};

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
