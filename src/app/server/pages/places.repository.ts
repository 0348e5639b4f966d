import { asc } from "drizzle-orm";
import { provinces, zones } from "../../../features/car/server/catalogue.tables";
import type { Tx } from "../../../platform/server/services";

/** The pages of the catalogue's zones and provinces. */
export async function placePaths(db: Tx): Promise<string[]> {
  const [ofZones, ofProvinces] = [
    await db.select({ id: zones.id }).from(zones).orderBy(asc(zones.id)),
    await db.select({ id: provinces.id }).from(provinces).orderBy(asc(provinces.id)),
  ];
  return [...ofZones.map(({ id }) => `/polo-details/${id}`), ...ofProvinces.map(({ id }) => `/province-details/${id}`)];
}
