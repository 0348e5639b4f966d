import type { PricedOffer } from "./lodging.offers";

/** How much dearer an offer counts than it is, in thousandths of its price. */
const COUNTS_DEARER = {
  /** It has to be asked for, and may be declined. */
  waits: 50,
  /** The hotel has no further room of the kind. A villa never has one. */
  lastRoom: 20,
} as const;

/**
 * Offers in the order that we recommend (LODGE-22): by what the stay costs in all, dearer by `COUNTS_DEARER`. Everybody
 * finds a bed in each of them already (LODGE-4). What counts the same stays in the order in which it came.
 */
export function recommendedFirst(offers: readonly PricedOffer[], rooms: number): PricedOffer[] {
  const weightOf = ({ house, price, roomsLeft }: PricedOffer) => {
    const waits = house.confirmsInstantly ? 0 : COUNTS_DEARER.waits;
    const last = house.kind === "hotel" && roomsLeft <= rooms ? COUNTS_DEARER.lastRoom : 0;
    return price * (1000 + waits + last);
  };
  return offers
    .map((offer) => ({ offer, weight: weightOf(offer) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ offer }) => offer);
}
