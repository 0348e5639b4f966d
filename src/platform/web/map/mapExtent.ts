import type { Box } from "./mapLabels";
import type { Size, View } from "./mapView";
import type { Point } from "./projection";

/** The smallest box around points of the sheet. */
export function boxAroundAll(points: readonly Point[]): Box {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/**
 * The points of a province's outline: each ring begins at a position and continues by relative steps, as in
 * cubaProvinces.ts.
 */
export function pointsOfOutline(outline: string): Point[] {
  return outline.split("M").flatMap((ring) => {
    const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
    let at: Point = { x: 0, y: 0 };
    return numbers.flatMap((dx, index) => {
      if (index % 2 === 1) return [];
      at = { x: at.x + dx, y: at.y + (numbers[index + 1] ?? 0) };
      return [at];
    });
  });
}

/**
 * The part of the sheet whose land and roads are drawn: the visible part, and as much on each side, for a map that is
 * being moved.
 */
export function drawnPart({ x, y, scale }: View, { width, height }: Size): Box {
  const across = (1.5 * width) / scale;
  const down = (1.5 * height) / scale;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
