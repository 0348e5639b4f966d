import { SHEET } from "./cubaProvinces";

/** A point on the sheet of the map, in its units (about a kilometre), or on the screen in pixels. */
export type Point = { readonly x: number; readonly y: number };

/** A part of the map, in degrees. */
export type MapArea = { readonly north: number; readonly east: number; readonly south: number; readonly west: number };

/** The coordinates of a point of the map's sheet. Degrees north and (negative) west. */
export function fromSheet({ x, y }: Point): { latitude: number; longitude: number } {
  return { latitude: SHEET.north - y / SHEET.unitsPerLatitude, longitude: SHEET.west + x / SHEET.unitsPerLongitude };
}

/** The point of the map's sheet at these coordinates. Degrees north and (negative) west. */
export function toSheet({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return {
    x: (longitude - SHEET.west) * SHEET.unitsPerLongitude,
    y: (SHEET.north - latitude) * SHEET.unitsPerLatitude,
  };
}
