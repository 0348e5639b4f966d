import type { House } from "../lodging.catalogue";
import { kilometresBetween } from "./lodging.nearby";

const MOST_SIMILAR = 4;
/** Kilometres beyond which a property is no substitute. */
const SAME_REGION = 100;

/** Properties of the same category: first those of the zone, then those of the region, nearest first. (LODGE-16) */
export function similarHouses(house: House, houses: Iterable<House>): House[] {
  return [...houses]
    .filter(({ id, categoryId }) => id !== house.id && categoryId === house.categoryId)
    .map((other) => ({
      other,
      elsewhere: other.zone.id === house.zone.id ? 0 : 1,
      away: kilometresBetween(house, other),
    }))
    .filter(({ away }) => away <= SAME_REGION)
    .sort((a, b) => a.elsewhere - b.elsewhere || a.away - b.away || a.other.id - b.other.id)
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other);
}
