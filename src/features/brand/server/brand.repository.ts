import { notInArray, sql } from "drizzle-orm";
import { shop, shopPictures } from "../../../platform/server/db/schema/shop";
import type { Tx } from "../../../platform/server/services";
import type { Brand } from "../../../shared/shop";

/** Locks the shop's row: changes are made one after the other. */
export async function lockShop(tx: Tx): Promise<void> {
  await tx.execute(sql`select 1 from ${shop} for update`);
}

/** Sets the given fields of the brand. */
export async function updateBrand(tx: Tx, { name, ...set }: Partial<Brand>): Promise<void> {
  await tx.update(shop).set({ ...set, ...(name !== undefined && { brandName: name }) });
}

/** Deletes the pictures that are no longer a mark. Emails that still wait get the current mark. */
export async function dropUnusedPictures(tx: Tx, { logo, logoNight }: Brand): Promise<void> {
  const used = [logo, logoNight].filter((name) => name !== null);
  await tx.delete(shopPictures).where(used.length > 0 ? notInArray(shopPictures.name, used) : undefined);
}
