import { totalOf } from "../../../features/plan/price/total";
import { withVariety } from "../../../shared/variety";
import type { PricedOffer } from "./car.offers";

/** Penalties on an offer's total in the recommended order, in thousandths of it. */
const COUNTS_DEARER = {
  /** The company has to confirm it first, and may decline. */
  waits: 50,
  /** No other company has this model free: if this one declines, there is no replacement. */
  lastCompany: 20,
  /** For each better model of the same class before it, so that different cars come first. */
  sameClass: 100,
} as const;

/**
 * Offers, single or grouped by model, in the recommended order (CAR-24): by the total of a group's best offer, with the
 * penalties of `COUNTS_DEARER`. Ties keep their order.
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
