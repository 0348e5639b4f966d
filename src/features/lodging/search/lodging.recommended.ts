import { DocPeriod } from "../../../shared/enumerations";
import { withVariety } from "../../../shared/variety";
import type { PricedOffer } from "./lodging.offers";

/** How much dearer an offer counts than it is, in thousandths of its price. */
const COUNTS_DEARER = {
  /** It has to be asked for, and may be declined. */
  waits: 50,
  /** The hotel has no further room of the kind. A villa never has one. */
  lastRoom: 20,
  /** Each further place of a zone and category of which a better one stands before it: so that different ones come first. */
  sameKind: 100,
} as const;

/** How much cheaper it counts for what a stay there has: each star above three, and the meals that are paid with it. */
const COUNTS_CHEAPER = {
  star: 100,
  meals: new Map<number, number>([
    [DocPeriod.CP, 50],
    [DocPeriod.MAP, 100],
    [DocPeriod.AP, 150],
    [DocPeriod.ALL, 200],
  ]),
} as const;

const PLAIN_STARS = 3;

/**
 * Offers in the recommended order (LODGE-22): by the total of the stay, `COUNTS_DEARER` and `COUNTS_CHEAPER` for what
 * it has. Everybody has a bed in each of them (LODGE-4). Equal ones keep their order.
 */
export function recommendedFirst(offers: readonly PricedOffer[], rooms: number): PricedOffer[] {
  const weightOf = ({ house, plan, price, roomsLeft, confirmsInstantly }: PricedOffer) => {
    const waits = confirmsInstantly ? 0 : COUNTS_DEARER.waits;
    const last = house.kind === "hotel" && roomsLeft <= rooms ? COUNTS_DEARER.lastRoom : 0;
    const stars = Math.max(0, (house.stars ?? 0) - PLAIN_STARS) * COUNTS_CHEAPER.star;
    const meals = COUNTS_CHEAPER.meals.get(plan.mealsPlanId) ?? 0;
    return price * (1000 + waits + last - stars - meals);
  };
  const candidates = offers.map((offer) => ({
    entry: offer,
    weight: weightOf(offer),
    kind: `${offer.house.zone.id}/${offer.house.categoryId}`,
  }));
  return withVariety(candidates, COUNTS_DEARER.sameKind);
}
