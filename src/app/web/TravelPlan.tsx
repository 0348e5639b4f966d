import Button from "@mui/material/Button";
import { Link } from "react-router";
import { HeldPapers } from "../../features/papers/web/HeldPapers";
import { PaidRemark } from "../../features/papers/web/PaidRemark";
import { Printable } from "../../features/papers/web/Printable";
import { SigningBanner } from "../../features/papers/web/receipt/SigningBanner";
import { HolderReviews } from "../../features/payments/web/method/HolderReviews";
import type { PlanPlaces } from "../../features/plan/web/PlanPlaces";
import TravelPlanPage from "../../features/plan/web/TravelPlanPage";
import { PlanProposals } from "../../features/proposals/web/PlanProposals";
import PlanRefunds from "../../features/refunds/web/PlanRefunds";
import { bookedCar } from "../../products/car/bookedCar";
import { SimilarCars, sameCarsPath } from "../../products/car/web/SimilarCars";
import { bookedLodging } from "../../products/lodging/bookedLodging";
import { SimilarLodging, samePropertyPath } from "../../products/lodging/web/SimilarLodging";
import { Refundable } from "./Refundable";

/** Offers similar to a booking that was lost, for a car or lodging. (PLAN-29) */
const SimilarOffers: PlanPlaces["Similar"] = ({ booking, now }) => {
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  if (car) return <SimilarCars booked={car} now={now} />;
  return lodging && <SimilarLodging booked={lodging} now={now} />;
};

/** The cars of a booked car's class in its place, or the page of a booked property, where days are chosen. (PLAN-5) */
const OtherDays: PlanPlaces["OtherDays"] = ({ booking, children }) => {
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  const to = car ? sameCarsPath(car) : lodging && samePropertyPath(lodging);
  return (
    to && (
      <Button component={Link} to={to}>
        {children}
      </Button>
    )
  );
};

/** The plan's page with its parts of papers, payments, proposals and refunds: in one chunk, so that no part arrives later. */
export default function TravelPlan() {
  return (
    <TravelPlanPage
      SigningBanner={SigningBanner}
      Proposals={PlanProposals}
      PaymentReviews={HolderReviews}
      HeldPapers={HeldPapers}
      PaidRemark={PaidRemark}
      Similar={SimilarOffers}
      OtherDays={OtherDays}
      Refundable={Refundable}
      Printable={Printable}
      PlanRefunds={PlanRefunds}
    />
  );
}
