import type { Tx } from "../../../platform/server/services";
import { provinceData, zoneData } from "./places.data";
import { provinces, zones } from "./places.tables";

/** The map of every shop: provinces and zones. Existing rows stay unchanged. */
export async function seedMap(db: Tx): Promise<void> {
  const provinceRows = provinceData.map(([code, name]) => ({ id: Number(code), code, name }));
  const zoneRows = zoneData.map(([code, name, province, latitude, longitude], index) => ({
    id: index + 1,
    code,
    name,
    provinceId: Number(province),
    latitude,
    longitude,
  }));
  await db.insert(provinces).values(provinceRows).onConflictDoNothing();
  await db.insert(zones).values(zoneRows).onConflictDoNothing();
}
