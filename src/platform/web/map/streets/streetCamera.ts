import { SHEET } from "../cubaProvinces";
import type { View } from "../mapView";
import { fromSheet } from "../projection";

/** Pixels of the whole world's width at zoom 0 of MapLibre. */
const WORLD = 512;

/**
 * MapLibre's camera for a view of our sheet. Their projections differ by less than 4 pixels at the edges of a map 500
 * pixels high.
 */
export function cameraOf(view: View): { center: [longitude: number, latitude: number]; zoom: number } {
  const { latitude, longitude } = fromSheet(view);
  return { center: [longitude, latitude], zoom: Math.log2((view.scale * SHEET.unitsPerLongitude * 360) / WORLD) };
}
