import { d, type Shape } from "../drawing";
import type { Paint } from "../paint";

// Parts of buildings, in scene units around the middle of the base: x to the right, y down, so above the ground y is
// negative.

/** Left, foot, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number];
type Wall = Paint | "own";

const outline = ([x, y, w, h]: Box) => d`M${x} ${y}v${-h}h${w}v${h}z`;

/** The same box, mirrored. */
export const mirrored = ([x, y, w, h]: Box): Box => [-x - w, y, w, h];

const filled = (fill: Wall, path: string): Shape => ({ fill, d: path });

/** Boxes of the same paint. */
export const block = (paint: Wall, ...boxes: readonly Box[]): Shape => filled(paint, boxes.map(outline).join(""));

/** A wall whose right side is in shade; `side` is that side's share of the width. */
export function wall(paint: Wall, [x, y, w, h]: Box, side = 0.1): Shape[] {
  return [block(paint, [x, y, w, h]), block("shade", [x + w * (1 - side), y, w * side, h])];
}

interface Openings {
  /** The part of a bay's width and of a storey's height that an opening takes. */
  readonly wide?: number;
  readonly high?: number;
  /** The height of an opening's middle in its storey. */
  readonly at?: number;
  readonly paint?: Wall;
}

/** Openings in rows and columns: one dashed line for each storey, for small markup. */
export function windows(box: Box, storeys: number, bays: number, openings: Openings = {}): Shape {
  const [x, y, w, h] = box;
  const { wide = 0.5, high = 0.56, at = 0.52, paint = "glass" } = openings;
  const storey = h / storeys;
  const bay = w / bays;
  const rows = Array.from(
    { length: storeys },
    (_, floor) => d`M${x + (bay * (1 - wide)) / 2} ${y - storey * (floor + at)}h${w - bay * (1 - wide)}`,
  );
  const hundredths = (length: number) => Math.round(length * 100) / 100;
  return {
    stroke: paint,
    strokeWidth: hundredths(storey * high),
    ...(wide < 1 && { strokeDasharray: `${hundredths(bay * wide)} ${hundredths(bay * (1 - wide))}` }),
    d: rows.join(""),
  };
}

/** A band along each storey: balconies, parapets or the edges of floors. */
export function bands(box: Box, storeys: number, paint: Wall, high = 0.2, at = 0.12): Shape {
  return windows(box, storeys, 1, { wide: 1, high, at, paint });
}

/** Iron railings, a row on each storey. */
export function railings(box: Box, storeys: number, bays: number, wide = 0.7): Shape {
  const [x, y, w, h] = box;
  const storey = h / storeys;
  const bay = w / bays;
  const each = (floor: number) =>
    Array.from(
      { length: bays },
      (_, column) => d`M${x + bay * (column + (1 - wide) / 2)} ${y - storey * (floor + 0.24)}h${bay * wide}`,
    );
  const rails = Array.from({ length: storeys }, (_, floor) => each(floor).join(""));
  return { stroke: "ink", strokeWidth: Math.round(storey * 2.4) / 10, strokeDasharray: "1 1.3", d: rails.join("") };
}

/** A row of round arches that stand on the foot of their box; `pointed` ones are Moorish. */
export function arches(box: Box, count: number, openings: Openings & { readonly pointed?: boolean } = {}): Shape {
  const [x, y, w, h] = box;
  const { wide = 0.66, paint = "glass", pointed = false } = openings;
  const bay = w / count;
  const half = (w / count) * wide * 0.5;
  const rise = Math.max(h - half * (pointed ? 1.5 : 1), 1);
  const head = pointed
    ? d`c${-half * 0.3} ${-half} ${half * 0.5} ${-half * 1.2} ${half} ${-half * 1.6}c${half * 0.5} ${half * 0.4} ${half * 1.3} ${half * 0.6} ${half} ${half * 1.6}`
    : d`a${half} ${half} 0 0 1 ${half * 2} 0`;
  const one = (column: number) => d`M${x + bay * (column + 0.5) - half} ${y}v${-rise}` + head + d`v${rise}z`;
  return filled(paint, Array.from({ length: count }, (_, column) => one(column)).join(""));
}

/** A front seen at an angle: its foot and its top at the left and at the right. */
export interface Face {
  readonly x: number;
  readonly w: number;
  readonly foot: readonly [left: number, right: number];
  readonly top: readonly [left: number, right: number];
}

/** Openings of a front seen at an angle: their sides are vertical, their sills follow its slope. */
export function leaning({ x, w, foot, top }: Face, storeys: number, bays: number, openings: Openings = {}): Shape {
  const { wide = 0.5, high = 0.56, at = 0.52, paint = "glass" } = openings;
  const level = (along: number, up: number) => {
    const low = foot[0] + (foot[1] - foot[0]) * along;
    return low + (top[0] + (top[1] - top[0]) * along - low) * up;
  };
  const one = (floor: number, column: number) => {
    const left = (column + (1 - wide) / 2) / bays;
    const right = (column + (1 + wide) / 2) / bays;
    const low = (floor + at - high / 2) / storeys;
    const up = (floor + at + high / 2) / storeys;
    return d`M${x + w * left} ${level(left, low)}V${level(left, up)}L${x + w * right} ${level(right, up)}V${level(right, low)}z`;
  };
  const all = Array.from({ length: storeys * bays }, (_, index) => one(Math.floor(index / bays), index % bays));
  return filled(paint, all.join(""));
}

