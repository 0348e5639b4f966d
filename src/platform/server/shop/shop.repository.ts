import { eq, sql } from "drizzle-orm";
import { type Shop, type ShopSection, unnamedShop } from "../../../shared/shop";
import { shop, shopSections } from "../db/schema/shop";
import type { Tx } from "../services";

/** The shop's operator, as the owner has entered it. (OPS-91) */
export async function readShop(db: Tx): Promise<Shop> {
  const { name, street, town, phone, email, whatsApp } = shop;
  const [row] = await db.select({ name, street, town, phone, email, whatsApp }).from(shop).limit(1);
  return row ?? unnamedShop;
}

/** The sections that the owner leaves out. (WEB-18) */
export async function hiddenSections(db: Tx): Promise<ShopSection[]> {
  const { section, shown } = shopSections;
  const rows = await db.select({ section }).from(shopSections).where(eq(shown, false)).orderBy(section);
  return rows.map((row) => row.section);
}

/** The shop's name as an SQL value, for a new row of another table; null where it is not set. */
export const shopName = sql<string | null>`(select ${shop.name} from ${shop} limit 1)`;
