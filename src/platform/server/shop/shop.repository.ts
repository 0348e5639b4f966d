import { type Shop, unnamedShop } from "../../../shared/shop";
import { shop } from "../db/schema/shop";
import type { Tx } from "../services";

/** Who runs this shop, as its owner has set it. (OPS-91) */
export async function readShop(db: Tx): Promise<Shop> {
  const { name, street, town, phone, email, whatsApp } = shop;
  const [row] = await db.select({ name, street, town, phone, email, whatsApp }).from(shop).limit(1);
  return row ?? unnamedShop;
}
