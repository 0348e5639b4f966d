import { byRoad, type Position } from "../../../shared/roads/byRoad";
import type { LodgingZone, Property } from "../lodging.catalogue";
import type { NearKind } from "../lodging.enumerations";

/** Something near a property, in whole kilometres and minutes by road. */
export type Near = { kind: NearKind; id: number; name: string; zoneId: number; kilometres: number; minutes: number };

/** For each kind: how many are listed at most, and the largest distance in km by road. */
const listLimits: Record<NearKind, { most: number; within: number }> = {
  airport: { most: 2, within: 190 },
  office: { most: 1, within: 40 },
  zone: { most: 3, within: 155 },
};

/**
 * The surroundings of a property by road, nearest first: airports and our rental offices, and other zones; nothing
 * without a road to it. (LODGE-18)
 */
export function nearOf(
  property: Pick<Property, "latitude" | "longitude" | "zone">,
  zones: Iterable<LodgingZone>,
): Near[] {
  const all = [...zones].flatMap((zone): Near[] => [
    ...(zone.id === property.zone.id ? [] : near("zone", zone, zone.id)),
    ...zone.offices.flatMap((office) => near(office.airport ? "airport" : "office", office, zone.id)),
  ]);
  const nearest = all.sort((a, b) => a.kilometres - b.kilometres || a.id - b.id);
  const counts = new Map<NearKind, number>();
  return nearest.filter(({ kind, kilometres }) => {
    const count = counts.get(kind) ?? 0;
    if (count === listLimits[kind].most || kilometres > listLimits[kind].within) return false;
    counts.set(kind, count + 1);
    return true;
  });

  function near(kind: NearKind, place: Position & { id: number; name: string }, zoneId: number): Near[] {
    const way = byRoad(property, place);
    if (!way) return [];
    const kilometres = Math.round(way.kilometres);
    return [{ kind, id: place.id, name: place.name, zoneId, kilometres, minutes: Math.round(way.minutes) }];
  }
}
