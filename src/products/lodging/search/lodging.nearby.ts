import type { LodgingZone, Property } from "../lodging.catalogue";
import type { NearKind } from "../lodging.enumerations";

type Position = { latitude: number; longitude: number };

/** Something near a property, in whole kilometres in a straight line. */
export type Near = { kind: NearKind; id: number; name: string; zoneId: number; kilometres: number };

/** For each kind: how many are listed at most, and the largest distance in km. */
const listLimits: Record<NearKind, { most: number; within: number }> = {
  airport: { most: 2, within: 150 },
  office: { most: 1, within: 30 },
  zone: { most: 3, within: 120 },
};

/**
 * The zones, by their codes, that are islands without a road to any other zone: those of the province Isla de la
 * Juventud. The cays in the north have causeways.
 */
const islands: ReadonlySet<string> = new Set(["CLS", "IJV"]);

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places as the crow flies, in kilometres. */
export function kilometresBetween(a: Position, b: Position): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

/**
 * What is near a property, nearest first: airports and offices where we rent out cars, and other zones; nothing that is
 * across the sea. (LODGE-18)
 */
export function nearOf(
  property: Pick<Property, "latitude" | "longitude" | "zone">,
  zones: Iterable<LodgingZone>,
): Near[] {
  const isReached = ({ id, code }: LodgingZone) =>
    id === property.zone.id || !(islands.has(code) || islands.has(property.zone.code));
  const all = [...zones]
    .filter(isReached)
    .flatMap((zone): Near[] => [
      ...(zone.id === property.zone.id ? [] : [near("zone", zone, zone.id)]),
      ...zone.offices.map((office) => near(office.airport ? "airport" : "office", office, zone.id)),
    ]);
  const nearest = all.sort((a, b) => a.kilometres - b.kilometres || a.id - b.id);
  const counts = new Map<NearKind, number>();
  return nearest.filter(({ kind, kilometres }) => {
    const count = counts.get(kind) ?? 0;
    if (count === listLimits[kind].most || kilometres > listLimits[kind].within) return false;
    counts.set(kind, count + 1);
    return true;
  });

  function near(kind: NearKind, place: Position & { id: number; name: string }, zoneId: number): Near {
    return { kind, id: place.id, name: place.name, zoneId, kilometres: Math.round(kilometresBetween(property, place)) };
  }
}

/** A distance rounded to the accuracy of positions: 0 below 2 km, whole kilometres up to 20, then steps of five. */
export function roundedKilometres(kilometres: number): number {
  if (kilometres < 2) return 0;
  return kilometres <= 20 ? Math.round(kilometres) : Math.round(kilometres / 5) * 5;
}
