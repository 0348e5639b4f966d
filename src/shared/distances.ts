/** Degrees. */
export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
/** Roads are about this much longer than the straight line. */
const DETOUR = 1.3;

/** Road kilometres between two places, estimated and whole. */
export function roadKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) * DETOUR);
}
