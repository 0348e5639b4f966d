import { withVariety } from "../../../shared/variety";
import { totalOf } from "../../plan/plan.total";
import type { PricedOffer } from "./car.offers";

/** How much dearer an offer counts than it is, in thousandths of what it costs in all. */
const COUNTS_DEARER = {
  /** The company has to confirm it first, and may decline. */
  waits: 50,
  /** No other company has this model free: if this one declines, there is no replacement. */
  lastCompany: 20,
  /** Each further model of a class of which a better one stands before it: so that different cars come first. */
  sameClass: 100,
} as const;

/**
 * Offers, or models with theirs, in the recommended order (CAR-24): by the total of their best offer, dearer by
 * `COUNTS_DEARER`. Equals keep their order.
 */
export function recommendedFirst(entries: readonly PricedOffer[][]): PricedOffer[][] {
  const companies = new Map<number, number>();
  for (const { model } of entries.flat()) companies.set(model.id, (companies.get(model.id) ?? 0) + 1);
  const weightOf = (offer: PricedOffer) => {
    const waits = offer.supplier.confirmsInstantly ? 0 : COUNTS_DEARER.waits;
    const last = companies.get(offer.model.id) === 1 ? COUNTS_DEARER.lastCompany : 0;
    return totalOf(offer.price) * (1000 + waits + last);
  };
  const candidates = entries.map((offers) => ({
    entry: offers,
    weight: Math.min(...offers.map(weightOf)),
    kind: offers[0]?.carClass.id ?? 0,
  }));
  return withVariety(candidates, COUNTS_DEARER.sameClass);
}
