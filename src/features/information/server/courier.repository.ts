import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { provinces } from "../../places/server/places.tables";

/** The provinces to which parcels are sent, by name. */
export function provincesByName(db: Tx) {
  return db
    .select()
    .from(provinces)
    .orderBy(asc(sql`${provinces.name} collate "und-x-icu"`));
}

export async function provinceById(db: Tx, id: number) {
  const [province] = await db.select().from(provinces).where(eq(provinces.id, id));
  return province;
}
