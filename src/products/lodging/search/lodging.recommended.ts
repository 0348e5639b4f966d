import { DocPeriod } from "../../../shared/enumerations";
import { withVariety } from "../../../shared/variety";
import type { PricedOffer } from "./lodging.offers";

/** Penalties on an offer's price in the recommended order, in thousandths of it. */
const COUNTS_DEARER = {
  /** The property has to confirm it and may decline. */
  waits: 50,
  /** The hotel's last room of the kind; not for villas, of which there is only one. */
  lastRoom: 20,
  /** For each better property of the same zone and category before it, so that different ones come first. */
  sameKind: 100,
} as const;

/** Bonuses for included extras, in thousandths: each star above three, and meals. */
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

/** The codes of the most visited zones: a search without a place begins with them. */
export const mostVisited: readonly string[] = ["LHA", "VAR", "TRI", "VIN", "CSM", "CCO", "CGU"];

/**
 * Offers in the recommended order (LODGE-22): by the stay's total, with the penalties of `COUNTS_DEARER` and the
 * bonuses of `COUNTS_CHEAPER`. Each has beds for everybody (LODGE-4). Ties keep their order. `everywhere`: the search
 * names no place, so that those of `mostVisited` come before all others.
 */
export function recommendedFirst(
  offers: readonly PricedOffer[],
  rooms: number,
  { everywhere = false } = {},
): PricedOffer[] {
  if (everywhere) {
    const isVisited = ({ property }: PricedOffer) => mostVisited.includes(property.zone.code);
    return recommendedFirst(offers.filter(isVisited), rooms).concat(
      recommendedFirst(
        offers.filter((offer) => !isVisited(offer)),
        rooms,
      ),
    );
  }
  const weightOf = ({ property, plan, price, roomsLeft, confirmsInstantly }: PricedOffer) => {
    const waits = confirmsInstantly ? 0 : COUNTS_DEARER.waits;
    const last = property.kind === "hotel" && roomsLeft <= rooms ? COUNTS_DEARER.lastRoom : 0;
    const stars = Math.max(0, (property.stars ?? 0) - PLAIN_STARS) * COUNTS_CHEAPER.star;
    const meals = COUNTS_CHEAPER.meals.get(plan.mealsPlanId) ?? 0;
    return price * (1000 + waits + last - stars - meals);
  };
  const candidates = offers.map((offer) => ({
    entry: offer,
    weight: weightOf(offer),
    kind: `${offer.property.zone.id}/${offer.property.categoryId}`,
  }));
  return withVariety(candidates, COUNTS_DEARER.sameKind);
}
