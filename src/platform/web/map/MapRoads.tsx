import { memo } from "react";
import type { Position } from "../../../shared/roads/byRoad";
import { type RoadClass, type RoadLeg, roadLegs } from "../../../shared/roads/roadLegs";
import { roadPlaces } from "../../../shared/roads/roadPlaces";
import { mapStreets } from "./mapStreets";
import { type Point, toSheet } from "./projection";

/** The scales, in pixels for each unit, from which roads of a class and streets are drawn. */
const from: Readonly<Record<RoadClass | "street", number>> = { highway: 0, main: 0, other: 1.5, street: 9 };

/** The points of a road on the sheet. */
export function pointsOfLeg({ from: first, to: last, via }: RoadLeg): Point[] {
  const between = via.map(([latitude, longitude]) => ({ latitude, longitude }));
  return [roadPlaces.get(first), ...between, roadPlaces.get(last)].flatMap((point) => (point ? [toSheet(point)] : []));
}

const lineOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

const lineOfClass = (wanted: RoadClass) =>
  roadLegs
    .filter((leg) => leg.class === wanted)
    .map((leg) => lineOf(pointsOfLeg(leg)))
    .join("");

const lines: Readonly<Record<RoadClass | "street", string>> = {
  other: lineOfClass("other"),
  main: lineOfClass("main"),
  highway: lineOfClass("highway"),
  street: mapStreets
    .map((street) => lineOf(street.map(([latitude, longitude]) => toSheet({ latitude, longitude }))))
    .join(""),
};

/** In this order, the later over the earlier. */
const drawn = ["street", "other", "main", "highway"] as const;

type Props = {
  /** Pixels for each unit. */
  readonly scale: number;
  /** A way to point out. */
  readonly route: readonly Position[] | undefined;
};

/** The roads that a scale has room for, with their edges, and a route. */
export function MapRoads({ scale, route }: Props) {
  const classes = drawn.filter((name) => scale >= from[name]);
  return (
    <g className={scale >= 8 ? "roads near" : "roads"}>
      {["casing", "line"].map((part) => classes.map((name) => <Road key={part + name} name={name} part={part} />))}
      {route && <MapRoute route={route} />}
    </g>
  );
}

export function MapRoute({ route }: { readonly route: readonly Position[] }) {
  return <path className="route" d={lineOf(route.map(toSheet))} />;
}

type RoadProps = { readonly name: RoadClass | "street"; readonly part: string };

const Road = memo(function Road({ name, part }: RoadProps) {
  return <path className={`${part} ${name}`} d={lines[name]} />;
});
