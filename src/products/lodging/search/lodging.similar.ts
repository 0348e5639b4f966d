import { roadKm } from "../../../shared/roads/byRoad";
import type { Property } from "../lodging.catalogue";

const MOST_SIMILAR = 4;
/** Kilometres by road beyond which a property is no substitute. */
const SAME_REGION = 130;

/** Properties of the same category: first those of the zone, then those of the region, nearest first. (LODGE-16) */
export function similarProperties(property: Property, properties: Iterable<Property>): Property[] {
  return [...properties]
    .filter(({ id, categoryId }) => id !== property.id && categoryId === property.categoryId)
    .map((other) => ({
      other,
      elsewhere: other.zone.id === property.zone.id ? 0 : 1,
      away: roadKm(property, other),
    }))
    .filter(({ away }) => away <= SAME_REGION)
    .sort((a, b) => a.elsewhere - b.elsewhere || a.away - b.away || a.other.id - b.other.id)
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other);
}
