import { and, asc, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { savedItems } from "./saved.tables";

/** A client's saved items, newest first. */
export async function savedOf(tx: Tx, clientId: number) {
  return tx
    .select({ item: savedItems.item, savedAt: savedItems.savedAt })
    .from(savedItems)
    .where(eq(savedItems.clientId, clientId))
    .orderBy(desc(savedItems.savedAt), asc(savedItems.item));
}

/** Saves items, the first one as the newest; no effect on items saved before. */
export async function saveItems(tx: Tx, clientId: number, items: readonly string[], at: Instant): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insert(savedItems)
    // A millisecond between each, to store their order.
    .values([...new Set(items)].map((item, index) => ({ clientId, item, savedAt: at - index })))
    .onConflictDoNothing();
}

export async function removeItems(tx: Tx, clientId: number, items: readonly string[]): Promise<void> {
  await tx.delete(savedItems).where(and(eq(savedItems.clientId, clientId), inArray(savedItems.item, [...items])));
}

/** Deletes all but the newest ones. */
export async function keepNewestItems(tx: Tx, clientId: number, most: number): Promise<void> {
  const newest = tx
    .select({ item: savedItems.item })
    .from(savedItems)
    .where(eq(savedItems.clientId, clientId))
    .orderBy(desc(savedItems.savedAt), asc(savedItems.item))
    .limit(most);
  await tx.delete(savedItems).where(and(eq(savedItems.clientId, clientId), notInArray(savedItems.item, newest)));
}