/** A moulding along the top of a box. */
export const cornice = ([x, y, w, h]: Box, thick = 3, over = 3, paint: Wall = "foam"): Shape =>
  block(paint, [x - over, y - h, w + over * 2, thick]);

/** A balustrade on top of a box. */
export const balustrade = ([x, y, w, h]: Box, high = 5, paint: Wall = "foam"): Shape => ({
  stroke: paint,
  strokeWidth: high,
  strokeDasharray: "1.6 2.2",
  d: d`M${x} ${y - h - high / 2 - 1}h${w}`,
});

/** A hipped roof on top of a box, its right slope in shade. At `inset` of half of the width it is a pyramid. */
export function hipped([x, y, w, h]: Box, rise: number, inset: number, over = 5, paint: Wall = "roof"): Shape[] {
  const left = x - over;
  const right = x + w + over;
  const foot = y - h + 1;
  const top = y - h - rise;
  return [
    filled(paint, d`M${left} ${foot}L${x + inset} ${top}H${x + w - inset}L${right} ${foot}z`),
    filled("shade", d`M${right} ${foot}L${x + w - inset} ${top}L${x + w - inset - w * 0.16} ${foot}z`),
  ];
}

/** A gabled roof on top of a box, with the gable to the front. */
export function gabled([x, y, w, h]: Box, rise: number, over = 6, paint: Wall = "roof"): Shape[] {
  const middle = x + w / 2;
  const foot = y - h + 2;
  const top = y - h - rise;
  return [
    filled(paint, d`M${x - over} ${foot}L${middle} ${top}L${x + w + over} ${foot}z`),
    filled("shade", d`M${middle} ${top}L${x + w + over} ${foot}H${x + w * 0.7}z`),
  ];
}

/** A curved palm roof on top of a box. */
export function thatched([x, y, w, h]: Box, rise: number, over = 12): Shape[] {
  const middle = x + w / 2;
  const half = w / 2 + over;
  const top = y - h + 5 - rise;
  const slope = (to: 1 | -1) =>
    d`M${middle} ${top}c${half * 0.2 * to} ${rise * 0.38} ${half * 0.62 * to} ${rise * 0.76} ${half * to} ${rise}l${-6 * to} 5`;
  const inner = d`H${middle + half * 0.4}c${-half * 0.04} ${-rise * 0.25} ${-half * 0.2} ${-rise * 0.65} ${-half * 0.4} ${-rise - 5}z`;
  const seams = [-1, 0, 1].map(
    (to) => d`M${middle + half * 0.1 * to} ${top + rise * 0.3}l${half * 0.4 * to} ${rise * 0.6}`,
  );
  return [
    filled("sand2", slope(-1) + d`H${middle}z` + slope(1) + d`H${middle}z`),
    filled("shade", slope(1) + inner),
    lines("trunk", 1.6, seams.join("")),
  ];
}

/** Lines without a fill. */
export const lines = (paint: Wall, strokeWidth: number, path: string): Shape => ({
  fill: "none",
  stroke: paint,
  strokeWidth,
  d: path,
});

/** A swimming pool on the ground, seen from the front, as its middle, its width and its depth. */
export function pool(x: number, y: number, w: number, depth = 10): Shape[] {
  const rim = (half: number, deep: number) =>
    d`M${x - half} ${y}C${x - half * 0.6} ${y - deep} ${x + half * 0.6} ${y - deep} ${x + half} ${y}C${x + half * 0.7} ${y + deep} ${x - half * 0.7} ${y + deep} ${x - half} ${y}z`;
  return [
    filled("foam", rim(w / 2, depth)),
    filled("sea2", rim(w / 2 - 7, depth - 2.6)),
    {
      stroke: "foam",
      strokeWidth: 2,
      strokeLinecap: "round",
      d: d`M${x - w * 0.24} ${y}h${w * 0.16}M${x + w * 0.02} ${y + 3}h${w * 0.2}`,
    },
  ];
}

/** Scalloped awnings over the bays of a street front, within a box. */
export function awnings([x, y, w, h]: Box, count: number, paint: Wall = "flower", wide = 0.8): Shape {
  const bay = w / count;
  const one = (column: number) => {
    const left = x + bay * (column + (1 - wide) / 2);
    const span = bay * wide;
    return d`M${left} ${y}L${left + span * 0.12} ${y - h}h${span * 0.76}L${left + span} ${y}z`;
  };
  return filled(paint, Array.from({ length: count }, (_, column) => one(column)).join(""));
}
