import { asc } from "drizzle-orm";
import { provinces, zones } from "../../../../features/places/server/places.tables";
import type { Tx } from "../../../../platform/server/services";

/** The catalogue's zones: each has a page, even if nothing is offered there yet. */
export async function zoneIds(db: Tx): Promise<number[]> {
  return (await db.select({ id: zones.id }).from(zones).orderBy(asc(zones.id))).map(({ id }) => id);
}

/** The catalogue's provinces, each with a page too. */
export async function provinceIds(db: Tx): Promise<number[]> {
  return (await db.select({ id: provinces.id }).from(provinces).orderBy(asc(provinces.id))).map(({ id }) => id);
}
