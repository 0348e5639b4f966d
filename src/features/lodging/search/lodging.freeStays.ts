import { addDays, type HavanaDate } from "../../../shared/havana";
import type { LodgingCatalogue, Property } from "../lodging.catalogue";
import { nightDates, type Stay } from "../lodging.rules";
import type { LodgingRoom } from "../lodging.schemas";
import { cheapest, type PricedOffer, priceOffers, questionOf, type Sold } from "./lodging.offers";

/** How many days before and after a stay are searched for another one. */
export const FREE_STAYS_WITHIN = 30;

/** How many rooms of each type are sold on a night. */
export type SoldByNight = ReadonlyMap<HavanaDate, Sold>;

/** The days on which a stay may begin, both included, and today. */
export type Beginning = { first: HavanaDate; last: HavanaDate; today: HavanaDate };

/**
 * The nearest stays of the same length before and after one, for which a property has rooms for everybody; each with
 * its cheapest offer, the nearer first. (LODGE-19)
 */
export function nearestFreeStays(
  property: Property,
  wanted: { stay: Stay; rooms: readonly LodgingRoom[] },
  nights: SoldByNight,
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
      const offer = cheapest(priceOffers([property], fullest(stay, nights), question));
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

/** How many rooms of each type are sold on the fullest night of a stay. */
function fullest(stay: Stay, nights: SoldByNight): Sold {
  const most = new Map<number, number>();
  for (const night of nightDates(stay))
    for (const [roomTypeId, sold] of nights.get(night) ?? [])
      most.set(roomTypeId, Math.max(most.get(roomTypeId) ?? 0, sold));
  return most;
}
