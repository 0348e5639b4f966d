import { SHEET } from "./cubaProvinces";
import { fromSheet, type MapArea, type Point, toSheet } from "./projection";

/** The visible part of the sheet: its middle in sheet units, and the pixels per unit. */
export type View = { readonly x: number; readonly y: number; readonly scale: number };
/** Pixels. */
export type Size = {
  readonly width: number;
  readonly height: number;
  /** The largest scale, if the layer below the pins shows more detail than our own drawing. */
  readonly largest?: number;
};

/** The largest scale: beyond it the drawing shows no more detail. */
export const LARGEST_SCALE = 110;
/** The largest scale with streets: the houses of a block can be distinguished. */
export const LARGEST_STREET_SCALE = 1_800;
/** The largest automatic zoom: beyond it the surroundings by which places are recognised are lost. */
const LARGEST_FIT = 44;
const NEARLY_WHOLE = 1.4;
/** Space for pins at the edges of a fitted view, in pixels; the map's buttons are at the right. */
const MARGIN = { left: 44, right: 92, top: 64, bottom: 28 };

/** The view of the whole island. */
export function wholeView({ width, height }: Size): View {
  const scale = Math.min(width / (SHEET.width + 40), height / (SHEET.height + 40));
  return { x: SHEET.width / 2, y: SHEET.height / 2, scale };
}

/** A view within bounds: never smaller than the whole island, never off the sheet. */
export function clampView(view: View, size: Size): View {
  const smallest = wholeView(size).scale;
  return {
    x: clamp(view.x, 0, SHEET.width),
    y: clamp(view.y, 0, SHEET.height),
    scale: clamp(view.scale, smallest, size.largest ?? LARGEST_SCALE),
  };
}

/** The closest view that shows all points, with a scale of at most `largest`; the whole island if there are none. */
export function fitView(points: readonly Point[], size: Size, largest = LARGEST_FIT): View {
  if (points.length === 0) return wholeView(size);
  const west = Math.min(...points.map(({ x }) => x));
  const east = Math.max(...points.map(({ x }) => x));
  const north = Math.min(...points.map(({ y }) => y));
  const south = Math.max(...points.map(({ y }) => y));
  const across = Math.max(size.width - MARGIN.left - MARGIN.right, 40) / Math.max(east - west, 0.01);
  const down = Math.max(size.height - MARGIN.top - MARGIN.bottom, 40) / Math.max(south - north, 0.01);
  const scale = Math.min(across, down, largest);
  // Nearly the whole island: shows all of it rather than cutting off its ends.
  if (scale < NEARLY_WHOLE * wholeView(size).scale) return wholeView(size);
  const y = (north + south) / 2 - (MARGIN.top - MARGIN.bottom) / 2 / scale;
  const x = (west + east) / 2 + (MARGIN.right - MARGIN.left) / 2 / scale;
  return clampView({ x, y, scale }, size);
}

/** The view after the map was dragged by so many pixels. */
export function panView(view: View, by: Point, size: Size): View {
  return clampView({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, size);
}

/** The view enlarged by a factor, with the point at a pixel staying where it is. */
export function zoomView(view: View, times: number, at: Point, size: Size): View {
  const { scale } = clampView({ ...view, scale: view.scale * times }, size);
  const still = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  const shift = 1 / view.scale - 1 / scale;
  return clampView({ x: view.x + still.x * shift, y: view.y + still.y * shift, scale }, size);
}

/** The pixel of a point of the sheet. */
export function onScreen(view: View, { width, height }: Size, point: Point): Point {
  return { x: (point.x - view.x) * view.scale + width / 2, y: (point.y - view.y) * view.scale + height / 2 };
}

/** The area of the map that a view shows. */
export function areaOf(view: View, { width, height }: Size): MapArea {
  const half = { x: width / 2 / view.scale, y: height / 2 / view.scale };
  const northWest = fromSheet({ x: view.x - half.x, y: view.y - half.y });
  const southEast = fromSheet({ x: view.x + half.x, y: view.y + half.y });
  return {
    north: northWest.latitude,
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
  };
}

/** The closest view that shows a whole area. */
export function viewOf({ north, east, south, west }: MapArea, size: Size): View {
  const from = toSheet({ latitude: north, longitude: west });
  const to = toSheet({ latitude: south, longitude: east });
  const scale = Math.min(size.width / (to.x - from.x), size.height / (to.y - from.y));
  return clampView({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale }, size);
}

/**
 * The view moved by as little as necessary to bring a pixel into view, with room for its pin, and above the lowest
 * `covered` pixels.
 */
export function bringIntoView(view: View, size: Size, pixel: Point, covered = 0): View {
  const x = pixel.x - clamp(pixel.x, MARGIN.left, size.width - MARGIN.right);
  const y = pixel.y - clamp(pixel.y, MARGIN.top, size.height - MARGIN.bottom - covered);
  return x === 0 && y === 0 ? view : panView(view, { x: -x, y: -y }, size);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
