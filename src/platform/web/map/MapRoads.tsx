import type { Position } from "../../../shared/roads/byRoad";
import { type RoadClass, type RoadLeg, roadLegs } from "../../../shared/roads/roadLegs";
import { roadPlaces } from "../../../shared/roads/roadPlaces";
import { boxAroundAll, overlap } from "./mapExtent";
import type { Box } from "./mapLabels";
import { mapStreets } from "./mapStreets";
import { type Point, toSheet } from "./projection";

/** The scales, in pixels per unit, from which roads of a class and streets are drawn. */
const from: Readonly<Record<RoadClass | "street", number>> = { highway: 0, main: 0, other: 1.5, street: 9 };

/** The points of a road on the sheet. */
export function pointsOfLeg({ from: first, to: last, via }: RoadLeg): Point[] {
  const between = via.map(([latitude, longitude]) => ({ latitude, longitude }));
  return [roadPlaces.get(first), ...between, roadPlaces.get(last)].flatMap((point) => (point ? [toSheet(point)] : []));
}

const lineOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

type Line = { readonly path: string; readonly box: Box };

const drawnLine = (points: readonly Point[]): Line => ({ path: lineOf(points), box: boxAroundAll(points) });

const linesOfClass = (wanted: RoadClass) =>
  roadLegs.filter((leg) => leg.class === wanted).map((leg) => drawnLine(pointsOfLeg(leg)));

const lines: Readonly<Record<RoadClass | "street", readonly Line[]>> = {
  other: linesOfClass("other"),
  main: linesOfClass("main"),
  highway: linesOfClass("highway"),
  street: mapStreets.map((street) =>
    drawnLine(street.map(([latitude, longitude]) => toSheet({ latitude, longitude }))),
  ),
};

/** In this order, later ones on top. */
const drawn = ["street", "other", "main", "highway"] as const;

type Props = {
  /** Pixels per unit. */
  readonly scale: number;
  /** The part of the sheet that is drawn. */
  readonly within: Box;
  /** A route to highlight. */
  readonly route: readonly Position[] | undefined;
};

/** The roads that are drawn at a scale, with their edges, and a route. */
export function MapRoads({ scale, within, route }: Props) {
  const roads = drawn
    .filter((name) => scale >= from[name])
    .map((name) => ({ name, path: pathWithin(lines[name], within) }))
    .filter(({ path }) => path !== "");
  return (
    <g className={scale >= 8 ? "roads near" : "roads"}>
      {["casing", "line"].map((part) =>
        roads.map(({ name, path }) => <path key={part + name} className={`${part} ${name}`} d={path} />),
      )}
      {route && <MapRoute route={route} />}
    </g>
  );
}

export function MapRoute({ route }: { readonly route: readonly Position[] }) {
  return <path className="route" d={lineOf(route.map(toSheet))} />;
}

const pathWithin = (all: readonly Line[], within: Box) =>
  all
    .filter(({ box }) => overlap(box, within))
    .map(({ path }) => path)
    .join("");
