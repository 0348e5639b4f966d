import type { CarSearch } from "../car.schemas";
import type { PricedOffer } from "./car.offers";

type Wishes = Pick<CarSearch, "ExcludedByBestPrice" | "ExcludedByBestDisponibility">;

/**
 * Offers without those that are worse than another one of their class (CAR-14). By availability: offers to be confirmed
 * are dropped if another one confirms instantly. By price: offers dearer than the cheapest of the rest are dropped.
 */
export function withoutBeaten(offers: readonly PricedOffer[], wishes: Wishes): PricedOffer[] {
  const { ExcludedByBestPrice = false, ExcludedByBestDisponibility = false } = wishes;
  const available = ExcludedByBestDisponibility ? bestOfClass(offers, waiting) : [...offers];
  return ExcludedByBestPrice ? bestOfClass(available, ({ price }) => price.payNow) : available;
}

const waiting = ({ supplier }: PricedOffer) => (supplier.confirmsInstantly ? 0 : 1);

/** For each class the offers with the lowest value of `of`. */
function bestOfClass(offers: readonly PricedOffer[], of: (offer: PricedOffer) => number): PricedOffer[] {
  const best = new Map<number, number>();
  for (const offer of offers) {
    const { id } = offer.carClass;
    best.set(id, Math.min(best.get(id) ?? Number.POSITIVE_INFINITY, of(offer)));
  }
  return offers.filter((offer) => of(offer) === best.get(offer.carClass.id));
}
