import { SimilarCars } from "../../features/car/web/SimilarCars";
import { SimilarLodging } from "../../features/lodging/web/SimilarLodging";
import type { PlanPlaces } from "../../features/plan/web/PlanPlaces";

/** What is like a lost booking, by what it was of. (PLAN-29) */
export const SimilarOffers: PlanPlaces["Similar"] = ({ booking: { Car, Lodging }, now }) => {
  if (Car) return <SimilarCars booked={Car} now={now} />;
  return Lodging && <SimilarLodging booked={Lodging} now={now} />;
};
