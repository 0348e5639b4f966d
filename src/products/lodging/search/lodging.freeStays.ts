import { addDays, type HavanaDate } from "../../../shared/havana";
import type { LodgingCatalogue, Property } from "../lodging.catalogue";
import { nightDates, type Stay } from "../lodging.rules";
import type { LodgingRoom } from "../lodging.schemas";
import { cheapest, type FewFree, type PricedOffer, priceOffers, questionOf } from "./lodging.offers";

/** How many days before and after a stay are searched for another one. */
export const FREE_STAYS_WITHIN = 30;

/** How many rooms of each type are free on a night; nights and types without a sale are absent. */
export type FreeByNight = ReadonlyMap<HavanaDate, FewFree>;

/** The days on which a stay may begin, both included, and today. */
export type Beginning = { first: HavanaDate; last: HavanaDate; today: HavanaDate };

/**
 * The nearest stays of the same length before and after one in which a property has rooms for everybody; each with its
 * cheapest offer, the nearer first. (LODGE-19)
 */
export function nearestFreeStays(
  property: Property,
  wanted: { stay: Stay; rooms: readonly LodgingRoom[] },
  nights: FreeByNight,
  catalogue: Pick<LodgingCatalogue, "seasons">,
  { first, last, today }: Beginning,
): { stay: Stay; offer: PricedOffer }[] {
  const found: { stay: Stay; offer: PricedOffer }[] = [];
  const sides = new Set([-1, 1]);
  for (let days = 1; days <= FREE_STAYS_WITHIN && sides.size > 0; days += 1)
    for (const side of [...sides]) {
      const stay = moved(wanted.stay, side * days);
      if (stay.checkIn < first || stay.checkIn > last) continue;
      const question = questionOf(stay, wanted.rooms, catalogue, today);
      const offer = cheapest(priceOffers([property], fewestFree(stay, nights), question));
      if (!offer) continue;
      found.push({ stay, offer });
      sides.delete(side);
    }
  return found;
}

const moved = ({ checkIn, checkOut }: Stay, days: number): Stay => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days),
});

/** How many rooms of each type are free on the fullest night of a stay. */
function fewestFree(stay: Stay, nights: FreeByNight): FewFree {
  const least = new Map<number, number>();
  for (const night of nightDates(stay))
    for (const [roomTypeId, free] of nights.get(night) ?? [])
      least.set(roomTypeId, Math.min(least.get(roomTypeId) ?? free, free));
  return least;
}
