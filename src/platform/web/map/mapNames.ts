import type { Size } from "./mapView";
import type { Point } from "./projection";

/** The width of a letter, and what the map's controls take of its upper end corner (MapControls), in pixels. */
const LETTER = 8;
const CONTROLS = { width: 64, height: 152 };

/** Where the middle of a name is written: one that would stand under the controls or beyond an edge moves aside, as far as it must. */
export function nameInSight({ x, y }: Point, name: string, size: Size): Point {
  const half = (name.length * LETTER) / 2;
  const end = size.width - half - (y < CONTROLS.height ? CONTROLS.width : 0);
  return { x: Math.max(half, Math.min(x, end)), y };
}
