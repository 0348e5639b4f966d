import { and, asc, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { zones } from "../../car/server/catalogue.tables";
import { chainRows, houseRows, roomRows, serviceRows } from "./lodging.rows.seed";
import { hotelChains, hotelServices, hotels, roomRates, roomTypes } from "./lodging.tables";

/** Hotels and villas with their rooms and rates. What is there already stays as it is: operators may have changed it. */
export async function seedLodging(db: Tx): Promise<void> {
  const known = await db.select().from(zones).orderBy(asc(zones.id));
  const { types, rates } = roomRows();
  await db.insert(hotelChains).values(chainRows).onConflictDoNothing();
  await db.insert(hotels).values(houseRows(known)).onConflictDoNothing();
  await db.insert(hotelServices).values(serviceRows()).onConflictDoNothing();
  await db
    .insert(roomTypes)
    .values(types)
    // A database from before rooms had beds gets them; what an operator wrote stays.
    .onConflictDoUpdate({
      target: roomTypes.id,
      set: { beds: sql`excluded.beds`, squareMetres: sql`excluded.square_metres` },
      setWhere: and(isNull(roomTypes.beds), isNull(roomTypes.squareMetres)),
    });
  await db.insert(roomRates).values(rates).onConflictDoNothing();
}
