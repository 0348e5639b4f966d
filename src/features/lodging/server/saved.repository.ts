import { and, asc, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { hotels, savedHouses } from "./lodging.tables";

/** A client's saved houses, the newest first; those no longer offered too. */
export async function savedHousesOf(tx: Tx, clientId: number) {
  return tx
    .select({ hotelId: hotels.id, name: hotels.name, active: hotels.active, savedAt: savedHouses.savedAt })
    .from(savedHouses)
    .innerJoin(hotels, eq(hotels.id, savedHouses.hotelId))
    .where(eq(savedHouses.clientId, clientId))
    .orderBy(desc(savedHouses.savedAt), asc(hotels.id));
}

/** Saves houses that are there, the first as the newest; one that was saved before stays as it was. */
export async function saveHouses(tx: Tx, clientId: number, ids: readonly number[], at: Instant): Promise<void> {
  const known = await tx
    .select({ id: hotels.id })
    .from(hotels)
    .where(inArray(hotels.id, [...ids]));
  const there = ids.filter((id) => known.some((hotel) => hotel.id === id));
  if (there.length === 0) return;
  await tx
    .insert(savedHouses)
    // A millisecond apart, so that their order is kept.
    .values([...new Set(there)].map((hotelId, index) => ({ clientId, hotelId, savedAt: at - index })))
    .onConflictDoNothing();
}

export async function removeSavedHouses(tx: Tx, clientId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(savedHouses).where(and(eq(savedHouses.clientId, clientId), inArray(savedHouses.hotelId, [...ids])));
}

/** Leaves the newest of them. */
export async function keepNewestHouses(tx: Tx, clientId: number, most: number): Promise<void> {
  const newest = tx
    .select({ hotelId: savedHouses.hotelId })
    .from(savedHouses)
    .where(eq(savedHouses.clientId, clientId))
    .orderBy(desc(savedHouses.savedAt), asc(savedHouses.hotelId))
    .limit(most);
  await tx.delete(savedHouses).where(and(eq(savedHouses.clientId, clientId), notInArray(savedHouses.hotelId, newest)));
}
