import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/server/db/database";
import { provinces } from "../../car/server/catalogue.tables";

/** Where parcels go, by name. */
export function provincesByName(db: Database) {
  return db
    .select()
    .from(provinces)
    .orderBy(asc(sql`${provinces.name} collate "und-x-icu"`));
}

export async function provinceById(db: Database, id: number) {
  const [province] = await db.select().from(provinces).where(eq(provinces.id, id));
  return province;
}
