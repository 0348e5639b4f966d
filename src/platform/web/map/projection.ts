import { SHEET } from "./cubaProvinces";

/** A point on the sheet of the map, in its units (about a kilometre), or on the screen in pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Where a place stands on the sheet. Degrees north and (negative) west. */
export function toSheet({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return {
    x: (longitude - SHEET.west) * SHEET.unitsPerLongitude,
    y: (SHEET.north - latitude) * SHEET.unitsPerLatitude,
  };
}
