import type { Tx } from "../../../../../platform/server/services";
import { zones } from "../../../../places/server/places.tables";

/** All zones with their positions. */
export function placesOfZones(db: Tx) {
  const { id, name, latitude, longitude } = zones;
  return db.select({ id, name, latitude, longitude }).from(zones);
}
