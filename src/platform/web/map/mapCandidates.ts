import { roadLegs, roadNames } from "../../../shared/roads/roadLegs";
import { type RoadPlace, roadPlaces } from "../../../shared/roads/roadPlaces";
import { provinces } from "./cubaProvinces";
import { pointsOfLeg } from "./MapRoads";
import type { Label } from "./mapLabels";
import { mapNames, type NameKind } from "./mapNames";
import type { Landmark } from "./mapPlaces";
import { onScreen, type Size, type View } from "./mapView";
import { type Point, toSheet } from "./projection";

/** The style of a name. */
export type LabelKind = NameKind | "town" | "airport" | "province" | "road";
export type MapLabel = Label & { readonly kind: LabelKind; readonly rank: number };

type Candidate = Omit<MapLabel, "at"> & { readonly point: Point; readonly from: number; readonly to: number };

/** The scales, in pixels per unit, from which towns of a rank, airports and provinces are named. */
const TOWNS_FROM = { 1: 0, 2: 1.1, 3: 2.4, 4: 5 } as const;
const TOWN_LETTERS = { 1: 14, 2: 13, 3: 12.5, 4: 12 } as const;
const AIRPORTS_FROM = { 1: 1.4, 2: 2.2, 3: 4, 4: 6 } as const;
const PROVINCES = { from: 1.7, to: 10 };
const LANDMARKS_FROM = 5;
const ROADS_FROM = 1;
/** Beyond this scale the districts of these places are named instead of them. */
const DISTRICTS_FROM = 18;
const WITH_DISTRICTS: ReadonlySet<string> = new Set(["LHA", "VAR", "CFG", "SCU"]);
const SHIELDS_APART = 200;

const letters: Readonly<Record<NameKind, number>> = { sea: 13, region: 12.5, district: 13, sight: 12 };
/** The priority of names, lowest first; a rank of a town or airport counts ten. */
const weights: Readonly<Record<LabelKind, number>> = {
  town: 0,
  airport: 6,
  district: 15,
  sight: 22,
  road: 28,
  sea: 33,
  province: 34,
  region: 45,
};
const weightOf = ({ key, kind, rank }: Pick<MapLabel, "key" | "kind" | "rank">) => {
  const first = NAMED_FIRST.indexOf(key);
  if (first >= 0) return first / NAMED_FIRST.length;
  return weights[kind] + (kind === "town" || kind === "airport" ? rank * 10 : 0);
};
/** The codes of the places that most visitors go to: named before other large towns. */
const NAMED_FIRST = ["VAR", "LHA", "TRI", "SCU", "VIN", "CMW", "CCO", "CFG", "SCL", "HOG", "BAR", "CSM"];

const EVER = Number.POSITIVE_INFINITY;

function ofPlace({ code, name, kind, rank, ...position }: RoadPlace): Candidate[] {
  if (kind === "district" || kind === "junction") return [];
  const airport = kind === "airport";
  return [
    {
      key: code,
      text: name,
      kind: airport ? "airport" : "town",
      rank,
      point: toSheet(position),
      fontSize: airport ? 12 : TOWN_LETTERS[rank],
      anchor: "point",
      from: airport ? AIRPORTS_FROM[rank] : TOWNS_FROM[rank],
      to: WITH_DISTRICTS.has(code) ? DISTRICTS_FROM : EVER,
    },
  ];
}

const fixed: readonly Candidate[] = [
  ...[...roadPlaces.values()].flatMap(ofPlace),
  ...mapNames.map(
    ({ name, kind, from, to, ...position }): Candidate => ({
      key: `${kind} ${name}`,
      text: name,
      kind,
      rank: 1,
      point: toSheet(position),
      fontSize: letters[kind],
      anchor: kind === "sight" ? "point" : "area",
      from,
      to,
    }),
  ),
  ...provinces.map(
    ({ code, name, x, y }): Candidate => ({
      key: `province ${code}`,
      text: name,
      kind: "province",
      rank: 1,
      point: { x, y },
      fontSize: 12,
      anchor: "area",
      ...PROVINCES,
    }),
  ),
];

/** Each numbered or named road at the middle of its legs. */
const roads = roadLegs.flatMap((leg) => {
  const points = pointsOfLeg(leg);
  const before = points[Math.floor((points.length - 1) / 2)];
  const after = points[Math.ceil((points.length - 1) / 2)];
  if (!leg.road || !before || !after) return [];
  const point = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
  return [{ road: leg.road, key: `${leg.from} ${leg.to}`, point }];
});

/**
 * The names that a view may show, the more important first, with their pixels; `said`: a name in the reader's language.
 */
export function labelsOf(
  view: View,
  size: Size,
  landmarks: readonly Landmark[],
  said: (name: string) => string,
): MapLabel[] {
  const shown = [
    ...fixed.map((candidate) => ({ ...candidate, text: said(candidate.text) })),
    ...roads.map(
      (one): Candidate => ({
        key: `road ${one.key}`,
        text: said(roadNames[one.road]),
        kind: "road",
        rank: 1,
        point: one.point,
        fontSize: 11.5,
        anchor: "area",
        apart: SHIELDS_APART,
        from: ROADS_FROM,
        to: EVER,
      }),
    ),
  ].filter(({ from, to }) => view.scale >= from && view.scale < to);
  const known = new Set(fixed.map(({ text }) => said(text)));
  const others = landmarks
    .filter(({ name }) => view.scale >= LANDMARKS_FROM && !known.has(name))
    .map(
      ({ name, ...position }): Candidate => ({
        key: `landmark ${name}`,
        text: name,
        kind: "town",
        rank: 3,
        point: toSheet(position),
        fontSize: TOWN_LETTERS[3],
        anchor: "point",
        from: LANDMARKS_FROM,
        to: EVER,
      }),
    );
  return [...shown, ...others]
    .sort((a, b) => weightOf(a) - weightOf(b) || a.from - b.from)
    .map(({ point, from: _from, to: _to, ...label }) => ({ ...label, at: onScreen(view, size, point) }));
}

/** The scale for showing one place: with its district's streets if they are known, else with the towns around it. */
export function closeUpOf(point: Point): number {
  const near =
    (within: number) =>
    ({ x, y }: Point) =>
      Math.hypot(x - point.x, y - point.y) <= within;
  const districts = mapNames.filter(({ kind }) => kind === "district" || kind === "sight").map(toSheet);
  return districts.some(near(4)) ? 22 : 9;
}
