import { type RoadLeg, roadLegs } from "./roadLegs";
import { type RoadPlace, roadPlaces } from "./roadPlaces";

/** Degrees north, and (negative) west. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The quickest way between two positions. */
export type RoadWay = {
  readonly kilometres: number;
  /** By day, without stops. */
  readonly minutes: number;
  /** The network's places on the way, in order; empty if both ends are close to each other. */
  readonly places: readonly RoadPlace[];
};

const EARTH_KM = 6371;
/** Streets and small roads are about this much longer than the straight line, and driven at this speed. */
const DETOUR = 1.3;
const MINUTES_PER_KM = 60 / 40;
/** Two positions within this distance, in km by road, are connected directly, without the network. */
const NEXT_DOOR = 12;
/** By how many of the nearest network's places a position is connected. */
const ACCESSES = 3;
/** Places farther away than this many times the nearest one, plus this many km, do not connect a position. */
const ACCESS_TIMES = 1.6;
const ACCESS_KM = 4;

/** The distance between two positions as the crow flies, in kilometres. */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

const localKm = (a: Position, b: Position) => kilometresBetween(a, b) * DETOUR;

/** The legs that begin or end at a place. */
const legsAt = new Map<string, { readonly to: string; readonly leg: RoadLeg }[]>();
for (const leg of roadLegs)
  for (const [at, to] of [
    [leg.from, leg.to],
    [leg.to, leg.from],
  ] as const)
    legsAt.set(at, [...(legsAt.get(at) ?? []), { to, leg }]);

type Reached = { readonly kilometres: number; readonly minutes: number; readonly before: string | null };

const ways = new Map<string, ReadonlyMap<string, Reached>>();

/** The quickest way from a place to every place that a road leads to (Dijkstra's algorithm), computed once. */
function waysFrom(start: string): ReadonlyMap<string, Reached> {
  const known = ways.get(start);
  if (known) return known;
  const reached = new Map<string, Reached>([[start, { kilometres: 0, minutes: 0, before: null }]]);
  const open = new Set([start]);
  for (let at = nearestOf(open, reached); at !== undefined; at = nearestOf(open, reached)) {
    open.delete(at);
    const here = reached.get(at);
    for (const { to, leg } of (here && legsAt.get(at)) ?? []) {
      const way = {
        kilometres: (here?.kilometres ?? 0) + leg.kilometres,
        minutes: (here?.minutes ?? 0) + leg.minutes,
        before: at,
      };
      if (!isBetter(way, reached.get(to))) continue;
      reached.set(to, way);
      open.add(to);
    }
  }
  ways.set(start, reached);
  return reached;
}

type Length = { readonly kilometres: number; readonly minutes: number };

/** Differences in minutes below this are rounding errors. */
const SAME_MINUTES = 1e-6;

/** Whether a way is quicker than the best one so far; of equally quick ones the shorter is better. */
function isBetter(way: Length, best: Length | null | undefined): boolean {
  if (!best) return true;
  const later = way.minutes - best.minutes;
  return Math.abs(later) < SAME_MINUTES ? way.kilometres < best.kilometres - SAME_MINUTES : later < 0;
}

const nearestOf = (open: ReadonlySet<string>, reached: ReadonlyMap<string, Reached>): string | undefined =>
  [...open].sort((a, b) => (reached.get(a)?.minutes ?? 0) - (reached.get(b)?.minutes ?? 0))[0];

type Access = { readonly code: string; readonly kilometres: number };

const accesses = new WeakMap<Position, readonly Access[]>();

/** The network's places that connect a position, nearest first; cached for a place of the catalogue. */
function accessesOf(position: Position): readonly Access[] {
  const known = accesses.get(position) ?? findAccesses(position);
  accesses.set(position, known);
  return known;
}

function findAccesses(position: Position): readonly Access[] {
  const [nearest, ...others] = [...roadPlaces.values()]
    .map((place) => ({ code: place.code, kilometres: localKm(position, place) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  if (!nearest) return [];
  const most = nearest.kilometres * ACCESS_TIMES + ACCESS_KM;
  const land = waysFrom(nearest.code);
  return [nearest, ...others.filter(({ code, kilometres }) => kilometres <= most && land.has(code))].slice(0, ACCESSES);
}

/**
 * The quickest way by road between two positions, by the table of legs; null if no road leads there, as on an island.
 * Kilometres and minutes are not rounded. (ROAD-1)
 */
export function byRoad(from: Position, to: Position): RoadWay | null {
  const starts = accessesOf(from);
  const ends = accessesOf(to);
  let best: (Length & { start: string; end: string }) | null = null;
  for (const start of starts)
    for (const end of ends) {
      const between = waysFrom(start.code).get(end.code);
      if (!between) continue;
      const local = start.kilometres + end.kilometres;
      const way = {
        kilometres: between.kilometres + local,
        minutes: between.minutes + local * MINUTES_PER_KM,
        start: start.code,
        end: end.code,
      };
      if (isBetter(way, best)) best = way;
    }
  if (!best) return null;
  const direct = localKm(from, to);
  if (direct <= NEXT_DOOR && direct < best.kilometres)
    return { kilometres: direct, minutes: direct * MINUTES_PER_KM, places: [] };
  return { kilometres: best.kilometres, minutes: best.minutes, places: placesBetween(best.start, best.end) };
}

function placesBetween(start: string, end: string): RoadPlace[] {
  const reached = waysFrom(start);
  const places: RoadPlace[] = [];
  for (let at: string | null | undefined = end; at; at = reached.get(at)?.before) {
    const place = roadPlaces.get(at);
    if (place) places.unshift(place);
  }
  return places;
}

/** The quickest way between two places of the network by their codes. Throws if there is none. */
export function wayBetween(from: string, to: string): RoadWay {
  const reached = waysFrom(from).get(to);
  if (!reached) throw new Error(`no road leads from ${from} to ${to}`);
  return { kilometres: reached.kilometres, minutes: reached.minutes, places: placesBetween(from, to) };
}

/** Towns with gas stations on the way, without its ends. */
export function fuelStops({ places }: RoadWay): readonly RoadPlace[] {
  return places.slice(1, -1).filter(({ fuel, kind }) => fuel && kind !== "district");
}

/** Kilometres by road, rounded; across the sea 1.3 times the straight line. */
export function roadKm(from: Position, to: Position): number {
  return Math.round(byRoad(from, to)?.kilometres ?? localKm(from, to));
}

/** The points of the way on the map, from place to place along the drawn roads. */
export function pointsOfWay({ places }: Pick<RoadWay, "places">): Position[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1];
    const leg = before && legsAt.get(before.code)?.find(({ to }) => to === place.code)?.leg;
    const via = (leg?.via ?? []).map(([latitude, longitude]) => ({ latitude, longitude }));
    return [...(leg?.from === place.code ? via.reverse() : via), place];
  });
}
