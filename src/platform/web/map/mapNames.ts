import type { Size } from "./mapView";
import type { Point } from "./projection";

/** The average width of a letter, and the size of the controls in the upper right corner (MapControls), in pixels. */
const LETTER = 8;
const CONTROLS = { width: 64, height: 152 };

/**
 * The position of a name's middle: a name under the controls or beyond an edge is moved aside, as little as necessary.
 */
export function nameInSight({ x, y }: Point, name: string, size: Size): Point {
  const half = (name.length * LETTER) / 2;
  const end = size.width - half - (y < CONTROLS.height ? CONTROLS.width : 0);
  return { x: Math.max(half, Math.min(x, end)), y };
}
