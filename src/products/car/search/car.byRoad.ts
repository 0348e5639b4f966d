import { byRoad, type Position, roadKm } from "../../../shared/roads/byRoad";
import type { CarCatalogue } from "../car.catalogue";
import type { ZoneByRoad } from "../car.schemas";

/** The number of places to drive to, and the least distance in km. */
const PLACES_BY_ROAD = 5;
const LEAST_DRIVE_KM = 15;

/** The places nearest to one by road, without its immediate surroundings. (ROAD-2) */
export function zonesByRoad(
  here: Position & { readonly id: number },
  zones: readonly (Position & { readonly id: number; readonly name: string })[],
): ZoneByRoad[] {
  return zones
    .flatMap((zone) => {
      const way = zone.id === here.id ? null : byRoad(here, zone);
      if (!way || way.kilometres < LEAST_DRIVE_KM) return [];
      const Kilometres = Math.round(way.kilometres);
      return [{ ZoneId: zone.id, ZoneName: zone.name, Kilometres, Minutes: Math.round(way.minutes) }];
    })
    .sort((a, b) => a.Minutes - b.Minutes || a.ZoneId - b.ZoneId)
    .slice(0, PLACES_BY_ROAD);
}

/** The zones around a zone that have an office, nearest first. */
export function zonesAround(
  { zones, offices }: Pick<CarCatalogue, "zones" | "offices">,
  zoneId: number,
): { zoneId: number; km: number }[] {
  const here = zones.get(zoneId);
  if (!here) return [];
  return [...zones.values()]
    .filter(({ id }) => id !== zoneId && offices.some((office) => office.zoneId === id))
    .map((zone) => ({ zoneId: zone.id, km: roadKm(here, zone) }))
    .sort((a, b) => a.km - b.km || a.zoneId - b.zoneId);
}
